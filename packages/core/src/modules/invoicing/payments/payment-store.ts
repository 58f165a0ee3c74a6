import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { PaymentRow } from '../tables.ts'

const COLUMNS = sql.raw(`
  p.id, p.direction, p.party, p.contact_id, (select c.name from contact c where c.tenant_id = p.tenant_id and c.id = p.contact_id) as contact_name,
  p.number, p.day, p.account_id,
  (select a.name from ledger_account a where a.tenant_id = p.tenant_id and a.id = p.account_id) as account_name, p.currency,
  trim_scale(p.rate)::text as rate, trim_scale(p.amount)::text as amount, p.memo, trim_scale(p.due)::text as due, p.entry_id, p.created_at,
  p.version from payment p`)

export type PaymentsFilter = PageQuery & {
  readonly direction?: 'in' | 'out'
  readonly contact?: string
  readonly open?: boolean
}

/** The newest first. */
export async function selectPayments(tx: TenantTx, query: PaymentsFilter): Promise<Page<PaymentRow>> {
  const { direction, contact, open } = query
  const known = sql.join(
    [
      sql`p.tenant_id = ${tx.tenantId}`,
      ...(direction ? [sql`p.direction = ${direction}`] : []),
      ...(contact ? [sql`p.contact_id = ${contact}::uuid`] : []),
    ],
    sql` and `,
  )
  const wanted = open === undefined ? sql`true` : open ? sql`p.due > 0` : sql`p.due = 0`
  return selectPage<PaymentRow>(tx, query, {
    order: newestFirst(sql`p.id`),
    select: ({ after, order, limit }) => sql`
      /* reads much: what no index knows is asked of a bounded part of the list */
      select ${COLUMNS} where ${known} and ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`/* reads much: what no index knows is counted among ten thousand */ from payment p where ${known} and ${wanted}`,
    searched: open === undefined ? undefined : sql`from payment p where ${known}`,
  })
}

export async function selectPayment(tx: TenantTx, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} where p.tenant_id = ${tx.tenantId} and p.id = ${id}`.execute(tx)
  return rows[0]
}

/** An amount in the currency of the books. */
export async function selectBookAmount(tx: TenantTx, amount: string, rate: string): Promise<string> {
  const { rows } = await sql<{ book: string }>`
    select trim_scale(round(${amount}::numeric * ${rate}::numeric, 2))::text as book`.execute(tx)
  return rows[0]!.book
}

export type NewPayment = Omit<
  PaymentRow,
  'contact_name' | 'account_name' | 'due' | 'created_at' | 'version'
> & {
  readonly series_id: string
  readonly book_total: string
}

export async function insertPayment(tx: TenantTx, payment: NewPayment): Promise<void> {
  await sql`
    insert into payment (id, direction, party, contact_id, series_id, number, day, account_id, currency, rate, amount, memo, due,
                         book_total, book_due, entry_id)
    values (${payment.id}, ${payment.direction}, ${payment.party}, ${payment.contact_id}, ${payment.series_id}, ${payment.number},
            ${payment.day}::date, ${payment.account_id}, ${payment.currency}, ${payment.rate}::numeric, ${payment.amount}::numeric,
            ${payment.memo}, ${payment.amount}::numeric, ${payment.book_total}::numeric, ${payment.book_total}::numeric,
            ${payment.entry_id})`.execute(tx)
}

export type AgeingRow = {
  readonly contact_id: string
  readonly contact_name: string
  readonly not_due: string
  readonly days_30: string
  readonly days_60: string
  readonly days_90: string
  readonly older: string
  readonly total: string
}

/**
 * Who owed what for how long on a day, in the currency of the books: what is due now and what was settled later. Credit notes count against
 * it.
 */
export async function selectAgeing(
  tx: TenantTx,
  { kinds, day }: { readonly kinds: readonly [plus: string, minus: string]; readonly day: string },
): Promise<AgeingRow[]> {
  const { rows } = await sql<AgeingRow>`
    /* reads all: every open document has its age */
    with later as (
      select a.invoice_id as id, sum(coalesce(a.invoice_book, a.amount)) as book from payment_allocation a
       where a.tenant_id = ${tx.tenantId} and a.day > ${day}::date group by a.invoice_id
      union all
      select a.credit_id, sum(coalesce(a.other_book, a.amount)) from payment_allocation a
       where a.tenant_id = ${tx.tenantId} and a.day > ${day}::date and a.credit_id is not null group by a.credit_id),
    open as (
      select i.contact_id, i.kind, i.due_on, i.book_due + coalesce((select sum(l.book) from later l where l.id = i.id), 0) as book
        from invoice i
       where i.tenant_id = ${tx.tenantId} and i.kind in (${kinds[0]}, ${kinds[1]}) and i.state = 'posted'
         and i.issued_on <= ${day}::date and (i.due > 0 or i.id in (select l.id from later l))),
    aged as (
      select o.contact_id, case when o.kind = ${kinds[0]} then o.book else -o.book end as amount, ${day}::date - o.due_on as days
        from open o where o.book <> 0)
    select o.contact_id, c.name as contact_name,
           trim_scale(coalesce(sum(o.amount) filter (where o.days <= 0), 0))::text as not_due,
           trim_scale(coalesce(sum(o.amount) filter (where o.days between 1 and 30), 0))::text as days_30,
           trim_scale(coalesce(sum(o.amount) filter (where o.days between 31 and 60), 0))::text as days_60,
           trim_scale(coalesce(sum(o.amount) filter (where o.days between 61 and 90), 0))::text as days_90,
           trim_scale(coalesce(sum(o.amount) filter (where o.days > 90), 0))::text as older,
           trim_scale(sum(o.amount))::text as total
      from aged o join contact c on c.tenant_id = ${tx.tenantId} and c.id = o.contact_id
     group by o.contact_id, c.name order by sum(o.amount) desc, o.contact_id limit 1000`.execute(tx)
  return rows
}
