// The public face of the core: what a distribution and its modules may use. Nothing else is importable from outside.
export { type Generated, type Selectable, sql } from 'kysely'
export { type Static, Type } from 'typebox'
export { runCommandLine } from './cli/main.ts'
export { type AuditEntry, changesBetween, recordChange, recordSecurity } from './kernel/audit/record.ts'
export {
  type Context,
  inPlatform,
  inTenant,
  type SessionContext,
  type TenantContext,
  withTenant,
} from './kernel/context.ts'
export { isUuid, uuidv7 } from './kernel/crypto/uuid.ts'
export type { TenantTx } from './kernel/database/transactions.ts'
export * from './kernel/http/contract.ts'
export { decodeCursor, encodeCursor, type Page, toPage } from './kernel/http/page.ts'
export { AppError, invalid, notFound, staleVersion, wrongState } from './kernel/http/problem.ts'
export { created, type RouteDefinition, route } from './kernel/http/route.ts'
export { catalog, plural, sourceCatalog } from './kernel/i18n/catalog.ts'
export { defineMessages } from './kernel/i18n/messages.ts'
export { defineJob, defineSchedule } from './kernel/jobs/define-job.ts'
export { defineCatalog } from './kernel/module/catalog.ts'
export { defineModule, type ModuleManifest } from './kernel/module/define-module.ts'
export { defineEvent, emit, on } from './kernel/module/events.ts'
export { defineExtensionPoint, provide } from './kernel/module/extension-point.ts'
export { roleChanged, roleGranted, roleRevoked } from './modules/access/events.ts'
export { isAppActive } from './modules/store/index.ts'
export {
  memberChanged,
  memberJoined,
  memberLeft,
  memberResumed,
  memberSuspended,
  tenantCreated,
} from './modules/tenancy/events.ts'
export type { Distribution } from './platform.ts'
export { printOpenapi } from './print-openapi.ts'
