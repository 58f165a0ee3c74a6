import { setTimeout as pause } from 'node:timers/promises'
import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, PLATFORM_CHAIN } from '../../../kernel/context.ts'
import { gridStep, timeToWait } from '../../../kernel/crypto/passwords/foreign/time-grid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { tooManyRequests } from '../../../kernel/http/problem.ts'
import { countAttempt } from '../../../kernel/throttle/throttle.ts'
import type { ThrottleKey } from '../../../kernel/throttle/throttle-key.ts'
import { callerNetwork } from '../../../kernel/visitor/networks.ts'
import { fingerprintOf, REMEMBERED } from '../sessions/known-devices.ts'
import { type Account, selectAccount } from './account-store.ts'
import { isSignedFor } from './device-cookie.ts'
import { loginThrottles, throttlesOf } from './login-throttles.ts'

/** The account as far as it is known before the password is checked, and the counters of failures. */
type Try = {
  readonly email: string
  readonly account: Account | undefined
  readonly throttles: ThrottleKey[]
  /** Of the dearest hash of another system that is still there. */
  readonly importCost: number | null
}

export type Verified = {
  readonly account: Account
  readonly rehash: boolean
  /** Key of the counter of failed attempts. */
  readonly failures: Buffer | undefined
}

/** Checks the limit, finds the account and counts a failure while the slot for hashing is held: see Guard. */
export async function verifyAccount(
  ctx: Context,
  email: string,
  password: string,
): Promise<Verified | undefined> {
  const started = performance.now()
  let found: Try = { email, account: undefined, throttles: [], importCost: null }
  const { ok, rehash } = await ctx.services.passwords.verifyFound(password, {
    share: callerNetwork(ctx),
    find: async () => {
      found = await findAccount(ctx, email)
      return found.account?.password_hash ?? null
    },
    wrong: () => inPlatform(ctx, 'sign in', tx => recordFailure(tx, ctx, found)),
  })
  const { account, throttles } = found
  if (ok && account) return { account, rehash, failures: throttles[0]?.key }
  await waitForGrid(started, found.importCost)
  return undefined
}

/** While hashes of other systems are there, how long a wrong password took must not tell whose account has one. */
async function waitForGrid(started: number, importCost: number | null): Promise<void> {
  if (importCost !== null) await pause(timeToWait(performance.now() - started, gridStep(importCost)))
}

/** A known device is delayed by its own failures only, an unknown one by those of all unknown devices. */
async function findAccount(ctx: Context, email: string): Promise<Try> {
  const throttles = loginThrottles(ctx, email)
  const fingerprint = fingerprintOf(ctx)
  const search = { email, throttles, fingerprint, remembered: REMEMBERED }
  const { account, waits, importCost } = await selectAccount(ctx.services.database, search)
  const { mark } = throttles
  const isKnownDevice = account !== undefined && mark !== null && isSignedFor(account, mark)
  const seconds = isKnownDevice ? waits.device : waits.stranger
  if (seconds > 0) throw tooManyRequests(seconds)
  return { email, account, importCost, throttles: throttlesOf(throttles, isKnownDevice) }
}

async function recordFailure(
  tx: PlatformTx,
  ctx: Context,
  { email, account, throttles }: Try,
): Promise<void> {
  const tenant = { id: account?.last_tenant_id ?? PLATFORM_CHAIN }
  const actor = account
    ? { id: account.id, name: account.name, email: account.email }
    : { id: null, name: email, email }
  // Both at once.
  await Promise.all([
    countAttempt(tx, throttles),
    recordSecurity(
      tx,
      { ...ctx, tenant, actor },
      {
        action: 'session.refused',
        target: { type: 'person', id: account?.id ?? '', name: email },
      },
    ),
  ])
}
