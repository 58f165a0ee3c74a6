import pg from 'pg'
import type { Log } from '../log/log.ts'
import { watchStatements } from '../telemetry/watch-statements.ts'
import { sendLean } from './reading/lean-query.ts'

export type Pools = {
  app: pg.Pool
  platform: pg.Pool
  jobs: pg.Pool
  /** Of the same role as `app`. Reports have few connections of their own, so that they never take those of sign-in. */
  reports: pg.Pool
}

const REPORT_CONNECTIONS = 2

export type PoolAddresses = { app: string; platform: string; jobs: string }

// Times as ISO text and 64-bit counts as numbers: the wire form needs no second conversion.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoTime)
types.setTypeParser(pg.types.builtins.DATE, text => text)
types.setTypeParser(pg.types.builtins.INT8, Number)

const SPACE = 32

/** A server in UTC says `2026-11-15 10:00:00.123456+00`: that needs no calendar, and rows of the hot paths have many of them. */
export function isoTime(text: string): string {
  if (text.charCodeAt(10) !== SPACE || !text.endsWith('+00')) return new Date(text).toISOString()
  const fraction = text.length === 22 ? '.000' : text.slice(19, -3).slice(0, 4).padEnd(4, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${fraction}Z`
}

const platformSize = (size: number): number => Math.max(2, Math.ceil(size / 2))
const JOB_CONNECTIONS = 4

/** Most connections that one process opens. */
export const connectionBudget = (size: number): number =>
  size + platformSize(size) + JOB_CONNECTIONS + REPORT_CONNECTIONS

export function openPools(addresses: PoolAddresses, size: number, log: Log): Pools {
  return {
    app: openPool(addresses.app, { name: 'tamga app', size }, log),
    platform: openPool(addresses.platform, { name: 'tamga platform', size: platformSize(size) }, log),
    jobs: openPool(addresses.jobs, { name: 'tamga jobs', size: JOB_CONNECTIONS }, log),
    reports: openPool(
      addresses.app,
      { name: 'tamga reports', size: REPORT_CONNECTIONS, queryTimeout: 310_000 },
      log,
    ),
  }
}

function openPool(
  connectionString: string,
  { name, size, queryTimeout = 20_000 }: { name: string; size: number; queryTimeout?: number },
  log: Log,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: name,
    max: size,
    types,
    // Statements are sent without waiting for the answers to those before them.
    pipeline: true,
    connectionTimeoutMillis: 5000,
    // Longer than every statement timeout of the server: a server that vanished must not block a request for ever.
    query_timeout: queryTimeout,
    idleTimeoutMillis: 60_000,
    // Without a delay the system would ask after two hours whether the server is still there. Ten questions later, ten seconds, it is lost.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // The pool listens on idle connections alone. One that is lost in the middle of a transaction tells its query, which is
  // enough; without a listener it would end the process as well.
  pool.on('connect', client => {
    client.on('error', () => {})
    sendLean(client)
    watchStatements(client, { pool: name, log })
  })
  // An idle connection that the server closed (restart, failover) is replaced at the next use.
  pool.on('error', error => log.warn({ err: error, pool: name }, 'an idle database connection was lost'))
  return pool
}

export type Connections = Readonly<{ pool: string; busy: number; idle: number; waitedFor: number }>

export function connectionsOf(pools: Pools): Connections[] {
  return Object.entries(pools).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
    pool,
    busy: totalCount - idleCount,
    idle: idleCount,
    waitedFor: waitingCount,
  }))
}

/**
 * Named statements do not work with PgBouncer 1.18 in transaction mode. A pooler is detected by the process id in the
 * connection greeting, which differs from that of the server process.
 */
export async function isPooled(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return (client as unknown as { processID: number }).processID !== rows[0]!.pid
  } finally {
    client.release()
  }
}
