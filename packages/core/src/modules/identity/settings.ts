import { atMost } from '../../kernel/settings/defaults.ts'
import { optional, setting, type Values } from '../../kernel/settings/definition.ts'
import { email } from '../../kernel/settings/kinds/addresses.ts'
import { duration, rate } from '../../kernel/settings/kinds/amounts.ts'
import { boolean } from '../../kernel/settings/kinds/basic.ts'
import { secretText, slug } from '../../kernel/settings/kinds/values.ts'
import { allOrNone, notLonger, rule } from '../../kernel/settings/rules.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  PASSWORD_LOGIN: setting(boolean, {
    about: 'Sign-in by e-mail and password.',
    default: 'on',
  }),
  LOGIN_LIMIT_ACCOUNT: setting(rate, {
    about: 'Failed sign-ins per account before further tries are slowed down.',
    default: '5/1m',
  }),
  LOGIN_LIMIT_ADDRESS: setting(rate, {
    about: 'Failed sign-ins per network address before further tries are slowed down.',
    default: '30/1m',
  }),
  SESSION_IDLE: setting(duration, {
    about: 'A session ends when it was not used for this long.',
    default: atMost('12h', 'SESSION_MAX'),
    shownDefault: '12h, or SESSION_MAX when that is shorter',
    example: '12h',
  }),
  SESSION_MAX: setting(duration, {
    about: 'A session ends this long after sign-in, used or not.',
    default: '7d',
  }),
  RESET_TTL: setting(duration, { about: 'Life of a link to choose a new password.', default: '1h' }),
  EMAIL_VERIFY_TTL: setting(duration, {
    about: 'Life of a link that confirms an e-mail address.',
    default: '24h',
  }),
  SETUP_TTL: setting(duration, {
    about: 'Life of the one-time setup link of an empty installation.',
    default: '1h',
  }),
  BOOTSTRAP_TENANT_SLUG: optional(slug, {
    about: 'The first tenant, made on an empty database only, with its administrator.',
    shownDefault: 'a one-time setup link is printed',
    example: 'acme',
  }),
  BOOTSTRAP_ADMIN_EMAIL: optional(email, {
    about:
      'The administrator of the first tenant, who is also the platform operator. Without passwords: bound at the first sign-in through the peer with this verified address.',
    example: 'admin@example.mn',
  }),
  BOOTSTRAP_ADMIN_PASSWORD: optional(secretText(8, 256), {
    about: 'The password of that administrator, where passwords are on; read once, on an empty database.',
    secret: true,
  }),
}

const bootstrapPassword = rule(['BOOTSTRAP_ADMIN_PASSWORD', 'PASSWORD_MIN'], settings => {
  const length = [...(settings.BOOTSTRAP_ADMIN_PASSWORD ?? '')].length
  return settings.BOOTSTRAP_ADMIN_PASSWORD !== undefined && length < settings.PASSWORD_MIN
    ? `must have at least ${settings.PASSWORD_MIN} characters (PASSWORD_MIN)`
    : undefined
})

/** Where people have passwords the first administrator has one, and nowhere else. */
const bootstrapMethod = rule(
  ['BOOTSTRAP_ADMIN_PASSWORD', 'BOOTSTRAP_ADMIN_EMAIL', 'PASSWORD_LOGIN'],
  ({ PASSWORD_LOGIN, BOOTSTRAP_ADMIN_EMAIL: email, BOOTSTRAP_ADMIN_PASSWORD: password }) => {
    if (password !== undefined && email === undefined) return 'needs BOOTSTRAP_ADMIN_EMAIL: set it too'
    if (PASSWORD_LOGIN && email !== undefined && password === undefined)
      return 'belongs to BOOTSTRAP_ADMIN_EMAIL while PASSWORD_LOGIN is on: set it too'
    return undefined
  },
)

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const identitySettings: SettingGroup = {
  title: 'Sign-in and sessions',
  settings: definitions,
  rules: [
    allOrNone('BOOTSTRAP_TENANT_SLUG', 'BOOTSTRAP_ADMIN_EMAIL'),
    bootstrapMethod,
    bootstrapPassword,
    notLonger('SESSION_IDLE', 'SESSION_MAX'),
  ],
}
