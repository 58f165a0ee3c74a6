import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { NewReceipt } from '../../invoicing/index.ts'

export type SaleReceipt = {
  readonly kind: 'sale' | 'return'
  readonly number: string
  /** The sale that a return takes back. */
  readonly returns_id: string | null
  readonly buyer_number: string | null
  readonly customer_registry_number: string | null
  /** Of a return: what is left of the sale, nothing where all of it came back. */
  readonly lines: NewReceipt['lines']
  /** With a minus what was paid back. */
  readonly payments: NewReceipt['payments']
}

/** What came back of the sale `o`; bounded, so that they are looked up by it whatever the planner thinks of their number. */
const RETURNS = sql`select r.tenant_id, r.id from pos_sale r
                     where r.tenant_id = o.tenant_id and r.returns_id = o.id order by r.returns_id, r.id limit 1000`

/** A sale as a receipt of the tax authority tells it; of a return, what the returns so far left of its sale. */
export async function selectSaleReceipt(tx: TenantTx, id: string): Promise<SaleReceipt> {
  const { rows } = await sql<SaleReceipt>`
    select s.kind, s.number, s.returns_id, o.buyer_number,
           (select case when c.kind = 'organisation' then c.registry_number end from contact c
             where c.tenant_id = o.tenant_id and c.id = o.customer_id) as customer_registry_number,
           (select coalesce(json_agg(json_build_object(
              'name', l.name, 'quantity', trim_scale(l.quantity - b.quantity)::text, 'unit', coalesce(
                (select u.code from goods_unit u where u.tenant_id = l.tenant_id and u.id = l.unit_id), 'ш'),
              'unit_price', trim_scale(round(l.total / l.quantity, 2))::text, 'total', trim_scale(l.total - b.total)::text,
              'tax', trim_scale(l.tax - b.tax)::text, 'tax_class', l.tax_class) order by l.position), '[]')
              from pos_sale_line l
              cross join lateral (
                select coalesce(sum(k.quantity), 0) as quantity, coalesce(sum(k.total), 0) as total, coalesce(sum(k.tax), 0) as tax
                  from (${RETURNS}) r
                  join pos_sale_line k on k.tenant_id = r.tenant_id and k.sale_id = r.id and k.returns_position = l.position) b
             where l.tenant_id = o.tenant_id and l.sale_id = o.id and l.total > b.total) as lines,
           (select coalesce(json_agg(json_build_object('method', p.method, 'amount', trim_scale(p.amount)::text)), '[]')
              from (select p.method, p.amount from pos_sale_payment p where p.tenant_id = o.tenant_id and p.sale_id = o.id
                    union all
                    select p.method, -p.amount from (${RETURNS}) r
                      join pos_sale_payment p on p.tenant_id = r.tenant_id and p.sale_id = r.id) p) as payments
      from pos_sale s
      -- A coalesce might leak, for all that PostgreSQL knows, and uses no index under row-level security.
      join pos_sale o on o.tenant_id = s.tenant_id and o.id = case when s.returns_id is null then s.id else s.returns_id end
     where s.tenant_id = ${tx.tenantId} and s.id = ${id}`.execute(tx)
  return rows[0]!
}

/** A sale and what came back of it, in the order in which they came here. */
export async function selectSaleAndReturns(tx: TenantTx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from (
      select s.id, s.recorded_id from pos_sale s where s.tenant_id = ${tx.tenantId} and s.id = ${id}
      union all
      select s.id, s.recorded_id from pos_sale s where s.tenant_id = ${tx.tenantId} and s.returns_id = ${id}) s
     order by s.recorded_id`.execute(tx)
  return rows.map(row => row.id)
}
