import { setting } from '../definition.ts'
import { hostPort } from '../kinds/addresses.ts'
import { choice, list } from '../kinds/basic.ts'
import { redirectUri } from '../kinds/urls.ts'

/** Parts of the provider beyond the specification's; each can be switched off. */
const extension = choice('none', 'par', 'dpop', 'introspection-jwt', 'device')

export const oauth = {
  OAUTH_EXTENSIONS: setting(list(extension), {
    about:
      'What the provider offers beyond the code, refresh and client_credentials grants: pushed authorization requests (par), sender-constrained tokens (dpop), signed introspection answers (introspection-jwt), signing in on devices without a browser (device, RFC 8628); none switches all of them off.',
    default: 'par,dpop',
    example: 'par,dpop,introspection-jwt,device',
  }),
  OAUTH_RESOURCES: setting(list(redirectUri), {
    about:
      'Addresses of resource servers that get access tokens of their own, as JWTs (RFC 8707, RFC 9068). Introspection tells whether such a token still counts; a server that only verifies the signature learns of an ended session when the token expires.',
    default: '',
    example: 'https://erp.example.mn/api',
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
}
