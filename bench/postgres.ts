import { startDebianPostgres, startEmbeddedAlone } from '@tamga/core/testing'
import pg from 'pg'
import { parentOf } from './process-tree.ts'

/** Debian's where it is installed, and the one that the service brings along. */
export const SERVERS = ['debian', 'embedded'] as const

export type Server = (typeof SERVERS)[number]

const STARTS = { debian: startDebianPostgres, embedded: startEmbeddedAlone }

export type Postgres = {
  version: string
  /** The process that all others of the server hang below. */
  pid: number
  /** An empty database of its own and the owner's address of it. */
  createDatabase(name: string): Promise<string>
  /** What autovacuum does within a minute of real life: the planner learns how big the tables are by now. */
  analyze(): Promise<void>
  stop(): Promise<void>
}

/** A server of the bench's own, durable and cleaned up as in production. */
export async function startPostgres(which: Server): Promise<Postgres> {
  const server = await STARTS[which]()
  const databases: string[] = []
  try {
    await run(server.url, [
      'alter system set fsync = on',
      'alter system set synchronous_commit = on',
      'alter system set full_page_writes = on',
      'alter system set autovacuum = on',
      'select pg_reload_conf()',
    ])
    return {
      ...(await describe(server.url)),
      createDatabase: async name => {
        const url = await createDatabase(server.url, name)
        databases.push(url)
        return url
      },
      analyze: async () => {
        for (const url of databases) await run(url, ['analyze'])
      },
      stop: server.stop,
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Every server process is a child of the one asked for; ours is there as long as we are connected. */
async function describe(url: string): Promise<{ version: string; pid: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number; version: string }>(
      "select pg_backend_pid() as pid, current_setting('server_version') as version",
    )
    const pid = parentOf(rows[0]!.pid)
    if (pid === undefined) throw new Error('the bench reads CPU time from /proc: it needs Linux')
    return { version: rows[0]!.version, pid }
  } finally {
    await client.end()
  }
}

async function createDatabase(owner: string, name: string): Promise<string> {
  await run(owner, [`create database ${name}`])
  const url = new URL(owner)
  url.pathname = `/${name}`
  return url.href
}

/** Runs statements one after the other. */
export async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Many rows of one table: indexes that are built at the end cost a fraction of those that grow row by row, and what the rows refer
 * to was made just before.
 */
export function fill(table: string, insert: string): string[] {
  const setReady = (ready: boolean) =>
    `update pg_index set indisready = ${ready} where indrelid = '${table}'::regclass`
  return [
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'`,
    setReady(false),
    insert,
    setReady(true),
    `reindex table ${table}`,
    `vacuum analyze ${table}`,
    'reset session_replication_role',
  ]
}
