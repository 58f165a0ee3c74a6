import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { LeaseRow } from '../tables.ts'

const COLUMNS = sql`
  l.id, l.till_id, l.device_id, l.device_name, l.series_id, l.prefix, l.state, l.taken_by, l.taken_at, l.ended_at,
  platform.next_till_number(l.series_id) as next_number`

/** The last device that had a till, whether or not it still has. */
export async function selectLastLease(tx: TenantTx, tillId: string): Promise<LeaseRow | undefined> {
  const { rows } = await sql<LeaseRow>`
    select ${COLUMNS} from pos_lease l where l.tenant_id = ${tx.tenantId} and l.till_id = ${tillId}
     order by l.id desc limit 1`.execute(tx)
  return rows[0]
}

/** How many series a till has had. */
export async function countSeries(tx: TenantTx, tillId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    /* reads much: a till changes hands a few times a month */
    select count(distinct l.series_id) as count from pos_lease l
     where l.tenant_id = ${tx.tenantId} and l.till_id = ${tillId}`.execute(tx)
  return rows[0]!.count
}

export async function lockLease(tx: TenantTx, id: string): Promise<LeaseRow | undefined> {
  const { rows } = await sql<LeaseRow>`
    select ${COLUMNS} from pos_lease l where l.tenant_id = ${tx.tenantId} and l.id = ${id} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function insertLease(
  tx: TenantTx,
  lease: Pick<LeaseRow, 'till_id' | 'device_id' | 'device_name' | 'series_id' | 'prefix' | 'taken_by'>,
): Promise<LeaseRow> {
  const { rows } = await sql<LeaseRow>`
    insert into pos_lease as l (till_id, device_id, device_name, series_id, prefix, taken_by)
    values (${lease.till_id}, ${lease.device_id}, ${lease.device_name}, ${lease.series_id}, ${lease.prefix}, ${lease.taken_by})
    returning ${COLUMNS}`.execute(tx)
  return rows[0]!
}

export async function updateEndedLease(
  tx: TenantTx,
  id: string,
  state: 'released' | 'taken_over',
): Promise<void> {
  await sql`
    update pos_lease set state = ${state}, ended_at = date_trunc('milliseconds', clock_timestamp())
     where tenant_id = ${tx.tenantId} and id = ${id} and state = 'held'`.execute(tx)
}
