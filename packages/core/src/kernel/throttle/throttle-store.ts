import { sql } from 'kysely'
import type { PlatformTx } from '../database/transactions.ts'
import type { ThrottleKey } from './throttle-key.ts'

/** How long the caller has to wait until none of the windows is full; 0: not at all. */
export async function selectSecondsToWait(
  tx: PlatformTx,
  throttles: readonly ThrottleKey[],
): Promise<number> {
  if (throttles.length === 0) return 0
  const { rows } = await sql<{ seconds: number | null }>`
    select max(ceil(extract(epoch from f.window_ends_at - now())))::int as seconds
      from login_failure f
      join unnest(${throttles.map(throttle => throttle.key)}::bytea[], ${throttles.map(throttle => throttle.rate.count)}::int[]) as t(key, allowed)
        on t.key = f.key
     where f.window_ends_at > now() and f.failures >= t.allowed`.execute(tx)
  return rows[0]?.seconds ?? 0
}

/** Held until the transaction ends: attempts that are counted under one key go one after the other. */
export async function lockWindow(tx: PlatformTx, { key }: ThrottleKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key.toString('hex')}, 0))`.execute(tx)
}

/** Adds one to a window, or begins a new one. Answers with how many there are in it now. */
export async function updateWindow(tx: PlatformTx, { key, rate }: ThrottleKey): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into login_failure as f (key, failures, window_ends_at) values (${key}, 1, now() + ${rate.seconds} * interval '1 second')
    on conflict (key) do update set
      failures = case when f.window_ends_at <= now() then 1 else f.failures + 1 end,
      window_ends_at = case when f.window_ends_at <= now() then excluded.window_ends_at else f.window_ends_at end
    returning failures`.execute(tx)
  return rows[0]!.failures
}

export async function deleteOldWindows(tx: PlatformTx): Promise<void> {
  await sql`delete from login_failure where window_ends_at < now() - interval '1 hour'`.execute(tx)
}
