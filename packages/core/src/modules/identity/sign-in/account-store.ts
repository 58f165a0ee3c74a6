import type { Database } from '../../../kernel/database/database.ts'
import type { Statement } from '../../../kernel/database/statements.ts'
import type { ThrottleKey } from '../../../kernel/throttle/throttle-key.ts'

export type Account = {
  id: string
  name: string
  email: string
  last_tenant_id: string | null
  password_hash: string | null
  /** The hash came from another system, and the person has not proven that the address is theirs. */
  is_unproven: boolean
  /** No recent sign-in with this device. */
  is_new_device: boolean
}

export type Waits = {
  /** Seconds until an unknown device may try again. */
  readonly stranger: number
  /** The same for the device of the presented cookie. */
  readonly device: number
}

type Found = { import_cost: number | null } & { [Field in keyof Account]: Account[Field] | null } & {
  stranger_seconds: number | null
  device_seconds: number | null
}

/**
 * Returns one row whether the account exists or not. Each of the at most three throttle windows is looked up by its key, so
 * that the plan stays the same.
 */
const FIND_ACCOUNT: Statement = {
  name: 'find account',
  role: 'platform',
  isRepeatable: true,
  text: `
  select w.stranger_seconds, w.device_seconds, p.id, p.name, p.email, p.last_tenant_id, c.password_hash,
         c.import_cost is not null and p.email_verified_at is null as is_unproven,
         (select i.import_cost from credential i where i.import_cost is not null order by i.import_cost desc limit 1) as import_cost,
         not exists (select from known_device d
                      where d.person_id = p.id and d.fingerprint = $8 and d.last_seen_at > now() - $9::interval) as is_new_device
    from (select max(ceil(extract(epoch from f.window_ends_at - now()))) filter (where f.key in ($2, $4))::int as stranger_seconds,
                 max(ceil(extract(epoch from f.window_ends_at - now()))) filter (where f.key = $6)::int as device_seconds
            from login_failure f
           where (f.key = $2 and f.failures >= $3 or f.key = $4 and f.failures >= $5 or f.key = $6 and f.failures >= $7)
             and f.window_ends_at > now()) w
    left join person p on p.email = $1
    left join credential c on c.person_id = p.id`,
}

export type AccountSearch = {
  readonly email: string
  readonly throttles: Readonly<Record<'account' | 'address' | 'device', ThrottleKey | undefined>>
  readonly fingerprint: Buffer
  readonly remembered: string
}

export async function selectAccount(
  database: Database,
  { email, throttles, fingerprint, remembered }: AccountSearch,
): Promise<{ account: Account | undefined; waits: Waits; importCost: number | null }> {
  const { account: byAccount, address, device } = throttles
  const { rows } = await database.run<Found>(FIND_ACCOUNT, [
    email,
    ...[byAccount, address, device].flatMap(one => [one?.key ?? null, one?.rate.count ?? null]),
    ...[fingerprint, remembered],
  ])
  const { stranger_seconds, device_seconds, import_cost: importCost, ...account } = rows[0]!
  const waits = { stranger: stranger_seconds ?? 0, device: device_seconds ?? 0 }
  return { waits, importCost, account: account.id === null ? undefined : (account as Account) }
}
