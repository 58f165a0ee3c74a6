import type { Database } from '../../../kernel/database/database.ts'
import type { Statement } from '../../../kernel/database/statements.ts'
import type { ThrottleKey } from '../../../kernel/throttle/throttle-key.ts'

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
const FIND_ACCOUNT: Statement = {
  name: 'find account',
  role: 'platform',
  text: `
  select w.seconds, p.id, p.name, p.email, p.last_tenant_id, c.password_hash,
         not exists (select from known_device d
                      where d.person_id = p.id and d.fingerprint = $6 and d.last_seen_at > now() - $7::interval) as is_new_device
    from (select max(ceil(extract(epoch from f.window_ends_at - now())))::int as seconds
            from login_failure f
           where (f.key = $2 and f.failures >= $3 or f.key = $4 and f.failures >= $5) and f.window_ends_at > now()) w
    left join person p on p.email = $1
    left join credential c on c.person_id = p.id`,
}

export type AccountSearch = {
  readonly email: string
  readonly throttles: readonly ThrottleKey[]
  readonly fingerprint: Buffer
  readonly remembered: string
}

/** The account, and how many seconds the caller has to wait before another try counts. */
export async function selectAccount(
  database: Database,
  { email, throttles, fingerprint, remembered }: AccountSearch,
): Promise<{ account: Account | undefined; seconds: number }> {
  const [first, second] = throttles
  const { rows } = await database.run<Found>(FIND_ACCOUNT, [
    email,
    ...[first?.key ?? null, first?.rate.count ?? null],
    ...[second?.key ?? null, second?.rate.count ?? null],
    ...[fingerprint, remembered],
  ])
  const { seconds, ...account } = rows[0]!
  return { seconds: seconds ?? 0, account: account.id === null ? undefined : (account as Account) }
}
