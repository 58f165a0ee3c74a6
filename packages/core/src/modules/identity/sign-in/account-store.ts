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
}

/** What was counted of one kind of device. */
export type Failures = {
  /** Seconds until the next try. */
  readonly wait: number
  /** There is a counter of this account, which a success resets. */
  readonly isCounted: boolean
}

export type FailuresByDevice = {
  /** Of all unknown devices. */
  readonly stranger: Failures
  /** Of the device of the presented cookie. */
  readonly device: Failures
}

type Found = { [Field in keyof Account]: Account[Field] | null } & {
  stranger_seconds: number | null
  device_seconds: number | null
  has_stranger_failed: boolean
  has_device_failed: boolean
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
  select w.stranger_seconds, w.device_seconds, w.has_stranger_failed, w.has_device_failed, p.id, p.name, p.email, p.last_tenant_id, c.password_hash,
         c.import_cost is not null and p.email_verified_at is null as is_unproven
    from (select max(f.seconds) filter (where f.key = $2 and f.failures >= $3 or f.key = $4 and f.failures >= $5) as stranger_seconds,
                 max(f.seconds) filter (where f.key = $6 and f.failures >= $7) as device_seconds,
                 coalesce(bool_or(f.key = $2), false) as has_stranger_failed, coalesce(bool_or(f.key = $6), false) as has_device_failed
            from (select key, failures, ceil(extract(epoch from window_ends_at - now()))::int as seconds
                    from login_failure where key in ($2, $4, $6)) f) w
    left join person p on p.email = $1
    left join credential c on c.person_id = p.id`,
}

export type AccountSearch = {
  readonly email: string
  readonly throttles: Readonly<Record<'account' | 'address' | 'device', ThrottleKey | undefined>>
}

export async function selectAccount(
  database: Database,
  { email, throttles }: AccountSearch,
): Promise<{ account: Account | undefined; failures: FailuresByDevice }> {
  const { account: byAccount, address, device } = throttles
  const { rows } = await database.run<Found>(FIND_ACCOUNT, [
    email,
    ...[byAccount, address, device].flatMap(one => [one?.key ?? null, one?.rate.count ?? null]),
  ])
  const { stranger_seconds, device_seconds, has_stranger_failed, has_device_failed, ...account } = rows[0]!
  const failures = {
    stranger: { wait: stranger_seconds ?? 0, isCounted: has_stranger_failed },
    device: { wait: device_seconds ?? 0, isCounted: has_device_failed },
  }
  return { failures, account: account.id === null ? undefined : (account as Account) }
}

const DEAREST_IMPORT: Statement = {
  name: 'dearest imported hash',
  role: 'platform',
  isRepeatable: true,
  text: 'select import_cost from credential where import_cost is not null order by import_cost desc limit 1',
}

/** The cost of the dearest hash of another system that is still there. */
export async function selectDearestImport(database: Database): Promise<number | null> {
  const { rows } = await database.run<{ import_cost: number }>(DEAREST_IMPORT, [])
  return rows[0]?.import_cost ?? null
}
