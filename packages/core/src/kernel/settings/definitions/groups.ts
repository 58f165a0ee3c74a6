import type { Definitions, Values } from '../definition.ts'
import { bootstrap } from './bootstrap.ts'
import { brand } from './brand.ts'
import { database } from './database.ts'
import { government } from './government.ts'
import { lifetimes } from './lifetimes.ts'
import { limits } from './limits.ts'
import { listening } from './listening.ts'
import { logging } from './logging.ts'
import { oauth } from './oauth.ts'
import { outside } from './outside.ts'
import { secrets } from './secrets.ts'
import { signIn } from './sign-in.ts'

export type SettingGroup = Readonly<{ title: string; settings: Definitions }>

export const settingGroups: readonly SettingGroup[] = [
  { title: 'Listening and files', settings: listening },
  { title: 'Database', settings: database },
  { title: 'First start', settings: bootstrap },
  { title: 'Keys and secrets', settings: secrets },
  { title: 'Sign-in', settings: signIn },
  { title: 'Lifetimes', settings: lifetimes },
  { title: 'Limits', settings: limits },
  { title: 'Mail and outbound calls', settings: outside },
  { title: 'OAuth2 clients', settings: oauth },
  { title: 'Government services', settings: government },
  { title: 'Brand and shell', settings: brand },
  { title: 'Logs', settings: logging },
]

export const definitions = Object.freeze({
  ...listening,
  ...database,
  ...bootstrap,
  ...secrets,
  ...signIn,
  ...lifetimes,
  ...limits,
  ...outside,
  ...oauth,
  ...government,
  ...brand,
  ...logging,
})

export type Settings = Values<typeof definitions>
export type SettingName = keyof Settings
