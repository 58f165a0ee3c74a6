import { setTimeout as pause } from 'node:timers/promises'
import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, PLATFORM_CHAIN } from '../../../kernel/context.ts'
import { gridStep, timeToWait } from '../../../kernel/crypto/passwords/foreign/time-grid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { tooManyRequests } from '../../../kernel/http/problem.ts'
import { countAttempt } from '../../../kernel/throttle/throttle.ts'
import type { ThrottleKey } from '../../../kernel/throttle/throttle-key.ts'
import { callerNetwork } from '../../../kernel/visitor/networks.ts'
import { type Account, selectAccount, selectDearestImport } from './account-store.ts'
import { isSignedFor } from './device-cookie.ts'
import { loginThrottles, throttlesOf } from './login-throttles.ts'

/** The account as far as it is known before the password is checked, and the counters of failures. */
type Try = {
  readonly email: string
  readonly account: Account | undefined
  readonly throttles: ThrottleKey[]
  /** The counter that a success resets, where there is one. */
  readonly counted: Buffer | undefined
}

export type Verified = {
  readonly account: Account
  readonly rehash: boolean
  /** Key of the counter of failed attempts, where there were any. */
  readonly failures: Buffer | undefined
}

/** Checks the limit, finds the account and counts a failure while the slot for hashing is held: see Guard. */
export async function verifyAccount(
  ctx: Context,
  email: string,
  password: string,
): Promise<Verified | undefined> {
  const started = performance.now()
  let found: Try = { email, account: undefined, throttles: [], counted: undefined }
  const { ok, rehash } = await ctx.services.passwords.verifyFound(password, {
    share: callerNetwork(ctx),
    find: async () => {
      found = await findAccount(ctx, email)
      return found.account?.password_hash ?? null
    },
    wrong: () => inPlatform(ctx, 'sign in', tx => recordFailure(tx, ctx, found)),
  })
  const { account, counted } = found
  if (ok && account) return { account, rehash, failures: counted }
  await waitForGrid(ctx, started)
  return undefined
}

/** While hashes of other systems are there, how long a wrong password took must not tell whose account has one. */
async function waitForGrid(ctx: Context, started: number): Promise<void> {
  const cost = await selectDearestImport(ctx.services.database)
  if (cost !== null) await pause(timeToWait(performance.now() - started, gridStep(cost)))
}

/** A known device is delayed by its own failures only, an unknown one by those of all unknown devices. */
async function findAccount(ctx: Context, email: string): Promise<Try> {
  const throttles = loginThrottles(ctx, email)
  const { account, failures } = await selectAccount(ctx.services.database, { email, throttles })
  const { mark } = throttles
  const isKnownDevice = account !== undefined && mark !== null && isSignedFor(account, mark)
  const { wait, isCounted } = isKnownDevice ? failures.device : failures.stranger
  if (wait > 0) throw tooManyRequests(wait)
  const keys = throttlesOf(throttles, isKnownDevice)
  return { email, account, throttles: keys, counted: isCounted ? keys[0]?.key : undefined }
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
