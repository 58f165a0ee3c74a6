import { type RawBuilder, sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { DocumentKind, InvoiceContent, InvoiceRow, LineRow } from '../tables.ts'

const COLUMNS = sql.raw(`
  i.id, i.kind, i.state, i.contact_id, coalesce(i.contact_name, c.name) as contact_name, i.number, i.reference, i.issued_on, i.due_on,
  i.currency, trim_scale(i.rate)::text as rate, i.includes_tax, i.note, i.credits_id, o.number as credits_number,
  trim_scale(i.net)::text as net, trim_scale(i.tax)::text as tax, trim_scale(i.total)::text as total, trim_scale(i.due)::text as due,
  trim_scale(i.book_total)::text as book_total, i.entry_id, i.posted_at, i.created_at, i.updated_at, i.version`)

const FROM = sql`
  from invoice i join contact c on c.tenant_id = i.tenant_id and c.id = i.contact_id
  left join invoice o on o.tenant_id = i.tenant_id and o.id = i.credits_id`

const overdue = (day: string): RawBuilder<unknown> => sql`(i.due > 0 and i.due_on < ${day}::date)`

export type InvoicesFilter = PageQuery & {
  readonly kind?: DocumentKind
  readonly status?: 'draft' | 'open' | 'overdue' | 'paid'
  readonly contact?: string
  readonly number?: string
}

/** The newest first. */
export async function selectInvoices(
  tx: TenantTx,
  query: InvoicesFilter & { readonly day: string },
): Promise<Page<InvoiceRow>> {
  const { kind, status, contact, number, day } = query
  const known = sql.join(
    [
      sql`i.tenant_id = ${tx.tenantId}`,
      ...(kind ? [sql`i.kind = ${kind}`] : []),
      ...(contact ? [sql`i.contact_id = ${contact}::uuid`] : []),
      ...(number ? [sql`i.number = ${number}`] : []),
    ],
    sql` and `,
  )
  const wanted = {
    draft: sql`i.state = 'draft'`,
    open: sql`i.due > 0`,
    overdue: overdue(day),
    paid: sql`i.state = 'posted' and i.due = 0`,
  }
  const isWanted = status ? wanted[status] : sql`true`
  return selectPage<InvoiceRow>(tx, query, {
    order: newestFirst(sql`i.id`),
    select: ({ after, order, limit }) => sql`
      /* reads much: what no index knows is asked of a bounded part of the list */
      select ${COLUMNS}, ${overdue(day)} as is_overdue ${FROM} where ${known} and ${isWanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`/* reads much: what no index knows is counted among ten thousand */ from invoice i where ${known} and ${isWanted}`,
    searched: status ? sql`from invoice i where ${known}` : undefined,
  })
}

export async function selectInvoice(tx: TenantTx, id: string, day: string): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`
    select ${COLUMNS}, ${overdue(day)} as is_overdue ${FROM} where i.tenant_id = ${tx.tenantId} and i.id = ${id}`.execute(
    tx,
  )
  return rows[0]
}

/** Nobody else changes, posts or settles it until the end of the transaction. */
export async function lockInvoice(tx: TenantTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from invoice where tenant_id = ${tx.tenantId} and id = ${id} for update`.execute(tx)
  return rows.length > 0
}

export async function selectLines(tx: TenantTx, invoiceId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.product_id, p.name as product_name, l.description, trim_scale(l.quantity)::text as quantity,
           trim_scale(l.unit_price)::text as unit_price, trim_scale(l.discount)::text as discount, l.tax_class,
           trim_scale(l.tax_rate)::text as tax_rate, l.account_id, a.code as account_code,
           trim_scale(l.net)::text as net, trim_scale(l.tax)::text as tax, trim_scale(l.total)::text as total
      from invoice_line l
      join ledger_account a on a.tenant_id = l.tenant_id and a.id = l.account_id
      left join product p on p.tenant_id = l.tenant_id and p.id = l.product_id
     where l.tenant_id = ${tx.tenantId} and l.invoice_id = ${invoiceId} order by l.position`.execute(tx)
  return rows
}

export async function selectProducts(
  tx: TenantTx,
  ids: readonly string[],
): Promise<Map<string, { name: string; tax_class: LineRow['tax_class'] }>> {
  const { rows } = await sql<{ id: string; name: string; tax_class: LineRow['tax_class'] }>`
    select p.id, p.name, p.tax_class from product p where p.tenant_id = ${tx.tenantId} and p.id = any(${ids}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.map(({ id, ...product }) => [id, product]))
}

export async function insertInvoice(tx: TenantTx, id: string, invoice: InvoiceContent): Promise<void> {
  await sql`
    insert into invoice (id, kind, contact_id, reference, issued_on, due_on, currency, rate, includes_tax, note, credits_id)
    values (${id}, ${invoice.kind}, ${invoice.contact_id}, ${invoice.reference}, ${invoice.issued_on}::date, ${invoice.due_on}::date,
            ${invoice.currency}, ${invoice.rate}::numeric, ${invoice.includes_tax}, ${invoice.note}, ${invoice.credits_id}::uuid)`.execute(
    tx,
  )
}

export async function updateInvoice(tx: TenantTx, id: string, invoice: InvoiceContent): Promise<void> {
  await sql`
    update invoice set contact_id = ${invoice.contact_id}, reference = ${invoice.reference}, issued_on = ${invoice.issued_on}::date,
           due_on = ${invoice.due_on}::date, currency = ${invoice.currency}, rate = ${invoice.rate}::numeric,
           includes_tax = ${invoice.includes_tax}, note = ${invoice.note}, version = version + 1,
           updated_at = date_trunc('milliseconds', clock_timestamp())
     where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

export type NewLine = Omit<LineRow, 'product_name' | 'account_code' | 'net' | 'tax' | 'total'>

/**
 * All lines at once, and what they come to. Each amount is rounded once, half away from zero: what the line costs, and the tax in it or on
 * top of it; the third number is the difference or the sum of the two.
 */
export async function updateLines(
  tx: TenantTx,
  invoiceId: string,
  { lines, digits, includes_tax }: { lines: readonly NewLine[]; digits: number; includes_tax: boolean },
): Promise<void> {
  await sql`delete from invoice_line where tenant_id = ${tx.tenantId} and invoice_id = ${invoiceId}`.execute(
    tx,
  )
  await sql`
    insert into invoice_line (invoice_id, position, product_id, description, quantity, unit_price, discount, tax_class, tax_rate,
                              account_id, net, tax, total)
    select ${invoiceId}::uuid, r.position, r.product_id, r.description, r.quantity, r.unit_price, r.discount, r.tax_class, r.tax_rate,
           r.account_id, case when ${includes_tax} then m.price - m.tax else m.price end, m.tax,
           case when ${includes_tax} then m.price else m.price + m.tax end
      from jsonb_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, position: at + 1 })))}::jsonb)
           as r(position smallint, product_id uuid, description text, quantity numeric, unit_price numeric, discount numeric,
                tax_class text, tax_rate numeric, account_id uuid),
           lateral (select r.quantity * r.unit_price * (100 - r.discount) / 100 as exact) x,
           lateral (select round(x.exact, ${digits}::integer) as price,
                           round(x.exact * r.tax_rate / case when ${includes_tax} then 100 + r.tax_rate else 100 end, ${digits}::integer) as tax) m`.execute(
    tx,
  )
  await sql`
    update invoice i set net = s.net, tax = s.tax, total = s.net + s.tax
      from (select coalesce(sum(l.net), 0) as net, coalesce(sum(l.tax), 0) as tax from invoice_line l
             where l.tenant_id = ${tx.tenantId} and l.invoice_id = ${invoiceId}) s
     where i.tenant_id = ${tx.tenantId} and i.id = ${invoiceId}`.execute(tx)
}

export async function deleteInvoice(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from invoice where tenant_id = ${tx.tenantId} and id = ${id} and state = 'draft'`.execute(
    tx,
  )
}

/** After a merge of contacts. */
export async function updateMergedContact(
  tx: TenantTx,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await sql`update invoice set contact_id = ${into} where tenant_id = ${tx.tenantId} and contact_id = ${from}`.execute(
    tx,
  )
  await sql`update payment set contact_id = ${into} where tenant_id = ${tx.tenantId} and contact_id = ${from}`.execute(
    tx,
  )
}

export async function hasInvoiceFor(tx: TenantTx, contactId: string): Promise<boolean> {
  const { rows } = await sql`
    select from invoice where tenant_id = ${tx.tenantId} and contact_id = ${contactId}
    union all select from payment where tenant_id = ${tx.tenantId} and contact_id = ${contactId} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function hasLineWith(tx: TenantTx, productId: string): Promise<boolean> {
  const { rows } = await sql`
    select from invoice_line where tenant_id = ${tx.tenantId} and product_id = ${productId} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}
