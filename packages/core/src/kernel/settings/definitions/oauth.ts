import { setting } from '../definition.ts'
import { hostPort } from '../kinds/addresses.ts'
import { list } from '../kinds/basic.ts'
import { redirectUri } from '../kinds/urls.ts'

export const oauth = {
  OAUTH_REDIRECT_HOSTS: setting(list(hostPort), {
    about:
      'Hosts that redirect addresses of clients may name; empty allows any in development, none in production.',
    default: '',
    example: 'app.example.mn,intranet.example.mn:8443',
  }),
  SSO_DEFAULT_CLIENT_REDIRECT_URIS: setting(list(redirectUri), {
    about: 'Redirect addresses of the default client, compared byte for byte.',
    default: '',
    example: 'https://app.example.mn/callback',
  }),
}
