import type { AuditSealer } from './audit/sealer.ts'
import type { InstallationBrand } from './branding/installation-brand.ts'
import type { Passwords } from './crypto/passwords/password.ts'
import type { SecretBox } from './crypto/secret-box.ts'
import type { Database } from './database/database.ts'
import type { Translator } from './i18n/messages.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Log } from './log/log.ts'
import type { Mail } from './mail/mail.ts'
import type { ServiceMetrics } from './metrics/service-metrics.ts'
import type { ModuleRegistry } from './module/registry.ts'
import type { OidcClients } from './oidc/oidc-clients.ts'
import type { OperatorOutbound } from './outbound/operator/operator-outbound.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { ProcessValues } from './process-values.ts'
import type { Settings } from './settings/settings.ts'
import type { Geolocation } from './visitor/geolocation.ts'

/** What the platform made at its start and hands down through the context. */
export type Services = Readonly<{
  settings: Settings
  brand: InstallationBrand
  log: Log
  database: Database
  secrets: SecretBox
  passwords: Passwords
  translator: Translator
  modules: ModuleRegistry
  metrics: ServiceMetrics
  mail: Mail
  outbound: Outbound
  /** Calls to systems of the state, whose addresses the operator sets. They wait for people, so they have places of their own. */
  governmentOutbound: Outbound
  /** Calls to addresses that the operator named: peer installations, applications of the whole installation. */
  operatorOutbound: OperatorOutbound
  oidc: OidcClients
  jobs: JobQueue
  sealer: AuditSealer
  geolocation: Geolocation
  processValues: ProcessValues
}>
