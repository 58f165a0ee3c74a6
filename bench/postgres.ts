import { startDebianPostgres, startEmbeddedForTests } from '@tamga/core/testing'
import pg from 'pg'
import { parentOf } from './process-tree.ts'

export type Postgres = {
  version: string
  /** The process that all others of the server hang below. */
  pid: number
  /** An empty database of its own and the owner's address of it. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** A server of the bench's own: Debian's where it is installed, else the embedded one; durable as in production. */
export async function startPostgres(): Promise<Postgres> {
  const server = await startDebianPostgres().catch(() => startEmbeddedForTests())
  try {
    await run(server.url, [
      'alter system set fsync = on',
      'alter system set synchronous_commit = on',
      'alter system set full_page_writes = on',
      'select pg_reload_conf()',
    ])
    return {
      ...(await describe(server.url)),
      createDatabase: name => createDatabase(server.url, name),
      stop: server.stop,
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function describe(url: string): Promise<{ version: string; pid: number }> {
  const rows = await run(url, [
    "select pg_backend_pid() as pid, current_setting('server_version') as version",
  ])
  const { pid, version } = rows[0] as { pid: number; version: string }
  const postmaster = parentOf(pid)
  if (postmaster === undefined) throw new Error('the bench reads CPU time from /proc: it needs Linux')
  return { version, pid: postmaster }
}

async function createDatabase(owner: string, name: string): Promise<string> {
  await run(owner, [`create database ${name}`])
  const url = new URL(owner)
  url.pathname = `/${name}`
  return url.href
}

/** Runs statements one after the other and answers the rows of the last. */
export async function run(url: string, statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
