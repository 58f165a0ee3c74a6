import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { ReceiptLine } from './port.ts'

export type ReceiptDocument = {
  readonly number: string
  readonly credits_id: string | null
  /** A credit note that takes back all of what it credits. */
  readonly takes_all_back: boolean
  readonly customer_registry_number: string | null
  readonly lines: readonly ReceiptLine[]
}

/** A posted document in tögrög, as a receipt tells it. */
export async function selectReceiptDocument(tx: TenantTx, id: string): Promise<ReceiptDocument | undefined> {
  const { rows } = await sql<ReceiptDocument>`
    select i.number, i.credits_id, coalesce(o.total <= i.total, false) as takes_all_back,
           case when c.kind = 'organisation' then c.registry_number end as customer_registry_number,
           (select coalesce(json_agg(json_build_object(
              'name', l.description, 'quantity', trim_scale(l.quantity)::text, 'unit', 'ш',
              'unit_price', trim_scale(round(l.total * i.rate / l.quantity, 2))::text,
              'total', trim_scale(round(l.total * i.rate, 2))::text, 'tax', trim_scale(round(l.tax * i.rate, 2))::text,
              'tax_class', l.tax_class) order by l.position), '[]')
              from invoice_line l where l.tenant_id = i.tenant_id and l.invoice_id = i.id and l.total > 0) as lines
      from invoice i
      join contact c on c.tenant_id = i.tenant_id and c.id = i.contact_id
      left join invoice o on o.tenant_id = i.tenant_id and o.id = i.credits_id
     where i.tenant_id = ${tx.tenantId} and i.id = ${id}`.execute(tx)
  return rows[0]
}
