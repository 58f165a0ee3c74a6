// The public face of the core: what a distribution and its modules may use. Nothing else is importable from outside.

export { catalog, fmt, plural, slugOf, sourceCatalog } from '@tamga/formats'
export { type Generated, type Selectable, sql } from 'kysely'
export { type Static, Type } from 'typebox'
export { runCommandLine } from './cli/main.ts'
export {
  type AuditEntry,
  changesBetween,
  recordChange,
  recordChanges,
  recordSecurity,
} from './kernel/audit/record.ts'
export {
  type Context,
  inPlatform,
  inTenant,
  type SessionContext,
  type TenantContext,
  type TenantScope,
  withTenant,
} from './kernel/context.ts'
export { rowBinding } from './kernel/crypto/secret-box.ts'
export { SecretDamaged, SecretKeyMissing, SecretKeyUnknown } from './kernel/crypto/secret-errors.ts'
export { requireSecretForNewOrigin } from './kernel/crypto/secret-origin.ts'
export { hashToken, newToken } from './kernel/crypto/token.ts'
export { isUuid, uuidv7 } from './kernel/crypto/uuid.ts'
export {
  everyPage,
  integerKey,
  type KeysetColumn,
  type KeysetOrder,
  newestFirst,
  type PageQuery,
  selectPage,
  sortedBy,
  textKey,
  timeKey,
  uuidKey,
} from './kernel/database/keyset.ts'
export { searchWords } from './kernel/database/search-words.ts'
export type { PlatformTx, TenantTx } from './kernel/database/transactions.ts'
export {
  type Dataset,
  type DatasetContent,
  type DatasetReader,
  datasets,
  defineDataset,
} from './kernel/datasets/dataset.ts'
export { DayCounts, DaysQuery } from './kernel/days/day-contract.ts'
export { type DayCount, selectDayCounts } from './kernel/days/day-count-store.ts'
export { zoneFor } from './kernel/days/reader-zone.ts'
export {
  type EvidenceContent,
  type EvidenceSource,
  evidenceSources,
} from './kernel/evidence/evidence-source.ts'
export * from './kernel/http/contract.ts'
export { readMoment } from './kernel/http/moment.ts'
export { type Page, pageInMemory } from './kernel/http/page.ts'
export { escapeHtml } from './kernel/http/pages/escape-html.ts'
export {
  AppError,
  type FieldError,
  invalid,
  notFound,
  permissionDenied,
  staleVersion,
  wrongState,
} from './kernel/http/problem.ts'
export { created, route } from './kernel/http/route.ts'
export type { RouteDefinition, Stream } from './kernel/http/route-definition.ts'
export { loadMessages } from './kernel/i18n/load-messages.ts'
export { defineJob, defineSchedule } from './kernel/jobs/define-job.ts'
export { type MailOrder, queueMail, queueMails } from './kernel/mail/outbox/outbox.ts'
export { type CatalogEntry, defineCatalog } from './kernel/module/catalog.ts'
export { defineModule, type ModuleManifest } from './kernel/module/define-module.ts'
export {
  type DemoContribution,
  type DemoOrganisation,
  type DemoTenant,
  demoContributions,
} from './kernel/module/demo-contribution.ts'
export { defineEvent, on, onMany } from './kernel/module/events.ts'
export type { ExportedTable } from './kernel/module/exported-table.ts'
export { defineExtensionPoint, provide } from './kernel/module/extension-point.ts'
export {
  type DueNotification,
  type NotificationKind,
  notificationKinds,
} from './kernel/notifications/notification-kind.ts'
export { refreshNotifications } from './kernel/notifications/refresh-notifications.ts'
export type { CheckStep } from './kernel/oidc/discovery-check.ts'
export type { Claims, ProvidedIdentity } from './kernel/oidc/provided-identity.ts'
export { isSecure } from './kernel/oidc/relying-party.ts'
export type { OutboundRequest, OutboundResponse } from './kernel/outbound/message.ts'
export { OutboundError, type OutboundReason } from './kernel/outbound/outbound-error.ts'
export { type PdfCell, type PdfContent, type PdfTable, pdfReport } from './kernel/pdf/pdf-report.ts'
export { backoffDelay } from './kernel/reliability/backoff.ts'
export { parseRetryAfter } from './kernel/reliability/retry.ts'
export { createSemaphore, type Release, type Semaphore } from './kernel/reliability/semaphore.ts'
export * from './kernel/settings/all-settings.ts'
export { type Default, optional, setting, type Values } from './kernel/settings/definition.ts'
export { duration } from './kernel/settings/kinds/amounts.ts'
export type { SettingGroup } from './kernel/settings/setting-group.ts'
export { csvHead, csvLine } from './kernel/spreadsheets/csv.ts'
export { DEVICE_KINDS, type Device, describeDevice } from './kernel/visitor/device.ts'
export type { Place } from './kernel/visitor/geolocation.ts'
export {
  ADMIN,
  EVERYTHING,
  type GrantEvent,
  type GrantReason,
  grantDefaultRole,
  grantReasons,
  grantRole,
  lockAdministrators,
  lockRoles,
  type PersonReview,
  personReviews,
  type RemovedRight,
  type Role,
  removalTimeline,
  revokeGrants,
  revokeRole,
  roleChanged,
  roleFor,
  roleGranted,
  roleRevoked,
  selectPermissionsOfRole,
  selectRole,
  type TimelineEntry,
  USER,
} from './modules/access/index.ts'
export {
  type EndedSession,
  endSessions,
  isUnexpired,
  type LinkedLogin,
  type LinkedLogins,
  type LinkedLoginsOwner,
  linkedLogins,
  providerNames,
  SESSION_CAUSES,
  type SessionCause,
  sessionOrigins,
  sessionsEnded,
  signMembersOut,
} from './modules/identity/index.ts'
export { type LogoSource, logoAddress, logoSources } from './modules/logos/index.ts'
export { type ClientRef, clientsOfSessions } from './modules/oauth/index.ts'
export { endMemberships, findMembersMatching } from './modules/organisation/index.ts'
export { payloadInvalid, type RingService, ringServices, send } from './modules/ring/index.ts'
export {
  type Arrival,
  checkProof,
  type DomainClaim,
  deleteProof,
  domainFault,
  emailIn,
  type IdentityProvider,
  type IdentityProviders,
  identityProviders,
  insertProof,
  isEmailClaimVerified,
  type NewPerson,
  normaliseDomain,
  ownPath,
  type ProofFinding,
  type ProviderFace,
  type Recognised,
  readDomainClaims,
  redirectUriOf,
  selectHolders,
  startPath,
  type TrialOutcome,
} from './modules/sso/index.ts'
export { isAppActive, tenantsUsing } from './modules/store/index.ts'
export {
  insertMembership,
  isWithinUnits,
  lockMembership,
  lockUnits,
  type MemberProfile,
  type Membership,
  memberChanged,
  memberJoined,
  memberLeft,
  memberResumed,
  memberSuspended,
  normaliseEmail,
  personChanged,
  personClaims,
  readMemberProfiles,
  selectMembership,
  tenantCreated,
  tenantDeleted,
  unitChanged,
} from './modules/tenancy/index.ts'
export type { Distribution } from './platform.ts'
export { printOpenapi } from './print-openapi.ts'
