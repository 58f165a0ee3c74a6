import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../database/transactions.ts'
import { HISTOGRAM_DAYS, MOST_OF_A_DAY } from './day-contract.ts'
import { addDays, dayIn, lastDays, momentIn } from './zone.ts'

export type DayCount = { at: string; count: number; is_lower_bound?: true }

/** How much there is of each of the last days. `rows` says where it is and what is wanted, with an index on its time. */
export async function selectDayCounts(
  tx: TenantTx,
  zone: string,
  rows: (from: RawBuilder<Date>, to: RawBuilder<Date>) => RawBuilder<unknown>,
): Promise<DayCount[]> {
  const bounds = [...lastDays(zone, HISTOGRAM_DAYS), momentIn(zone, addDays(dayIn(zone, Date.now()), 1))]
  const found = await sql<{ at: string; count: number }>`
    /* reads much: of each day no more than a bound */
    select d.starts as at, n.count
      from unnest(${bounds.slice(0, -1)}::timestamptz[], ${bounds.slice(1)}::timestamptz[]) as d (starts, ends)
     cross join lateral (
       select count(*) from (select 1 ${rows(sql`d.starts`, sql`d.ends`)} limit ${sql.lit(MOST_OF_A_DAY + 1)}) bounded) n
     order by d.starts`.execute(tx)
  return found.rows.map(({ at, count }) =>
    count > MOST_OF_A_DAY ? { at, count: MOST_OF_A_DAY, is_lower_bound: true } : { at, count },
  )
}
