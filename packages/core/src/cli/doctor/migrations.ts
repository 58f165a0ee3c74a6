import type pg from 'pg'
import {
  changedOf,
  KERNEL_MIGRATIONS,
  type Migration,
  pendingOf,
  readMigrations,
} from '../../kernel/database/migrate.ts'
import type { ModuleRegistry } from '../../kernel/module/registry.ts'
import { migrationFolders } from '../../migrate-database.ts'
import { type Finding, fail, ok } from './finding.ts'

export async function checkMigrations(client: pg.Client, modules: ModuleRegistry): Promise<Finding> {
  const folders = [KERNEL_MIGRATIONS, ...migrationFolders(modules)]
  const wanted = (await Promise.all(folders.map(readMigrations))).flat()
  const rows = await readDone(client)
  const pending = pendingOf(wanted, rows)
  const changed = changedOf(wanted, rows)
  const names = (list: typeof wanted) => list.map(({ owner, name }) => `${owner}/${name}`).join(', ')
  if (changed.length > 0)
    return fail(
      'migrations',
      `changed after they were applied: ${names(changed)}`,
      'Run the version of Tamga that made this database, or bring the files back.',
    )
  if (pending.length > 0)
    return fail('migrations', `${pending.length} of ${wanted.length} not applied yet`, 'Run: tamga migrate')
  return ok('migrations', `all ${wanted.length} applied`)
}

type Applied = Pick<Migration, 'owner' | 'name' | 'checksum'>

async function readDone(client: pg.Client): Promise<Applied[]> {
  const { rows: tables } = await client.query(`select to_regclass('platform.migration') as found`)
  if (tables[0].found === null) return []
  const { rows } = await client.query<Applied>('select owner, name, checksum from platform.migration')
  return rows
}
