import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, PLATFORM_CHAIN } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { tooManyRequests } from '../../../kernel/http/problem.ts'
import { countAttempt } from '../../../kernel/throttle/throttle.ts'
import type { ThrottleKey } from '../../../kernel/throttle/throttle-key.ts'
import { callerNetwork } from '../../../kernel/visitor/networks.ts'
import { fingerprintOf, REMEMBERED } from '../sessions/known-devices.ts'
import { type Account, selectAccount } from './account-store.ts'
import { loginThrottles } from './login-throttles.ts'

/** The limit is looked at, the account found, and a failure counted, while the hash holds its place: see Guard. */
export async function verifyAccount(
  ctx: Context,
  email: string,
  password: string,
): Promise<{ account?: Account; rehash: boolean }> {
  const throttles = loginThrottles(ctx, email)
  let account: Account | undefined
  const { ok, rehash } = await ctx.services.passwords.verifyFound(password, {
    share: callerNetwork(ctx),
    find: async () => {
      account = await findAccount(ctx, email, throttles)
      return account?.password_hash ?? null
    },
    wrong: () => inPlatform(ctx, 'sign in', tx => noteFailure(tx, ctx, email, account)),
  })
  return ok && account ? { account, rehash } : { rehash: false }
}

async function findAccount(
  ctx: Context,
  email: string,
  throttles: readonly ThrottleKey[],
): Promise<Account | undefined> {
  const fingerprint = fingerprintOf(ctx.user_agent)
  const search = { email, throttles, fingerprint, remembered: REMEMBERED }
  const { account, seconds } = await selectAccount(ctx.services.database, search)
  if (seconds > 0) throw tooManyRequests(seconds)
  return account
}

async function noteFailure(
  tx: PlatformTx,
  ctx: Context,
  email: string,
  account: Account | undefined,
): Promise<void> {
  const tenant = { id: account?.last_tenant_id ?? PLATFORM_CHAIN }
  const actor = account
    ? { id: account.id, name: account.name, email: account.email }
    : { id: null, name: email, email }
  // Neither waits for the other.
  await Promise.all([
    countAttempt(tx, loginThrottles(ctx, email)),
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
