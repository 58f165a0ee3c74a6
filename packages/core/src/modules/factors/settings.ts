import { setting, type Values } from '../../kernel/settings/definition.ts'
import { duration, rate } from '../../kernel/settings/kinds/amounts.ts'
import { boolean } from '../../kernel/settings/kinds/basic.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  PASSKEY_LOGIN: setting(boolean, { about: 'Sign-in with passkeys.', default: 'on' }),
  STEP_UP_MAX_AGE: setting(duration, {
    about: 'Before sensitive actions a person proves their second factor again when the last proof is older.',
    default: '15m',
  }),
  MFA_TTL: setting(duration, { about: 'How long a sign-in waits for its second factor.', default: '10m' }),
  FACTOR_LIMIT: setting(rate, {
    about: 'Wrong codes per person before further tries are slowed down.',
    default: '5/5m',
  }),
  REMEMBER_DEVICE: setting(duration, {
    about:
      'How long a browser is remembered in which a person asked not to be asked for their second factor again.',
    default: '30d',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const factorSettings: SettingGroup = { title: 'Second factors', settings: definitions, rules: [] }
