import type { Socket } from 'node:net'
import type pg from 'pg'
import type { Log } from '../../log/log.ts'
import type { Pools } from '../pools.ts'
import { isReadTimeout } from '../transient-faults.ts'

/** What goes through here takes milliseconds. After so long the connection is dead without having said so, or the server is overloaded. */
const SILENT_MS = 3000
/** A server that was slow over a new connection, too, is given the time that other statements have. */
const SLOW_SERVER_MS = 30_000

export type SendRepeatable = <R extends pg.QueryResultRow>(
  role: keyof Pools,
  query: pg.QueryConfig,
) => Promise<pg.QueryResult<R>>

export type SilenceOptions = { readonly log: Log; readonly silentMs?: number }

/**
 * Sends statements that may be sent twice without harm. Where no answer comes, such as after a failover that ended no connection, all
 * connections that nobody uses are replaced, and the statement is sent once more over a new one.
 */
export function createSendRepeatable(
  pools: Pools,
  { log, silentMs = SILENT_MS }: SilenceOptions,
): SendRepeatable {
  let slowUntil = 0

  async function sendAgain<R extends pg.QueryResultRow>(
    role: keyof Pools,
    query: pg.QueryConfig,
  ): Promise<pg.QueryResult<R>> {
    log.warn({ pool: role }, 'a database connection gave no answer; those that are idle are replaced')
    // The others of this process went the same way.
    for (const pool of Object.values(pools)) discardIdle(pool)
    const start = performance.now()
    try {
      return await pools[role].query<R>(query)
    } finally {
      const end = performance.now()
      if (end - start > silentMs) slowUntil = end + SLOW_SERVER_MS
    }
  }

  return async <R extends pg.QueryResultRow>(role: keyof Pools, query: pg.QueryConfig) => {
    const limit = performance.now() < slowUntil ? {} : { query_timeout: silentMs }
    try {
      return await pools[role].query<R>({ ...query, ...limit })
    } catch (error) {
      if (!isReadTimeout(error)) throw error
      return sendAgain<R>(role, query)
    }
  }
}

/** Whoever asks the pool next waits behind this, and gets a new connection. */
function discardIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1)
    pool.connect((error, client, release) => {
      if (error || !client) return
      release(true)
      // A dead connection would take its leave for minutes.
      ;(client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
    })
}
