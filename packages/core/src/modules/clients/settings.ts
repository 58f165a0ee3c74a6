import { optional, setting, type Values } from '../../kernel/settings/definition.ts'
import { hostPort } from '../../kernel/settings/kinds/addresses.ts'
import { choice, list } from '../../kernel/settings/kinds/basic.ts'
import { redirectUri } from '../../kernel/settings/kinds/urls.ts'
import { secretText } from '../../kernel/settings/kinds/values.ts'
import { isProduction, rule } from '../../kernel/settings/rules.ts'
import type { SettingGroup } from '../../kernel/settings/setting-group.ts'

/** Extensions of the provider beyond OpenID Connect Core; each can be switched off. */
const extension = choice('none', 'par', 'dpop', 'introspection-jwt', 'device')

const definitions = {
  OAUTH_EXTENSIONS: setting(list(extension), {
    about:
      'What the provider offers beyond the code, refresh and client_credentials grants: pushed authorization requests (par), sender-constrained tokens (dpop), signed introspection answers (introspection-jwt), signing in on devices without a browser (device, RFC 8628); none switches all of them off.',
    default: 'par,dpop',
    example: 'par,dpop,introspection-jwt,device',
  }),
  OAUTH_REDIRECT_HOSTS: setting(list(hostPort), {
    about:
      'Hosts that redirect addresses of clients may name, the default client included; a host without a port allows every port of it, one with a port that port alone. Nobody is sent any more to a host that is taken off the list. Empty allows any in development, none in production.',
    default: '',
    example: 'app.example.mn,intranet.example.mn:8443',
  }),
  SSO_DEFAULT_CLIENT_REDIRECT_URIS: setting(list(redirectUri), {
    about: 'Redirect addresses of the default client, compared byte for byte.',
    default: '',
    example: 'https://app.example.mn/callback',
  }),
  SSO_DEFAULT_CLIENT_SECRET: optional(secretText(1), {
    about: 'The secret of the default OAuth2 client; required in production, at least 16 characters there.',
    secret: true,
  }),
}

const clientSecret = rule(['SSO_DEFAULT_CLIENT_SECRET', 'ENVIRONMENT'], settings => {
  const given = settings.SSO_DEFAULT_CLIENT_SECRET
  if (given?.trim() === '') return 'is made of spaces alone: set it to a random text'
  if (!isProduction(settings)) return undefined
  if (given === undefined)
    return 'is required in production: set it to a random text of at least 16 characters'
  return given.length < 16 ? 'must be at least 16 characters long in production' : undefined
})

const shortClientSecret = rule(['SSO_DEFAULT_CLIENT_SECRET'], settings =>
  settings.SSO_DEFAULT_CLIENT_SECRET !== undefined && settings.SSO_DEFAULT_CLIENT_SECRET.length < 16
    ? 'is shorter than 16 characters, which production refuses'
    : undefined,
)

declare module '../../kernel/settings/all-settings.ts' {
  interface Settings extends Values<typeof definitions> {}
}

export const clientSettings: SettingGroup = {
  title: 'Connected applications',
  settings: definitions,
  rules: [clientSecret],
  cautions: [shortClientSecret],
}
