import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** A folder of numbered SQL files that one owner (the kernel or a module) applies in order. */
export type MigrationFolder = { owner: string; folder: URL }

export type MigrationOutcome = { applied: string[]; already: number }

export type Migration = { owner: string; name: string; sql: string; checksum: string }

const MIGRATION_LOCK = 7_204_981_233
export const KERNEL_MIGRATIONS: MigrationFolder = {
  owner: 'kernel',
  folder: new URL('./sql/', import.meta.url),
}

/** Applies what is missing, each file in a transaction of its own, under a lock that all starting processes share. */
export async function migrate(ownerUrl: string, folders: MigrationFolder[]): Promise<MigrationOutcome> {
  const migrations = (await Promise.all([KERNEL_MIGRATIONS, ...folders].map(readMigrations))).flat()
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await applyMissing(client, migrations)
  } finally {
    await client.end()
  }
}

export async function readMigrations({ owner, folder }: MigrationFolder): Promise<Migration[]> {
  const names = (await readdir(fileURLToPath(folder))).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { owner, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Two releases numbered some files differently, and both names stay: the same text of the same owner is one migration. */
export const textOf = ({ owner, checksum }: Pick<Migration, 'owner' | 'checksum'>): string =>
  `${owner} ${checksum}`

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<MigrationOutcome> {
  await client.query(`
    create schema if not exists platform;
    create table if not exists platform.migration (
      owner text, name text, checksum text not null, applied_at timestamptz not null default now(), primary key (owner, name)
    )`)
  const { rows } = await client.query<Migration>('select owner, name, checksum from platform.migration')
  const done = new Map(rows.map(row => [`${row.owner}/${row.name}`, row.checksum]))
  const texts = new Set(rows.map(textOf))
  const applied: string[] = []
  for (const migration of migrations) {
    const id = `${migration.owner}/${migration.name}`
    const checksum = done.get(id)
    if (checksum === undefined && texts.has(textOf(migration))) continue
    if (checksum === undefined) {
      await applyOne(client, migration)
      texts.add(textOf(migration))
      applied.push(id)
    } else if (checksum !== migration.checksum) {
      throw new Error(`migration ${id} was changed after it had been applied: write a new file instead`)
    }
  }
  return { applied, already: migrations.length - applied.length }
}

async function applyOne(client: pg.Client, { owner, name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into platform.migration (owner, name, checksum) values ($1, $2, $3)', [
      owner,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`migration ${owner}/${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
