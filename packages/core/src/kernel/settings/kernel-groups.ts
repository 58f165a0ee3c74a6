import { brand } from './definitions/brand.ts'
import { database } from './definitions/database.ts'
import { limits } from './definitions/limits.ts'
import { listening } from './definitions/listening.ts'
import { logging } from './definitions/logging.ts'
import { outside } from './definitions/outside.ts'
import { passwords } from './definitions/passwords.ts'
import { secrets } from './definitions/secrets.ts'
import { signing } from './definitions/signing.ts'
import { telemetry } from './definitions/telemetry.ts'
import { allOrNone, isProduction, needs, notLonger, rule } from './rules.ts'
import type { SettingGroup } from './setting-group.ts'

const httpsOrigin = rule(['PUBLIC_ORIGIN', 'ENVIRONMENT'], settings =>
  isProduction(settings) && !settings.PUBLIC_ORIGIN.startsWith('https://')
    ? `must begin with https:// in production (it is "${settings.PUBLIC_ORIGIN}")`
    : undefined,
)

const separateMetrics = rule(['METRICS_PORT', 'PORT'], settings =>
  settings.METRICS_PORT !== undefined &&
  settings.METRICS_PORT !== 0 &&
  settings.METRICS_PORT === settings.PORT
    ? 'must differ from PORT; leave it out to serve metrics on the main port'
    : undefined,
)

const embeddedInProduction = rule(['DATABASE_URL'], settings =>
  isProduction(settings) && settings.DATABASE_URL === undefined
    ? 'is not set: production runs on the embedded PostgreSQL; back up DATA_DIR'
    : undefined,
)

const noSecretKey = rule(['SSO_SECRET_KEY'], settings =>
  isProduction(settings) && !settings.SSO_SECRET_KEY
    ? 'is not set: storing credentials of providers and targets will be refused, and signing keys end with their process'
    : undefined,
)

const someLanguage = rule(['LANGUAGES'], settings =>
  settings.LANGUAGES.length === 0 ? 'must name at least one language' : undefined,
)

const noMailServer = rule(['MAIL_URL'], settings =>
  isProduction(settings) && !settings.MAIL_URL.startsWith('smtp')
    ? 'does not name an SMTP server: mail will reach nobody'
    : undefined,
)

/** The settings of the kernel by subject, in the order of docs/settings.md. */
export const kernelGroups: readonly SettingGroup[] = [
  {
    title: 'Listening and files',
    settings: listening,
    rules: [httpsOrigin, separateMetrics],
    outboundUrls: ({ PUBLIC_ORIGIN }) => [PUBLIC_ORIGIN],
  },
  {
    title: 'Database',
    settings: database,
    rules: [
      allOrNone('APP_DATABASE_URL', 'PLATFORM_DATABASE_URL', 'JOBS_DATABASE_URL'),
      needs('APP_DATABASE_URL', 'DATABASE_URL'),
      needs('DIRECT_DATABASE_URL', 'DATABASE_URL'),
    ],
    cautions: [embeddedInProduction],
  },
  { title: 'Keys and secrets', settings: secrets, cautions: [noSecretKey] },
  { title: 'Passwords', settings: passwords },
  { title: 'Limits', settings: limits, rules: [notLonger('HEADERS_TIMEOUT', 'REQUEST_TIMEOUT')] },
  {
    title: 'Mail and outbound calls',
    settings: outside,
    cautions: [noMailServer],
    outboundUrls: ({ MAIL_URL }) => [MAIL_URL.startsWith('smtp') ? MAIL_URL : undefined],
  },
  {
    title: 'Signatures',
    settings: signing,
    rules: [allOrNone('PKCS11_MODULE', 'PKCS11_PIN_FILE'), needs('PKCS11_TOKEN', 'PKCS11_MODULE')],
    outboundUrls: ({ TSA_URL }) => [TSA_URL],
  },
  { title: 'Brand and shell', settings: brand, rules: [someLanguage] },
  { title: 'Logs', settings: logging },
  { title: 'OpenTelemetry', settings: telemetry },
]
