import { type RawBuilder, sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { IssuedReceipt, Merchant, ReceiptGroup, ReceiptLine, ReceiptPayment } from './port.ts'

export type Subject = { readonly type: 'invoice' | 'pos_sale'; readonly id: string }
export type Problem = 'unreachable' | 'refused' | 'unclear' | 'unknown_customer'

export type NewReceipt = {
  readonly subject: Subject
  readonly number: string
  readonly customer_tin: string | null
  readonly customer_registry_number?: string | null
  readonly lines: readonly ReceiptLine[]
  readonly payments: readonly ReceiptPayment[]
  readonly replaces?: Subject
}

export type ReceiptRow = {
  readonly id: string
  readonly subject_type: Subject['type']
  readonly subject_id: string
  readonly number: string
  readonly state: 'pending' | 'issued' | 'failed' | 'cancelled'
  readonly is_returned: boolean
  readonly replaces_id: string | null
  readonly customer_tin: string | null
  readonly customer_registry_number: string | null
  readonly total: string
  readonly tax: string
  readonly suffix: string
  readonly request: string | null
  readonly sent_on: string | null
  readonly attempts: number
  readonly problem: Problem | null
  readonly detail: string | null
  readonly receipt_number: string | null
  readonly lottery: string | null
  readonly qr: string | null
  readonly issued_at: string | null
  readonly created_at: string
}

const COLUMNS = sql.raw(`
  r.id, r.subject_type, r.subject_id, r.number, r.state, r.is_returned, r.replaces_id, r.customer_tin, r.customer_registry_number,
  trim_scale(r.total)::text as total, trim_scale(r.tax)::text as tax, r.suffix, r.request, r.sent_on, r.attempts, r.problem, r.detail,
  r.receipt_number, r.lottery, r.qr, r.issued_at, r.created_at`)

const LINE = sql.raw(
  'x(name text, quantity text, unit text, unit_price text, total numeric, tax numeric, tax_class text, barcode text)',
)

/** Undefined: the organisation gives no such receipts, there is nothing to pay, or there is a receipt already. */
export async function insertReceipt(tx: TenantTx, receipt: NewReceipt): Promise<string | undefined> {
  const { subject, replaces } = receipt
  const { rows } = await sql<{ id: string }>`
    with merchant as (
      update ereceipt_merchant m set next_suffix = m.next_suffix % 999999 + 1
       where m.tenant_id = ${tx.tenantId} and m.is_enabled returning m.next_suffix),
    sums as (select sum(x.total) as total, sum(x.tax) as tax from jsonb_to_recordset(${JSON.stringify(receipt.lines)}::jsonb) as ${LINE})
    insert into ereceipt (subject_type, subject_id, number, customer_tin, customer_registry_number, lines, payments, total, tax, suffix,
                          replaces_id)
    select ${subject.type}, ${subject.id}::uuid, ${receipt.number}, ${receipt.customer_tin}::text,
           ${receipt.customer_registry_number ?? null}::text, ${JSON.stringify(receipt.lines)}::jsonb,
           ${JSON.stringify(receipt.payments)}::jsonb, s.total, s.tax, lpad(m.next_suffix::text, 6, '0'),
           (select o.id from ereceipt o where o.tenant_id = ${tx.tenantId} and o.subject_type = ${replaces?.type ?? null}::text
               and o.subject_id = ${replaces?.id ?? null}::uuid)
      from merchant m, sums s where s.total > 0
    on conflict (tenant_id, subject_type, subject_id) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** Nobody else sends or cancels it until the end of the transaction. */
export async function lockReceipt(tx: TenantTx, id: string): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select ${COLUMNS} from ereceipt r where r.tenant_id = ${tx.tenantId} and r.id = ${id} for update`.execute(
    tx,
  )
  return rows[0]
}

export async function lockReceiptOf(tx: TenantTx, subject: Subject): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select ${COLUMNS} from ereceipt r
     where r.tenant_id = ${tx.tenantId} and r.subject_type = ${subject.type} and r.subject_id = ${subject.id}::uuid for update`.execute(
    tx,
  )
  return rows[0]
}

export async function selectReceiptsOf(
  tx: TenantTx,
  type: Subject['type'],
  ids: readonly string[],
): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select ${COLUMNS} from ereceipt r
     where r.tenant_id = ${tx.tenantId} and r.subject_type = ${type} and r.subject_id = any(${ids}::uuid[])`.execute(
    tx,
  )
  return rows
}

/** The newest first. */
export const selectReceipts = (
  tx: TenantTx,
  query: PageQuery & { readonly state?: ReceiptRow['state'] },
): Promise<Page<ReceiptRow>> => {
  const wanted: RawBuilder<unknown> = sql`r.tenant_id = ${tx.tenantId} ${query.state ? sql`and r.state = ${query.state}` : sql``}`
  return selectPage<ReceiptRow>(tx, query, {
    order: newestFirst(sql`r.id`),
    select: ({ after, order, limit }) =>
      sql`select ${COLUMNS} from ereceipt r where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from ereceipt r where ${wanted}`,
  })
}

