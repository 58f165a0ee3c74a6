import type { SettingName, Settings } from './definitions/groups.ts'

/** A sentence about settings that contradict each other; it is told under the first of their names. */
export type Rule = Readonly<{
  about: readonly SettingName[]
  finds: (settings: Settings) => string | undefined
}>

const rule = (about: readonly SettingName[], finds: Rule['finds']): Rule => ({ about, finds })

/** When some but not all are set. */
const allOrNone = (...names: readonly SettingName[]): Rule =>
  rule(names, settings => {
    const missing = names.filter(name => settings[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) return undefined
    return `belongs to ${names.slice(1).join(' and ')}: set all of them or none (missing: ${missing.join(', ')})`
  })

const needs = (name: SettingName, other: SettingName): Rule =>
  rule([name, other], settings =>
    settings[name] !== undefined && settings[other] === undefined ? `needs ${other}: set it too` : undefined,
  )

const notLonger = (name: SettingName, limit: SettingName): Rule =>
  rule([name, limit], settings =>
    Number(settings[name]) > Number(settings[limit])
      ? `must not be longer than ${limit}: shorten it`
      : undefined,
  )

const isProduction = (settings: Settings) => settings.ENVIRONMENT === 'production'

const clientSecret = rule(['SSO_DEFAULT_CLIENT_SECRET', 'ENVIRONMENT'], settings => {
  if (!isProduction(settings)) return undefined
  const given = settings.SSO_DEFAULT_CLIENT_SECRET
  if (given === undefined)
    return 'is required in production: set it to a random text of at least 16 characters'
  return given.length < 16 ? 'must be at least 16 characters long in production' : undefined
})

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

const bootstrapPassword = rule(['BOOTSTRAP_ADMIN_PASSWORD', 'PASSWORD_MIN'], settings => {
  const length = [...(settings.BOOTSTRAP_ADMIN_PASSWORD ?? '')].length
  return settings.BOOTSTRAP_ADMIN_PASSWORD !== undefined && length < settings.PASSWORD_MIN
    ? `must have at least ${settings.PASSWORD_MIN} characters (PASSWORD_MIN)`
    : undefined
})

export const rules: readonly Rule[] = [
  httpsOrigin,
  clientSecret,
  separateMetrics,
  allOrNone('BOOTSTRAP_TENANT_SLUG', 'BOOTSTRAP_ADMIN_EMAIL', 'BOOTSTRAP_ADMIN_PASSWORD'),
  bootstrapPassword,
  allOrNone('APP_DATABASE_URL', 'PLATFORM_DATABASE_URL', 'JOBS_DATABASE_URL'),
  needs('APP_DATABASE_URL', 'DATABASE_URL'),
  needs('DIRECT_DATABASE_URL', 'DATABASE_URL'),
  allOrNone('EID_RP_UUID', 'EID_RP_SECRET'),
  allOrNone('SSO_PEER_ISSUER', 'SSO_PEER_CLIENT_ID'),
  needs('SSO_PEER_CLIENT_SECRET', 'SSO_PEER_ISSUER'),
  needs('SOCIAL_LOGIN_CLIENT_SECRET', 'SOCIAL_LOGIN_CLIENT_ID'),
  notLonger('SESSION_IDLE', 'SESSION_MAX'),
  notLonger('REFRESH_IDLE', 'REFRESH_MAX'),
  notLonger('HEADERS_TIMEOUT', 'REQUEST_TIMEOUT'),
]

/** What is allowed, and still worth a line at the start. */
export const cautions: readonly Rule[] = [
  rule(['DATABASE_URL'], settings =>
    isProduction(settings) && settings.DATABASE_URL === undefined
      ? 'is not set: production runs on the embedded PostgreSQL; back up DATA_DIR'
      : undefined,
  ),
  rule(['SSO_SECRET_KEY'], settings =>
    isProduction(settings) && settings.SSO_SECRET_KEY === undefined
      ? 'is not set: storing credentials of providers and targets will be refused'
      : undefined,
  ),
  rule(['MAIL_URL'], settings =>
    isProduction(settings) && !settings.MAIL_URL.startsWith('smtp')
      ? 'does not name an SMTP server: mail will reach nobody'
      : undefined,
  ),
  rule(['SSO_DEFAULT_CLIENT_SECRET'], settings =>
    settings.SSO_DEFAULT_CLIENT_SECRET !== undefined && settings.SSO_DEFAULT_CLIENT_SECRET.length < 16
      ? 'is shorter than 16 characters, which production refuses'
      : undefined,
  ),
]
