import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { ParsedLine } from './parse-mt940.ts'

export type BankState = 'open' | 'matched' | 'ignored'

export type BankLineRow = ParsedLine & {
  readonly id: string
  readonly account_id: string
  readonly account_name: string
  readonly currency: string
  readonly state: BankState
  readonly payment_id: string | null
  readonly payment_number: string | null
  readonly imported_by: string
  readonly imported_at: string
}

const COLUMNS = sql.raw(`
  b.id, b.account_id, (select a.name from ledger_account a where a.tenant_id = b.tenant_id and a.id = b.account_id) as account_name,
  b.day, trim_scale(b.amount)::text as amount, b.currency, b.description, b.counterparty, b.counterparty_account, b.reference, b.state,
  b.payment_id, (select p.number from payment p where p.tenant_id = b.tenant_id and p.id = b.payment_id) as payment_number, b.imported_by,
  b.imported_at from bank_line b`)

export async function selectBankLines(
  tx: TenantTx,
  { state, ...query }: PageQuery & { readonly state?: BankState },
): Promise<Page<BankLineRow>> {
  const known = state
    ? sql`b.tenant_id = ${tx.tenantId} and b.state = ${state}`
    : sql`b.tenant_id = ${tx.tenantId}`
  return selectPage<BankLineRow>(tx, query, {
    order: newestFirst(sql`b.id`),
    select: ({ after, order, limit }) =>
      sql`select ${COLUMNS} where ${known} and ${after} order by ${order} limit ${limit}`,
    found: sql`/* reads much: counted among ten thousand */ from bank_line b where ${known}`,
  })
}

export async function selectBankLine(tx: TenantTx, id: string): Promise<BankLineRow | undefined> {
  const { rows } = await sql<BankLineRow>`
    select ${COLUMNS} where b.tenant_id = ${tx.tenantId} and b.id = ${id}`.execute(tx)
  return rows[0]
}

/** Nobody else matches it until the end of the transaction. */
export async function lockBankLine(tx: TenantTx, id: string): Promise<void> {
  await sql`select from bank_line where tenant_id = ${tx.tenantId} and id = ${id} for update`.execute(tx)
}

export type NewBankLines = {
  readonly account_id: string
  readonly currency: string
  readonly by: string
  readonly lines: readonly (ParsedLine & { readonly hash: string })[]
}

/** How many were new; those that are there already stay as they are. */
export async function insertBankLines(tx: TenantTx, given: NewBankLines): Promise<number> {
  const { rows } = await sql`
    insert into bank_line (account_id, day, amount, currency, description, counterparty, counterparty_account, reference, hash, imported_by)
    select ${given.account_id}::uuid, r.day, r.amount, ${given.currency}, r.description, r.counterparty, r.counterparty_account, r.reference,
           decode(r.hash, 'hex'), ${given.by}
      from jsonb_to_recordset(${JSON.stringify(given.lines)}::jsonb) as r(day date, amount numeric, description text, counterparty text,
           counterparty_account text, reference text, hash text)
    on conflict do nothing returning id`.execute(tx)
  return rows.length
}

export async function updateBankLine(
  tx: TenantTx,
  id: string,
  { state, payment_id }: { readonly state: BankState; readonly payment_id: string | null },
): Promise<void> {
  await sql`
    update bank_line set state = ${state}, payment_id = ${payment_id}::uuid where tenant_id = ${tx.tenantId} and id = ${id}`.execute(
    tx,
  )
}

export type Asked = {
  readonly id: string
  readonly kind: 'invoice' | 'bill'
  readonly currency: string
  readonly amount: string
  /** Words of the line that may be numbers of documents. */
  readonly words: readonly string[]
  readonly contacts: readonly string[]
  /** Documents that are due by just that amount. */
  readonly same: readonly string[]
}

export type SuggestionRow = {
  readonly line_id: string
  readonly id: string
  readonly number: string
  readonly contact_id: string
  readonly contact_name: string
  readonly currency: string
  readonly due: string
  readonly amount: string
  readonly by_number: boolean
  readonly by_account: boolean
  readonly by_amount: boolean
}

export type OpenAmount = Pick<Asked, 'kind' | 'currency'> & { readonly id: string; readonly due: string }

const MOST_OPEN = 500

/** What the latest open documents are due by. Amounts have no index: comparing numbers is not leakproof, so none would be used. */
export async function selectOpenAmounts(tx: TenantTx): Promise<OpenAmount[]> {
  const latest = (kind: Asked['kind']) => sql`
    (select id, kind, currency, trim_scale(due)::text as due from invoice
      where tenant_id = ${tx.tenantId} and kind = ${kind} and due > 0 order by due_on desc, id desc limit ${MOST_OPEN})`
  const { rows } = await sql<OpenAmount>`${latest('invoice')} union all ${latest('bill')}`.execute(tx)
  return rows
}

/** Documents that lines may be about: named by number, of whoever has the account, or found by their amount. */
export async function selectSuggestions(tx: TenantTx, asked: readonly Asked[]): Promise<SuggestionRow[]> {
  const open = sql`x.tenant_id = ${tx.tenantId} and x.kind = l.kind and x.currency = l.currency and x.due > 0`
  // Every part is bounded and has an index of its own, whatever the planner thinks of the number of words and contacts.
  const { rows } = await sql<SuggestionRow>`
    select l.id as line_id, i.id, i.number, i.contact_id, i.contact_name, i.currency, trim_scale(i.due)::text as due,
           trim_scale(least(i.due, l.amount))::text as amount, i.number = any(l.words) as by_number,
           i.contact_id = any(l.contacts) as by_account, i.due = l.amount as by_amount
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
           as l(id uuid, kind text, currency text, amount numeric, words text[], contacts uuid[], same uuid[]),
           lateral (select n.id from unnest(l.words) w(number),
                           lateral (select x.id from invoice x where ${open} and x.number = w.number limit 5) n
                    union select unnest(l.same)
                    union select o.id from unnest(l.contacts) c(id),
                           lateral (select x.id from invoice x where ${open} and x.contact_id = c.id order by x.id desc limit 5) o) f,
           lateral (select * from invoice x where x.tenant_id = ${tx.tenantId} and x.id = f.id limit 1) i`.execute(
    tx,
  )
  return rows
}
