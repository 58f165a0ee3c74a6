import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** A folder of numbered SQL files that one owner (the kernel or a module) applies in order. */
export type MigrationFolder = { owner: string; folder: URL }

export type MigrationOutcome = { applied: string[]; already: number }

export type Migration = {
  owner: string
  name: string
  sql: string
  checksum: string
  /** The names of those that one release had merged into this one. It is not applied any more; where it was, they are not. */
  merges: readonly string[]
  /** The checksums of other texts under which it was applied; a later migration makes the outcome the same. */
  otherTexts: readonly string[]
}

type Applied = Pick<Migration, 'owner' | 'name' | 'checksum'>

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

/** Which migrations of a folder one release had merged into one; another release has them one by one. */
const MERGED = 'merged.json'
/** Which migrations of a folder were applied with another text, by checksum. */
const OTHER_TEXTS = 'other-texts.json'

export async function readMigrations({ owner, folder }: MigrationFolder): Promise<Migration[]> {
  const files = (await readdir(fileURLToPath(folder))).sort()
  const readTable = async (file: string): Promise<Record<string, string[]>> =>
    files.includes(file) ? JSON.parse(await readFile(new URL(file, folder), 'utf8')) : {}
  const merged = await readTable(MERGED)
  const otherTexts = await readTable(OTHER_TEXTS)
  return Promise.all(
    files
      .filter(name => name.endsWith('.sql'))
      .map(async name => {
        const sql = await readFile(new URL(name, folder), 'utf8')
        const checksum = createHash('sha256').update(sql).digest('hex')
        return { owner, name, sql, checksum, merges: merged[name] ?? [], otherTexts: otherTexts[name] ?? [] }
      }),
  )
}

const idOf = ({ owner, name }: Pick<Migration, 'owner' | 'name'>): string => `${owner}/${name}`

const textOf = ({ owner, checksum }: Pick<Migration, 'owner' | 'checksum'>): string => `${owner} ${checksum}`

/** Two releases numbered some files differently, and both names stay: the same text of the same owner is one migration. */
export function pendingOf(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const done = new Set(applied.map(idOf))
  const texts = new Set(applied.map(textOf))
  for (const { owner, merges } of migrations.filter(one => done.has(idOf(one))))
    for (const name of merges) done.add(idOf({ owner, name }))
  return migrations.filter(one => {
    if (one.merges.length > 0 || done.has(idOf(one)) || texts.has(textOf(one))) return false
    texts.add(textOf(one))
    return true
  })
}

/** Those whose text is not the one that was applied. */
export function changedOf(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const done = new Map(applied.map(one => [idOf(one), one.checksum]))
  return migrations.filter(one => {
    const checksum = done.get(idOf(one)) ?? one.checksum
    return checksum !== one.checksum && !one.otherTexts.includes(checksum)
  })
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<MigrationOutcome> {
  await client.query(`
    create schema if not exists platform;
    create table if not exists platform.migration (
      owner text, name text, checksum text not null, applied_at timestamptz not null default now(), primary key (owner, name)
    )`)
  const { rows } = await client.query<Applied>('select owner, name, checksum from platform.migration')
  const [changed] = changedOf(migrations, rows)
  if (changed)
    throw new Error(
      `migration ${idOf(changed)} was changed after it had been applied: write a new file instead`,
    )
  const pending = pendingOf(migrations, rows)
  for (const migration of pending) await applyOne(client, migration)
  return { applied: pending.map(idOf), already: migrations.length - pending.length }
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
