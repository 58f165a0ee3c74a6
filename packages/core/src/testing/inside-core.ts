// What policy tests and tests of the database look at from outside: parts that have no place in the public face.

export { CompiledQuery } from 'kysely'
export { default as pg } from 'pg'
export { prepareFirstTenant } from '../cli/serve/first-tenant.ts'
export {
  documentedSettingGroups,
  installationSettingGroups,
  readInstallationSettings,
} from '../installation-settings.ts'
export { inPlatform, inTenant, PLATFORM_CHAIN, withTenant } from '../kernel/context.ts'
export { databaseAddresses, openDatabase } from '../kernel/database/database.ts'
export {
  KERNEL_MIGRATIONS,
  type MigrationFolder,
  migrate,
  readMigrations,
} from '../kernel/database/migrate.ts'
export { ensureServiceRoles, SERVICE_ROLES, serviceUrl } from '../kernel/database/roles/roles.ts'
export { datasets } from '../kernel/datasets/dataset.ts'
export { kernelErrors } from '../kernel/http/kernel-errors.ts'
export { compileSerialiser, createSchemaJudge } from '../kernel/http/validation.ts'
export { incompleteMessages } from '../kernel/i18n/incomplete.ts'
export { createTranslator } from '../kernel/i18n/messages.ts'
export { createLog } from '../kernel/log/log.ts'
export { kernelMessages } from '../kernel/messages/index.ts'
export { type ModuleManifest, permissionsOf } from '../kernel/module/define-module.ts'
export { settingsEnvExample, settingsMarkdown } from '../kernel/settings/settings.ts'
export type { SheetRow } from '../kernel/spreadsheets/cell.ts'
export { xlsxFile } from '../kernel/spreadsheets/xlsx.ts'
export { toolSets } from '../kernel/tools/tool.ts'
export { migrateDatabase, migrationFolders } from '../migrate-database.ts'
export { printSetupLink } from '../modules/identity/index.ts'
export { coreModules } from '../modules/index.ts'
export {
  collectModules,
  createPlatform,
  type Distribution,
  type Platform,
} from '../platform.ts'
export { CORE_VERSION } from '../version.ts'
export { environmentOutsideTests, setTestVariables, testsEverything } from './test-environment.ts'
