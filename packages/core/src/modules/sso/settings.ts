import { optional, setting, type Values } from '../../kernel/settings/definition.ts'
import { boolean, text } from '../../kernel/settings/kinds/basic.ts'
import { issuer } from '../../kernel/settings/kinds/urls.ts'
import { secretText } from '../../kernel/settings/kinds/values.ts'
import { allOrNone, needs } from '../../kernel/settings/rules.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

const definitions = {
  SSO_LOGIN: setting(boolean, {
    about:
      'Sign-in through other providers: those of organisations, the peer installation, the social login.',
    default: 'on',
  }),
  SOCIAL_LOGIN_CLIENT_ID: optional(text(), {
    about: 'Client id at the social login; absent, its button is hidden.',
    example: '1234.apps.googleusercontent.com',
  }),
  SOCIAL_LOGIN_CLIENT_SECRET: optional(secretText(1), {
    about: 'Client secret at the social login.',
    secret: true,
  }),
  SOCIAL_LOGIN_ISSUER: setting(issuer, {
    about: 'The OpenID Connect issuer of the social login.',
    default: 'https://accounts.google.com',
  }),
  SSO_PEER_ISSUER: optional(issuer, {
    about: 'Another installation whose people may sign in here; with SSO_PEER_CLIENT_ID.',
    example: 'https://sign-in.example.mn',
  }),
  SSO_PEER_CLIENT_ID: optional(text(), {
    about: 'Our client id at that installation.',
    example: 'government',
  }),
  SSO_PEER_CLIENT_SECRET: optional(secretText(1), {
    about: 'Our client secret at that installation; absent for a public client.',
    secret: true,
  }),
}

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const ssoSettings: SettingGroup = {
  title: 'Sign-in through other providers',
  settings: definitions,
  rules: [
    allOrNone('SSO_PEER_ISSUER', 'SSO_PEER_CLIENT_ID'),
    needs('SSO_PEER_CLIENT_SECRET', 'SSO_PEER_ISSUER'),
    needs('SOCIAL_LOGIN_CLIENT_SECRET', 'SOCIAL_LOGIN_CLIENT_ID'),
  ],
  outboundUrls: settings => [
    settings.SSO_PEER_ISSUER,
    settings.SOCIAL_LOGIN_CLIENT_ID && settings.SOCIAL_LOGIN_ISSUER,
  ],
}
