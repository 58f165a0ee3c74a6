import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { NewLine } from '../journal/journal-store.ts'

export type PostingAccounts = {
  readonly control: string
  readonly tax: string
  /** 1: the control account is debited; -1: credited. */
  readonly sign: 1 | -1
}

export type PostingLines = { readonly lines: readonly NewLine[]; readonly book_total: string }

/** In the currency of the books: each account and the tax rounded once, the customer or supplier their sum, so that it balances. */
export async function selectPostingLines(
  tx: TenantTx,
  invoiceId: string,
  { control, tax, sign }: PostingAccounts,
): Promise<PostingLines> {
  const { rows } = await sql<PostingLines>`
    with part as (
      select l.account_id, round(sum(l.net) * i.rate, 2) as amount
        from invoice_line l join invoice i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
       where l.tenant_id = ${tx.tenantId} and l.invoice_id = ${invoiceId} group by l.account_id, i.rate
      union all
      select ${tax}::uuid, round(i.tax * i.rate, 2) from invoice i where i.tenant_id = ${tx.tenantId} and i.id = ${invoiceId})
    select trim_scale(coalesce(sum(p.amount), 0))::text as book_total,
           json_agg(json_build_object('account_id', p.account_id, 'amount', (p.amount * ${-sign}::integer)::text))::jsonb
             || jsonb_build_array(jsonb_build_object('account_id', ${control}::uuid, 'amount', (sum(p.amount) * ${sign}::integer)::text)) as lines
      from part p`.execute(tx)
  return rows[0]!
}

export type PostedInvoice = {
  readonly number: string
  readonly series_id: string
  readonly entry_id: string
  readonly book_total: string
}

export async function updatePosted(tx: TenantTx, id: string, posted: PostedInvoice): Promise<void> {
  await sql`
    update invoice i set state = 'posted', number = ${posted.number}, series_id = ${posted.series_id}, entry_id = ${posted.entry_id},
           contact_name = c.name, due = i.total, book_total = ${posted.book_total}::numeric, book_due = ${posted.book_total}::numeric,
           posted_at = date_trunc('milliseconds', clock_timestamp()), updated_at = date_trunc('milliseconds', clock_timestamp()),
           version = i.version + 1
      from contact c
     where i.tenant_id = ${tx.tenantId} and i.id = ${id} and c.tenant_id = i.tenant_id and c.id = i.contact_id`.execute(
    tx,
  )
}
