import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { KERNEL_MIGRATIONS, migrate, readMigrations } from '../kernel/database/migrate.ts'
import { ensureServiceRoles } from '../kernel/database/roles/roles.ts'
import { migrationFolders } from '../migrate-database.ts'
import { collectModules, type Distribution } from '../platform.ts'

/** Any number: whoever makes a template of this cluster holds it meanwhile. */
const TEMPLATE_LOCK = 7_204_981_234

export async function withOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** The templates that this process has found or made, by distribution and cluster. */
const templates = new WeakMap<Distribution, Map<string, Promise<string>>>()

function templateOf(clusterUrl: string, distribution: Distribution): Promise<string> {
  const known = templates.get(distribution) ?? new Map<string, Promise<string>>()
  templates.set(distribution, known)
  const template = known.get(clusterUrl) ?? ensureTemplate(clusterUrl, distribution)
  known.set(clusterUrl, template)
  // What failed is tried again.
  template.catch(() => known.delete(clusterUrl))
  return template
}

/** A new database in which the distribution's migrations are applied, copied from one that all test files of a cluster share. */
export async function cloneMigrated(clusterUrl: string, distribution: Distribution): Promise<string> {
  const template = await templateOf(clusterUrl, distribution)
  const name = `test_${randomBytes(6).toString('hex')}`
  await withOwner(clusterUrl, async owner => {
    await owner.query(`create database ${name} template ${template} strategy file_copy`)
    await copyRoleSettings(owner, template, name)
  })
  return name
}

/** Named by what is in it, so that another state of the migrations gets another one. */
async function ensureTemplate(clusterUrl: string, distribution: Distribution): Promise<string> {
  const modules = collectModules(distribution)
  const folders = migrationFolders(modules)
  const schedules = modules.all.flatMap(({ jobs = [] }) =>
    jobs.filter(({ every }) => every !== undefined).map(({ task }) => task),
  )
  const migrations = (await Promise.all([KERNEL_MIGRATIONS, ...folders].map(readMigrations))).flat()
  const parts = migrations.map(({ owner, name, checksum }) => `${owner} ${name} ${checksum}`)
  const hash = createHash('sha256').update([...parts, ...schedules].join())
  const name = `template_${hash.digest('hex').slice(0, 16)}`
  return withOwner(clusterUrl, async owner => {
    await owner.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await makeTemplate(owner, clusterUrl, { name, folders, schedules })
    return name
  })
}

type Template = { name: string; folders: Parameters<typeof migrate>[1]; schedules: readonly string[] }

/**
 * On its first start a service runs all that the clock starts, which costs as much as the start itself. The services of tests have that behind
 * them: a test makes due what it is about.
 */
const HAVE_RUN = `insert into jobs.schedule (name, next_run_at, last_run_at)
                  select task, now() + interval '1 day', now() from unnest($1::text[]) as t(task)`

/** Made under another name and renamed at the end: one that was broken off is never taken for whole. */
async function makeTemplate(
  owner: pg.Client,
  clusterUrl: string,
  { name, folders, schedules }: Template,
): Promise<void> {
  const draft = `${name}_draft`
  await owner.query(`drop database if exists ${draft} with (force)`)
  await owner.query(`create database ${draft}`)
  const url = databaseUrl(clusterUrl, draft)
  await ensureServiceRoles(url)
  await migrate(url, folders)
  await withOwner(url, inside => inside.query(HAVE_RUN, [schedules]))
  await owner.query(`alter database ${draft} rename to ${name}`)
}

export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

/** What a migration set for a role in its database is not part of the copy. */
async function copyRoleSettings(owner: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await owner.query<{ role: string; setting: string }>(
    `select s.setrole::regrole::text as role, unnest(s.setconfig) as setting
       from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where d.datname = $1`,
    [from],
  )
  for (const { role, setting } of rows) {
    const [key, ...value] = setting.split('=')
    await owner.query(
      `alter role ${role} in database ${to} set ${key} = ${pg.escapeLiteral(value.join('='))}`,
    )
  }
}
