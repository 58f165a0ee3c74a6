import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, PLATFORM_CHAIN } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { tooManyRequests } from '../../../kernel/http/problem.ts'
import { fingerprintOf, REMEMBERED } from '../sessions/known-devices.ts'
import { countFailure, loginThrottles, type ThrottleKey } from './throttle.ts'

export type Account = {
  id: string
  name: string
  email: string
  last_tenant_id: string | null
  password_hash: string | null
  /** They did not sign in with it lately. */
  is_new_device: boolean
}

type Found = { [Field in keyof Account]: Account[Field] | null } & { seconds: number | null }

/** One row, whether there is such an account or not. At most two windows are looked at, each by its own key: the plan stays. */
const FIND = `
  select w.seconds, p.id, p.name, p.email, p.last_tenant_id, c.password_hash,
         not exists (select from known_device d
                      where d.person_id = p.id and d.fingerprint = $6 and d.last_seen_at > now() - $7::interval) as is_new_device
    from (select max(ceil(extract(epoch from f.window_ends_at - now())))::int as seconds
            from login_failure f
           where (f.key = $2 and f.failures >= $3 or f.key = $4 and f.failures >= $5) and f.window_ends_at > now()) w
    left join person p on p.email = $1
    left join credential c on c.person_id = p.id`

/** The limit is looked at, the account found, and a failure counted, while the hash holds its place: see Guard. */
export async function verifyAccount(
  ctx: Context,
  email: string,
  password: string,
): Promise<{ account?: Account; rehash: boolean }> {
  const throttles = loginThrottles(ctx, email)
  let account: Account | undefined
  const { ok, rehash } = await ctx.services.passwords.verifyFound(password, {
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
  const { pools, prepare } = ctx.services.database
  const [first, second] = [0, 1].map(index => throttles[index])
  const { rows } = await pools.platform.query<Found>({
    ...(prepare && { name: 'find account' }),
    text: FIND,
    values: [
      email,
      first?.key ?? null,
      first?.rate.count ?? null,
      second?.key ?? null,
      second?.rate.count ?? null,
      fingerprintOf(ctx.user_agent),
      REMEMBERED,
    ],
  })
  const { seconds, ...account } = rows[0]!
  if (seconds !== null && seconds > 0) throw tooManyRequests(seconds)
  return account.id === null ? undefined : (account as Account)
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
    countFailure(tx, loginThrottles(ctx, email)),
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
