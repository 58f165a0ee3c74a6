import { sql } from 'kysely'
import { type PageQuery, selectPage, uuidKey } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { CashMoveRow, Method, ShiftRow, SumRow } from '../tables.ts'

const COLUMNS = sql`
  f.id, f.recorded_id, f.till_id, t.name as till_name, f.seller_id, f.seller_name, f.may_discount, f.opened_at,
  trim_scale(f.opening_cash)::text as opening_cash, f.closed_at, f.closed_by, f.note,
  (select count(*) from pos_sale s where s.tenant_id = f.tenant_id and s.shift_id = f.id) as sales`

const TILL = sql.raw('join pos_till t on t.tenant_id = f.tenant_id and t.id = f.till_id')

export type ShiftsFilter = PageQuery & { readonly till?: string; readonly open?: boolean }

/** Newest first. */
export async function selectShifts(tx: TenantTx, query: ShiftsFilter): Promise<Page<ShiftRow>> {
  const { till, open } = query
  const known = sql.join(
    [
      sql`f.tenant_id = ${tx.tenantId}`,
      ...(till ? [sql`f.till_id = ${till}::uuid`] : []),
      ...(open === undefined ? [] : [open ? sql`f.closed_at is null` : sql`f.closed_at is not null`]),
    ],
    sql` and `,
  )
  return selectPage<ShiftRow>(tx, query, {
    order: {
      name: '-recorded',
      descending: true,
      columns: [uuidKey(sql`f.recorded_id`, row => row.recorded_id)],
    },
    select: ({ after, order, limit }) => sql`
      /* reads much: the sales of one page of shifts are counted */
      select ${COLUMNS}
        from (select f.* from pos_shift f where ${known} and ${after} order by ${order} limit ${limit}) f ${TILL}
       order by ${order}`,
    found: sql`from pos_shift f where ${known}`,
  })
}

export async function selectShift(tx: TenantTx, id: string): Promise<ShiftRow | undefined> {
  const { rows } = await sql<ShiftRow>`
    /* reads much: the sales of one shift are counted */
    select ${COLUMNS} from pos_shift f ${TILL} where f.tenant_id = ${tx.tenantId} and f.id = ${id}`.execute(
    tx,
  )
  return rows[0]
}

/** Held until the end, so that it is closed once. */
export async function lockShift(tx: TenantTx, id: string): Promise<void> {
  await sql`select from pos_shift where tenant_id = ${tx.tenantId} and id = ${id} for update`.execute(tx)
}

export type NewShift = Pick<
  ShiftRow,
  'id' | 'till_id' | 'seller_id' | 'seller_name' | 'may_discount' | 'opened_at' | 'opening_cash'
>

/** False: the till has an open one, or this one is there. */
export async function insertShift(tx: TenantTx, shift: NewShift): Promise<boolean> {
  const { rows } = await sql`
    insert into pos_shift (id, till_id, seller_id, seller_name, may_discount, opened_at, opening_cash)
    values (${shift.id}, ${shift.till_id}, ${shift.seller_id}, ${shift.seller_name}, ${shift.may_discount},
            ${shift.opened_at}::timestamptz, ${shift.opening_cash}::numeric)
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** What should be there of each kind of money; and what was counted, once it is closed. */
export async function selectSums(tx: TenantTx, shiftId: string): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    /* reads much: the payments of one shift */
    with moved as (
      select p.method, case s.kind when 'sale' then p.amount else -p.amount end as amount
        from pos_sale s join pos_sale_payment p on p.tenant_id = s.tenant_id and p.sale_id = s.id
       where s.tenant_id = ${tx.tenantId} and s.shift_id = ${shiftId}
      union all
      select 'cash', case c.direction when 'in' then c.amount else -c.amount end from pos_cash_move c
       where c.tenant_id = ${tx.tenantId} and c.shift_id = ${shiftId}
      union all
      select 'cash', f.opening_cash from pos_shift f where f.tenant_id = ${tx.tenantId} and f.id = ${shiftId})
    select m.method, trim_scale(coalesce(c.expected, sum(v.amount), 0))::text as expected,
           trim_scale(c.counted)::text as counted, trim_scale(c.counted - c.expected)::text as difference
      from unnest(array['cash', 'card', 'transfer']) as m(method)
      left join moved v on v.method = m.method
      left join pos_shift_count c on c.tenant_id = ${tx.tenantId} and c.shift_id = ${shiftId} and c.method = m.method
     group by m.method, c.expected, c.counted
     order by array_position(array['cash', 'card', 'transfer'], m.method)`.execute(tx)
  return rows
}

export async function insertCounts(
  tx: TenantTx,
  shiftId: string,
  counts: readonly { readonly method: Method; readonly expected: string; readonly counted: string }[],
): Promise<void> {
  await sql`
    insert into pos_shift_count (shift_id, method, expected, counted)
    select ${shiftId}::uuid, r.method, r.expected, r.counted
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as r(method text, expected numeric, counted numeric)`.execute(
    tx,
  )
}

export type ClosedShift = {
  readonly id: string
  readonly closed_at: string
  readonly closed_by: string
  readonly note: string
  readonly entry_id: string | null
}

export async function updateClosedShift(tx: TenantTx, shift: ClosedShift): Promise<void> {
  await sql`
    update pos_shift set closed_at = ${shift.closed_at}::timestamptz, closed_by = ${shift.closed_by}, note = ${shift.note},
           entry_id = ${shift.entry_id}::uuid
     where tenant_id = ${tx.tenantId} and id = ${shift.id}`.execute(tx)
}

/** In the order of the till's clock. */
export async function selectCashMoves(tx: TenantTx, shiftId: string): Promise<CashMoveRow[]> {
  const { rows } = await sql<CashMoveRow>`
    select c.id, c.direction, trim_scale(c.amount)::text as amount, c.note, c.moved_at, c.made_by from pos_cash_move c
     where c.tenant_id = ${tx.tenantId} and c.shift_id = ${shiftId} order by c.moved_at, c.id limit 1000`.execute(
    tx,
  )
  return rows
}

export async function hasCashMove(tx: TenantTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from pos_cash_move where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
  return rows.length > 0
}

export type NewCashMove = CashMoveRow & { readonly shift_id: string; readonly entry_id: string | null }

export async function insertCashMove(tx: TenantTx, move: NewCashMove): Promise<void> {
  await sql`
    insert into pos_cash_move (id, shift_id, direction, amount, note, moved_at, made_by, entry_id)
    values (${move.id}, ${move.shift_id}, ${move.direction}, ${move.amount}::numeric, ${move.note}, ${move.moved_at}::timestamptz,
            ${move.made_by}, ${move.entry_id}::uuid)`.execute(tx)
}