/** What the authority is told: lines by their tax, with sums. */
export async function selectContent(
  tx: TenantTx,
  id: string,
): Promise<{ groups: ReceiptGroup[]; payments: ReceiptPayment[] }> {
  const { rows } = await sql<{ groups: ReceiptGroup[]; payments: ReceiptPayment[] }>`
    select r.payments, (
      select json_agg(g order by g.tax_class desc) from (
        select x.tax_class, trim_scale(sum(x.total))::text as total, trim_scale(sum(x.tax))::text as tax,
               json_agg(json_build_object('name', x.name, 'quantity', x.quantity, 'unit', x.unit, 'unit_price', x.unit_price,
                 'total', trim_scale(x.total)::text, 'tax', trim_scale(x.tax)::text, 'tax_class', x.tax_class, 'barcode', x.barcode)) as lines
          from jsonb_to_recordset(r.lines) as ${LINE} group by x.tax_class) g) as groups
      from ereceipt r where r.tenant_id = ${tx.tenantId} and r.id = ${id}`.execute(tx)
  return rows[0]!
}

/** Before the call: whatever happens now, it is known that one was made, and with which words. */
export async function updateSending(
  tx: TenantTx,
  id: string,
  sending: { readonly request: string; readonly day: string; readonly tin: string | null },
): Promise<void> {
  await sql`
    update ereceipt set request = ${sending.request}, sent_on = ${sending.day}::date, customer_tin = ${sending.tin},
           attempts = attempts + 1, updated_at = date_trunc('milliseconds', clock_timestamp())
     where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

export async function updateIssued(tx: TenantTx, id: string, issued: IssuedReceipt): Promise<void> {
  await sql`
    update ereceipt set state = 'issued', receipt_number = ${issued.number}, lottery = ${issued.lottery}, qr = ${issued.qr},
           issued_at = ${issued.issued_at}::timestamp at time zone 'Asia/Ulaanbaatar', sent_on = null, problem = null, detail = null,
           updated_at = date_trunc('milliseconds', clock_timestamp())
     where tenant_id = ${tx.tenantId} and id = ${id} and state <> 'cancelled'`.execute(tx)
}

export type ReceiptChange = {
  readonly state?: ReceiptRow['state']
  readonly problem: Problem | null
  readonly detail: string | null
  readonly isSettled?: boolean
}

/** `isSettled`: it is known that no receipt came of the last call. */
export async function updateReceipt(tx: TenantTx, id: string, change: ReceiptChange): Promise<void> {
  await sql`
    update ereceipt set state = coalesce(${change.state ?? null}, state), problem = ${change.problem}, detail = ${change.detail},
           sent_on = case when ${change.isSettled ?? false} then null else sent_on end,
           updated_at = date_trunc('milliseconds', clock_timestamp())
     where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

export async function updateReturned(tx: TenantTx, id: string): Promise<void> {
  await sql`
    update ereceipt set is_returned = true, updated_at = date_trunc('milliseconds', clock_timestamp())
     where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

export type MerchantRow = Merchant & { readonly is_enabled: boolean; readonly version: number }

export async function selectMerchant(tx: TenantTx): Promise<MerchantRow | undefined> {
  const { rows } = await sql<MerchantRow>`
    select m.is_enabled, m.tin, m.pos_number, m.branch_number, m.district_code, m.classification_code, m.exempt_code, m.zero_code, m.version
      from ereceipt_merchant m where m.tenant_id = ${tx.tenantId}`.execute(tx)
  return rows[0]
}

/** Undefined: somebody changed it meanwhile. */
export async function upsertMerchant(
  tx: TenantTx,
  merchant: Merchant & { readonly is_enabled: boolean },
  version: number | undefined,
): Promise<MerchantRow | undefined> {
  const { rows } = await sql<MerchantRow>`
    insert into ereceipt_merchant as m (is_enabled, tin, pos_number, branch_number, district_code, classification_code, exempt_code, zero_code)
    values (${merchant.is_enabled}, ${merchant.tin}, ${merchant.pos_number}, ${merchant.branch_number}, ${merchant.district_code},
            ${merchant.classification_code}, ${merchant.exempt_code}, ${merchant.zero_code})
    on conflict (tenant_id) do update set is_enabled = excluded.is_enabled, tin = excluded.tin, pos_number = excluded.pos_number,
           branch_number = excluded.branch_number, district_code = excluded.district_code,
           classification_code = excluded.classification_code, exempt_code = excluded.exempt_code, zero_code = excluded.zero_code,
           version = m.version + 1
     where ${version ?? null}::integer is null or m.version = ${version ?? null}::integer
    returning m.is_enabled, m.tin, m.pos_number, m.branch_number, m.district_code, m.classification_code, m.exempt_code, m.zero_code,
              m.version`.execute(tx)
  return rows[0]
}
