import { optional, setting } from '../definition.ts'
import { rate } from '../kinds/amounts.ts'
import { boolean, integer, text } from '../kinds/basic.ts'
import { issuer } from '../kinds/urls.ts'
import { path, secretText } from '../kinds/values.ts'

export const signIn = {
  PASSWORD_LOGIN: setting(boolean, {
    about: 'Sign-in by e-mail and password.',
    default: 'on',
  }),
  PASSWORD_MIN: setting(integer(8, 64), {
    about: 'Fewest characters of a new password.',
    default: '8',
  }),
  LOGIN_LIMIT_ACCOUNT: setting(rate, {
    about: 'Failed sign-ins per account before further tries are slowed down.',
    default: '5/1m',
  }),
  LOGIN_LIMIT_ADDRESS: setting(rate, {
    about: 'Failed sign-ins per network address before further tries are slowed down.',
    default: '30/1m',
  }),
  ARGON2_MEMORY_KIB: setting(integer(8, 4_194_304), {
    about:
      'Memory of one password hash, in KiB; a changed value is applied at the next sign-in of each person.',
    default: '19456',
  }),
  ARGON2_ITERATIONS: setting(integer(1, 100), {
    about: 'Passes of one password hash.',
    default: '2',
  }),
  ARGON2_PARALLEL: setting(integer(1, 256), {
    about: 'Password hashes computed at the same time in one process.',
    // libuv has four worker threads by default, and name look-ups and file reads need one of them.
    default: around => String(Math.max(1, Math.min(around.cores, 3))),
    shownDefault: 'one per core, at most 3',
    example: '2',
  }),
  GEOIP_FILE: optional(path, {
    about: 'An MMDB file of cities or countries: sessions then say from where; absent, they name no place.',
    example: 'geo/city.mmdb',
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
