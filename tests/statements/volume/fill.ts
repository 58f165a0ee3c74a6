import { pg } from '@tamga/core/testing'
import { ACCOUNTS_AND_FACTORS } from './accounts-and-factors.ts'
import { APPROVALS } from './approvals.ts'
import { ASSISTANT } from './assistant.ts'
import { INVOICING } from './business/invoicing.ts'
import { POS } from './business/pos.ts'
import { BUSINESS } from './business.ts'
import { DEVICES } from './devices.ts'
import { DOCUMENTS } from './documents.ts'
import { MACHINE_ACCESS } from './machine-access.ts'
import { PEOPLE_AND_SESSIONS } from './people-and-sessions.ts'
import { PROVIDER_AND_JOBS } from './provider-and-jobs.ts'
import { REGISTRY } from './registry.ts'
import { REPORTS } from './reports.ts'
import { REVIEWS_AND_TARGETS } from './reviews-and-targets.ts'
import { SIGNATURES } from './signatures.ts'

/** How many rows a table gets, in the one tenant that is asked about, and the statement that makes them. */
export type Volume = { readonly rows: 'many' | 'some'; readonly insert: string }

/** How many rows `many` and `some` are. */
export type Size = { readonly many: number; readonly some: number }

export const SHORT: Size = { many: 100_000, some: 5_000 }
export const EVERYTHING: Size = { many: 100_000, some: 100_000 }

/** What signing in, the check of a session, tokens and the audit log look at. */
export const HOT_VOLUMES: Readonly<Record<string, Volume>> = {
  ...PEOPLE_AND_SESSIONS,
  ...ACCOUNTS_AND_FACTORS,
  ...MACHINE_ACCESS,
  ...PROVIDER_AND_JOBS,
}

export const VOLUMES: Readonly<Record<string, Volume>> = {
  ...HOT_VOLUMES,
  ...DEVICES,
  ...DOCUMENTS,
  ...SIGNATURES,
  ...ASSISTANT,
  ...APPROVALS,
  ...BUSINESS,
  ...INVOICING,
  ...POS,
  ...REGISTRY,
  ...REPORTS,
  ...REVIEWS_AND_TARGETS,
}

/** Tables that stay below a thousand rows however large an installation is: reading all of one costs nothing that matters. */
export const SMALL: Readonly<Record<string, string>> = {
  'jobs.schedule': 'one row for each job that the clock starts',
  'jobs.worker': 'one row for each process that runs',
  oidc_signing_key:
    'one active and one published key for each algorithm, and the retired until their tokens are over',
  oidc_process_key: 'one row for each process that signs with a key of its own',
  password_list: 'one row',
  ring_key: 'the present key of the installation and the former one',
  ring_peer_key: 'one or two keys of each peer',
  ring_link: 'a few services for each peer',
  document_usage: 'one row for each organisation, found by its key',
  platform_setting: 'one row for each setting of the installation',
  'platform.migration': 'one row for each migration file',
}

/**
 * Ids that follow from a number, so that tables name each other's rows; in no order, and older than all that is made while the
 * test runs. The same as in ids.ts.
 */
const ID_OF = `
  create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as
  $$ select ('00' || lpad(to_hex((n * 9973) & 16777215), 6, '0') || '-0000-7000-8000-' || left(md5(kind), 12))::uuid $$`

export type Filling = { readonly size: Size; readonly tables: readonly string[] }

/** Constraints between tables are not checked: what refers to a row names one by its number. */
export async function fillTables(
  databaseUrl: string,
  { tenantId, size, tables }: Filling & { readonly tenantId: string },
): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    await owner.query(`
      set session_replication_role = replica; set jit = off; set maintenance_work_mem = '256MB'; ${ID_OF}`)
    for (const table of tables) {
      const { rows, insert } = VOLUMES[table]!
      const statement = insert
        .replaceAll('$tenant', `'${tenantId}'::uuid`)
        .replaceAll('$rows', String(size[rows]))
        // As the service itself notes a time.
        .replaceAll('now()', `date_trunc('milliseconds', now())`)
      await fillTable(owner, table, statement).catch(error => {
        throw new Error(`filling ${table}: ${error.message}`)
      })
    }
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
  }
}

/** Indexes that are built at the end cost a third of those that grow row by row: until then they do not take part. */
async function fillTable(owner: pg.Client, table: string, statement: string): Promise<void> {
  const setReady = (ready: boolean) =>
    owner.query(`update pg_index set indisready = ${ready} where indrelid = '${table}'::regclass`)
  await setReady(false)
  await owner.query(statement)
  await setReady(true)
  await owner.query(`reindex table ${table}`)
}

/** Every table of the installation, the ones of modules that came since included. */
export async function tablesOf(databaseUrl: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string }>(`
      select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name
        from pg_tables where schemaname in ('public', 'platform', 'jobs') order by 1`)
    return rows.map(({ name }) => name)
  } finally {
    await owner.end()
  }
}
