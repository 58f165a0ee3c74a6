import { optional, setting } from '../definition.ts'
import { listenAddresses } from '../kinds/addresses.ts'
import { boolean, choice, integer } from '../kinds/basic.ts'
import { origin } from '../kinds/urls.ts'
import { cookieStem, path, secretText } from '../kinds/values.ts'

export const listening = {
  ENVIRONMENT: setting(choice('development', 'production'), {
    about: 'Production insists on https and secrets, and switches every simulator off.',
    default: 'development',
  }),
  PORT: setting(integer(0, 65_535), {
    about: 'The port to listen on; 0 takes any free one.',
    default: '8080',
  }),
  HOST: setting(listenAddresses, {
    about: 'The addresses to listen on: loopback, any, or a comma-separated list.',
    default: around => (around.isContainer ? 'any' : 'loopback'),
    shownDefault: 'loopback (127.0.0.1 and ::1); in a container any (0.0.0.0 and ::)',
    example: '0.0.0.0',
  }),
  PUBLIC_ORIGIN: setting(origin, {
    about:
      'The address people open; issuer, links and cookies derive from it. Required and https in production.',
    default: around => (around.isProduction ? undefined : `http://localhost:${around.value('PORT')}`),
    shownDefault: 'http://localhost:PORT in development',
    example: 'https://sign-in.example.mn',
  }),
  COOKIE_NAME: setting(cookieStem, {
    about:
      'Stem of the names of all cookies. Installations on the same host need one each: ports do not part cookies.',
    default: 'tamga',
  }),
  TRUST_PROXY_HEADERS: setting(boolean, {
    about: 'Whether the nearest reverse proxy is believed about the address of the caller.',
    default: 'off',
  }),
  METRICS_PORT: optional(integer(0, 65_535), {
    about: 'A separate port for /metrics; absent, the main port has them as METRICS_TOKEN says.',
    example: '9090',
  }),
  METRICS_TOKEN: optional(secretText(16), {
    about:
      'Opens /metrics on the main port with Authorization: Bearer; absent, it is open in development and not there in production.',
    secret: true,
  }),
  GEOIP_FILE: optional(path, {
    about: 'An MMDB file of cities or countries: sessions then say from where; absent, no place is named.',
    example: 'geo/city.mmdb',
  }),
  DATA_DIR: setting(path, {
    about: 'Where the embedded PostgreSQL, generated development keys and written mail live.',
    default: 'var',
  }),
  SHELL_DIR: optional(path, {
    about: 'The folder of the built web shell to serve.',
    example: 'shells/web/dist',
  }),
}
