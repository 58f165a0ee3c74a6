import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { tooManyRequests } from '../../../kernel/http/problem.ts'
import type { Rate } from '../../../kernel/settings/settings.ts'

/** What failures are counted under. Hashed, so that the table holds neither e-mails nor addresses. */
export type ThrottleKey = { readonly key: Buffer; readonly rate: Rate }

const keyOf = (kind: string, value: string): Buffer =>
  createHash('sha256').update(`${kind} ${value}`).digest()

/** An IPv6 subscriber owns a whole /64. */
const networkOf = (ip: string): string => (ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip)

export function loginThrottles(ctx: Context, email: string): ThrottleKey[] {
  const { LOGIN_LIMIT_ACCOUNT, LOGIN_LIMIT_ADDRESS } = ctx.services.settings
  return [
    ...(LOGIN_LIMIT_ACCOUNT ? [{ key: keyOf('account', email), rate: LOGIN_LIMIT_ACCOUNT }] : []),
    ...(LOGIN_LIMIT_ADDRESS && ctx.ip
      ? [{ key: keyOf('address', networkOf(ctx.ip)), rate: LOGIN_LIMIT_ADDRESS }]
      : []),
  ]
}

export const throttleOf = (kind: string, value: string, rate: Rate): ThrottleKey => ({
  key: keyOf(kind, value),
  rate,
})

/** By the network that the caller comes from, where it is known. */
export const networkThrottle = ({ ip }: Context, kind: string, rate: Rate): ThrottleKey[] =>
  ip === null ? [] : [throttleOf(kind, networkOf(ip), rate)]

/** A bounded number of mails for one address of ours to send, whoever asks. */
export const mailThrottle = (purpose: string, email: string): ThrottleKey => ({
  key: keyOf(`mail ${purpose}`, email),
  rate: { count: 3, seconds: 3600 },
})

/** Refuses while a window is full. A window ends by itself, so nobody is locked out for ever. */
export async function refuseThrottled(tx: PlatformTx, throttles: readonly ThrottleKey[]): Promise<void> {
  const seconds = await secondsToWait(tx, throttles)
  if (seconds > 0) throw tooManyRequests(seconds)
}

export async function secondsToWait(tx: PlatformTx, throttles: readonly ThrottleKey[]): Promise<number> {
  if (throttles.length === 0) return 0
  const { rows } = await sql<{ seconds: number | null }>`
    select max(ceil(extract(epoch from f.window_ends_at - now())))::int as seconds
      from login_failure f
      join unnest(${throttles.map(throttle => throttle.key)}::bytea[], ${throttles.map(throttle => throttle.rate.count)}::int[]) as t(key, allowed)
        on t.key = f.key
     where f.window_ends_at > now() and f.failures >= t.allowed`.execute(tx)
  return rows[0]?.seconds ?? 0
}

/**
 * Counted in the database, so that the limit holds over all processes. Keys in one order: no two writers deadlock. Answers
 * whether one of the windows became full just now.
 */
export async function fillWindows(tx: PlatformTx, throttles: readonly ThrottleKey[]): Promise<boolean> {
  let isFull = false
  for (const { key, rate } of [...throttles].sort((a, b) => Buffer.compare(a.key, b.key))) {
    const { rows } = await sql<{ failures: number }>`
      insert into login_failure as f (key, failures, window_ends_at) values (${key}, 1, now() + ${rate.seconds} * interval '1 second')
      on conflict (key) do update set
        failures = case when f.window_ends_at <= now() then 1 else f.failures + 1 end,
        window_ends_at = case when f.window_ends_at <= now() then excluded.window_ends_at else f.window_ends_at end
      returning failures`.execute(tx)
    isFull ||= rows[0]!.failures === rate.count
  }
  return isFull
}

export async function countFailure(tx: PlatformTx, throttles: readonly ThrottleKey[]): Promise<void> {
  await fillWindows(tx, throttles)
}

export async function forgetFailures(tx: PlatformTx, throttle: ThrottleKey | undefined): Promise<void> {
  if (throttle) await sql`delete from login_failure where key = ${throttle.key}`.execute(tx)
}
