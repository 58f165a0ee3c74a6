import { databaseAddresses } from './kernel/database/database.ts'
import { type MigrationFolder, migrate } from './kernel/database/migrate.ts'
import { ensureServiceRoles } from './kernel/database/roles/roles.ts'
import type { ModuleRegistry } from './kernel/module/registry.ts'
import type { Settings } from './kernel/settings/settings.ts'

export async function migrateDatabase(modules: ModuleRegistry, settings: Settings, databaseUrl: string) {
  const { direct } = databaseAddresses(settings, databaseUrl)
  if (settings.APP_DATABASE_URL === undefined) await ensureServiceRoles(direct)
  return migrate(direct, migrationFolders(modules))
}

export const migrationFolders = (modules: ModuleRegistry): MigrationFolder[] =>
  modules.all.flatMap(({ id, migrations }) => (migrations ? [{ owner: id, folder: migrations }] : []))
