import type pg from 'pg'
import { KERNEL_MIGRATIONS, readMigrations } from '../../kernel/database/migrate.ts'
import type { ModuleRegistry } from '../../kernel/module/registry.ts'
import { migrationFolders } from '../../platform.ts'
import { type Finding, fail, ok } from './finding.ts'

export async function checkMigrations(client: pg.Client, modules: ModuleRegistry): Promise<Finding> {
  const folders = [KERNEL_MIGRATIONS, ...migrationFolders(modules)]
  const wanted = (await Promise.all(folders.map(readMigrations))).flat()
  const done = await readDone(client)
  const pending = wanted.filter(({ owner, name }) => !done.has(`${owner}/${name}`))
  const changed = wanted.filter(
    ({ owner, name, checksum }) => (done.get(`${owner}/${name}`) ?? checksum) !== checksum,
  )
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

async function readDone(client: pg.Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query(`select to_regclass('platform.migration') as found`)
  if (tables[0].found === null) return new Map()
  const { rows } = await client.query<{ id: string; checksum: string }>(
    `select owner || '/' || name as id, checksum from platform.migration`,
  )
  return new Map(rows.map(row => [row.id, row.checksum]))
}
