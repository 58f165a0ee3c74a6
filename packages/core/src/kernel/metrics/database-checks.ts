import type { Database } from '../database/database.ts'

export type DatabaseCheck = {
  readonly name: string
  readonly pool: string
  readonly status: 'ok' | 'failing'
  readonly latency_ms: number
}

const LONGEST_MS = 2000
const POOLS = [
  { name: 'database', pool: 'app' },
  { name: 'sign-in database', pool: 'platform' },
  { name: 'jobs database', pool: 'jobs' },
] as const

/** Whether each pool has an answer within two seconds. */
export const checkDatabase = (database: Database): Promise<DatabaseCheck[]> =>
  Promise.all(
    POOLS.map(async ({ name, pool }) => {
      const started = performance.now()
      const status = await withinTime(database.ping(pool))
      return { name, pool, status, latency_ms: Math.round(performance.now() - started) }
    }),
  )

const withinTime = (answer: Promise<unknown>): Promise<DatabaseCheck['status']> =>
  Promise.race([
    answer.then(
      () => 'ok' as const,
      () => 'failing' as const,
    ),
    new Promise<'failing'>(resolve => setTimeout(resolve, LONGEST_MS, 'failing').unref()),
  ])
