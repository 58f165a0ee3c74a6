import { atMost } from '../../kernel/settings/defaults.ts'
import { setting, type Values } from '../../kernel/settings/definition.ts'
import { duration, rate } from '../../kernel/settings/kinds/amounts.ts'
import { list } from '../../kernel/settings/kinds/basic.ts'
import { redirectUri } from '../../kernel/settings/kinds/urls.ts'
import { notLonger } from '../../kernel/settings/rules.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  OAUTH_LIMIT_ADDRESS: setting(rate, {
    about:
      'Sign-ins and device codes that people who are not signed in may have begun from one network address before further ones are put off.',
    default: '600/10m',
  }),
  OAUTH_RESOURCES: setting(list(redirectUri), {
    about:
      'Addresses of resource servers that get access tokens of their own, as JWTs (RFC 8707, RFC 9068). Introspection tells whether such a token still counts; a server that only verifies the signature learns of an ended session when the token expires.',
    default: '',
    example: 'https://erp.example.mn/api',
  }),
  CODE_TTL: setting(duration, { about: 'Life of an authorization code.', default: '60s' }),
  ACCESS_TTL: setting(duration, { about: 'Life of an access token.', default: '10m' }),
  ID_TOKEN_TTL: setting(duration, { about: 'Life of an ID token.', default: '1h' }),
  REFRESH_IDLE: setting(duration, {
    about: 'A refresh token ends when it was not used for this long.',
    default: atMost('30d', 'REFRESH_MAX'),
    shownDefault: '30d, or REFRESH_MAX when that is shorter',
    example: '30d',
  }),
  REFRESH_MAX: setting(duration, {
    about: 'A family of refresh tokens ends this long after its first one.',
    default: '90d',
  }),
  SIGNING_KEY_ROTATION: setting(duration, {
    about: 'Age at which signing keys are replaced; the next ones are published a day before they sign.',
    default: '90d',
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const oauthSettings: SettingGroup = {
  title: 'Sign-in provider',
  settings: definitions,
  rules: [notLonger('REFRESH_IDLE', 'REFRESH_MAX')],
}
