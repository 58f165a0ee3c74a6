import { sql } from 'kysely'
import { type PageQuery, selectPage, uuidKey } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { IssueCode, IssueRow, SaleDetailRow, SaleRow } from '../tables.ts'

export type OutcomeRow = {
  readonly id: string
  readonly outcome: 'recorded' | 'already_recorded' | 'refused'
  readonly number: string | null
  readonly reason: string | null
  readonly issues: readonly IssueRow[]
  readonly next_number: number
  readonly gives_receipts: boolean
}

/** All that follows from what was sold, in one round trip. Nothing: the till has no such lease. */
export async function insertSales(
  tx: TenantTx,
  tillId: string,
  { batch, record }: { readonly batch: object; readonly record: object },
): Promise<OutcomeRow[]> {
  const { rows } = await sql<OutcomeRow>`
    select r.id, r.outcome, r.number, r.reason, r.issues, r.next_number, r.gives_receipts
      from platform.record_sales(${tillId}, ${JSON.stringify(batch)}::jsonb, ${JSON.stringify(record)}::jsonb) r`.execute(
    tx,
  )
  return rows
}

const COLUMNS = sql`
  s.id, s.recorded_id, s.till_id, (select t.name from pos_till t where t.tenant_id = s.tenant_id and t.id = s.till_id) as till_name,
  s.shift_id, s.kind, s.number, s.seller_name, s.customer_id,
  (select c.name from contact c where c.tenant_id = s.tenant_id and c.id = s.customer_id) as customer_name,
  s.sold_at, s.received_at, trim_scale(s.total)::text as total,
  (select coalesce(json_agg(json_build_object('code', i.code, 'line', nullif(i.line, 0)) order by i.line, i.code), '[]')
     from pos_sale_issue i where i.tenant_id = s.tenant_id and i.sale_id = s.id) as issues`

export type SalesFilter = PageQuery & {
  readonly till?: string
  readonly shift?: string
  readonly issue?: IssueCode
  readonly number?: string
}

/** Those that came here last first. What has an issue is found by it. */
export async function selectSales(tx: TenantTx, query: SalesFilter): Promise<Page<SaleRow>> {
  const { till, shift, issue, number } = query
  const known = sql.join(
    [
      sql`s.tenant_id = ${tx.tenantId}`,
      ...(till ? [sql`s.till_id = ${till}::uuid`] : []),
      ...(shift ? [sql`s.shift_id = ${shift}::uuid`] : []),
      ...(number ? [sql`s.number = ${number}`] : []),
    ],
    sql` and `,
  )
  const flagged = issue
    ? sql`and exists (select from pos_sale_issue k where k.tenant_id = ${tx.tenantId} and k.sale_id = s.id and k.code = ${issue})`
    : sql``
  return selectPage<SaleRow>(tx, query, {
    order: {
      name: '-recorded',
      descending: true,
      columns: [uuidKey(sql`s.recorded_id`, row => row.recorded_id)],
    },
    select: ({ after, order, limit }) => sql`
      /* reads much: sales with an issue are looked for among a bounded part of all */
      select ${COLUMNS}
        from (select s.* from pos_sale s where ${known} and ${after} ${flagged} order by ${order} limit ${limit}) s
       order by ${order}`,
    found: sql`/* reads much: counted among ten thousand */ from pos_sale s where ${known} ${flagged}`,
    searched: issue ? sql`from pos_sale s where s.tenant_id = ${tx.tenantId}` : undefined,
  })
}

const LINES = sql`
  (select json_agg(json_build_object(
            'product', l.product_id, 'unit', l.unit_id, 'name', l.name, 'quantity', trim_scale(l.quantity)::text,
            'unit_price', trim_scale(l.unit_price)::text, 'discount', trim_scale(l.discount)::text, 'tax_class', l.tax_class,
            'tax_rate', trim_scale(l.tax_rate)::text, 'net', trim_scale(l.total - l.tax)::text, 'tax', trim_scale(l.tax)::text,
            'total', trim_scale(l.total)::text, 'returned', trim_scale(b.quantity)::text, 'refunded', trim_scale(b.total)::text)
          order by l.position)
     from pos_sale_line l
     cross join lateral (
       select coalesce(sum(k.quantity), 0) as quantity, coalesce(sum(k.total), 0) as total
         from pos_sale r join pos_sale_line k on k.tenant_id = r.tenant_id and k.sale_id = r.id and k.returns_position = l.position
        where r.tenant_id = s.tenant_id and r.returns_id = s.id) b
    where l.tenant_id = s.tenant_id and l.sale_id = s.id) as lines`

const PAYMENTS = sql`
  (select coalesce(json_agg(json_build_object('method', p.method, 'amount', trim_scale(p.amount)::text,
            'tendered', trim_scale(p.tendered)::text, 'reference', p.reference) order by p.position), '[]')
     from pos_sale_payment p where p.tenant_id = s.tenant_id and p.sale_id = s.id) as payments`

export async function selectSale(tx: TenantTx, id: string): Promise<SaleDetailRow | undefined> {
  const { rows } = await sql<SaleDetailRow>`
    select ${COLUMNS}, trim_scale(s.net)::text as net, trim_scale(s.tax)::text as tax, trim_scale(s.discount)::text as discount,
           s.granted_by, s.returns_id, s.buyer_number, s.note, s.posting_id, s.entry_id, ${LINES}, ${PAYMENTS},
           (select o.number from pos_sale o where o.tenant_id = s.tenant_id and o.id = s.returns_id) as returns_number
      from pos_sale s where s.tenant_id = ${tx.tenantId} and s.id = ${id}`.execute(tx)
  return rows[0]
}

/** After a merge of contacts: what the first bought is the second's. */
export async function updateMergedContact(
  tx: TenantTx,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await sql`
    /* reads much: all that one contact bought */
    update pos_sale set customer_id = ${into} where tenant_id = ${tx.tenantId} and customer_id = ${from}`.execute(
    tx,
  )
}

export async function hasSaleTo(tx: TenantTx, contactId: string): Promise<boolean> {
  const { rows } = await sql`
    select from pos_sale where tenant_id = ${tx.tenantId} and customer_id = ${contactId} limit 1`.execute(tx)
  return rows.length > 0
}

export async function hasSold(tx: TenantTx, productId: string): Promise<boolean> {
  const { rows } = await sql`
    select from pos_sale_line where tenant_id = ${tx.tenantId} and product_id = ${productId} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}
