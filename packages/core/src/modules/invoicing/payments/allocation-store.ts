import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { AllocationRow } from '../tables.ts'

const COLUMNS = sql.raw(`
  a.id, a.invoice_id, i.number as invoice_number, i.kind as invoice_kind, a.payment_id, p.number as payment_number, a.credit_id,
  c.number as credit_number, trim_scale(a.amount)::text as amount, a.day,
  (select r.day from payment_allocation r where r.tenant_id = a.tenant_id and r.reverses_id = a.id) as undone_on, a.created_at
  from payment_allocation a
  join invoice i on i.tenant_id = a.tenant_id and i.id = a.invoice_id
  left join payment p on p.tenant_id = a.tenant_id and p.id = a.payment_id
  left join invoice c on c.tenant_id = a.tenant_id and c.id = a.credit_id`)

/** What settled a document, or what a credit note settled. */
export async function selectAllocationsOf(tx: TenantTx, invoiceId: string): Promise<AllocationRow[]> {
  const { rows } = await sql<AllocationRow>`
    select ${COLUMNS} where a.tenant_id = ${tx.tenantId} and a.invoice_id = ${invoiceId} and a.reverses_id is null
    union all
    select ${COLUMNS} where a.tenant_id = ${tx.tenantId} and a.credit_id = ${invoiceId} and a.reverses_id is null
     order by created_at, id limit 1000`.execute(tx)
  return rows
}

export async function selectAllocationsBy(tx: TenantTx, paymentId: string): Promise<AllocationRow[]> {
  const { rows } = await sql<AllocationRow>`
    select ${COLUMNS} where a.tenant_id = ${tx.tenantId} and a.payment_id = ${paymentId} and a.reverses_id is null
     order by a.created_at, a.id limit 1000`.execute(tx)
  return rows
}

/** What is still due of a document, or of a payment or credit note that may settle it. */
export type Claim = {
  readonly contact_id: string
  readonly party: 'customer' | 'supplier'
  readonly currency: string
  /** 1: the other side owes us; -1: we owe them. */
  readonly sign: number
  readonly number: string
  readonly version: number
}

export async function lockInvoiceClaim(tx: TenantTx, id: string): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    select i.contact_id, case when i.kind in ('invoice', 'credit_note') then 'customer' else 'supplier' end as party, i.currency,
           case when i.kind in ('invoice', 'bill_credit') then 1 else -1 end as sign, i.number, i.version
      from invoice i where i.tenant_id = ${tx.tenantId} and i.id = ${id} and i.state = 'posted' for update`.execute(
    tx,
  )
  return rows[0]
}

export async function lockPaymentClaim(tx: TenantTx, id: string): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    select p.contact_id, p.party, p.currency, case p.direction when 'out' then 1 else -1 end as sign, p.number, p.version
      from payment p where p.tenant_id = ${tx.tenantId} and p.id = ${id} for update`.execute(tx)
  return rows[0]
}

const CLAIMS = {
  invoice: { table: sql.table('invoice'), whole: sql.ref('c.total') },
  payment: { table: sql.table('payment'), whole: sql.ref('c.amount') },
}

/**
 * Takes an amount from what is due, and its share of what stands in the books; the last one takes all that is left there. Undefined: less
 * is due.
 */
export async function updateDue(
  tx: TenantTx,
  claim: { readonly of: keyof typeof CLAIMS; readonly id: string },
  amount: string,
): Promise<string | undefined> {
  const { table, whole } = CLAIMS[claim.of]
  const { rows } = await sql<{ book: string }>`
    with taken as (
      select case when c.due = ${amount}::numeric then c.book_due
                  else least(c.book_due, round(c.book_total * ${amount}::numeric / ${whole}, 2)) end as book
        from ${table} c where c.tenant_id = ${tx.tenantId} and c.id = ${claim.id} and c.due >= ${amount}::numeric)
    update ${table} c set due = c.due - ${amount}::numeric, book_due = c.book_due - t.book, version = c.version + 1
      from taken t where c.tenant_id = ${tx.tenantId} and c.id = ${claim.id} returning trim_scale(t.book)::text as book`.execute(
    tx,
  )
  return rows[0]?.book
}

/** Gives back what was taken. Where nobody wrote down what that was in the books, it is the share of the amount. */
export async function updateGivenBack(
  tx: TenantTx,
  claim: { readonly of: keyof typeof CLAIMS; readonly id: string },
  { amount, book }: { readonly amount: string; readonly book: string | null },
): Promise<string> {
  const { table, whole } = CLAIMS[claim.of]
  const { rows } = await sql<{ book: string }>`
    with given as (
      select coalesce(${book}::numeric,
                      case when c.due + ${amount}::numeric = ${whole} then c.book_total - c.book_due
                           else least(c.book_total - c.book_due, round(c.book_total * ${amount}::numeric / ${whole}, 2)) end) as book
        from ${table} c where c.tenant_id = ${tx.tenantId} and c.id = ${claim.id})
    update ${table} c set due = c.due + ${amount}::numeric, book_due = c.book_due + g.book, version = c.version + 1
      from given g where c.tenant_id = ${tx.tenantId} and c.id = ${claim.id} returning trim_scale(g.book)::text as book`.execute(
    tx,
  )
  return rows[0]!.book
}

/** What an allocation took from both sides; its day, where one is known. */
export type TakenRow = {
  readonly id: string
  readonly invoice_id: string
  readonly payment_id: string | null
  readonly credit_id: string | null
  readonly amount: string
  readonly day: string | null
  readonly invoice_book: string | null
  readonly other_book: string | null
  readonly is_undone: boolean
}

/** Undefined: there is none, or it gives something back itself. */
export async function selectTaken(tx: TenantTx, id: string): Promise<TakenRow | undefined> {
  const { rows } = await sql<TakenRow>`
    select a.id, a.invoice_id, a.payment_id, a.credit_id, trim_scale(a.amount)::text as amount, a.day, a.invoice_book::text as invoice_book,
           a.other_book::text as other_book,
           exists (select from payment_allocation r where r.tenant_id = a.tenant_id and r.reverses_id = a.id) as is_undone
      from payment_allocation a where a.tenant_id = ${tx.tenantId} and a.id = ${id} and a.reverses_id is null`.execute(
    tx,
  )
  return rows[0]
}

export type NewAllocation = {
  readonly invoice_id: string
  readonly payment_id: string | null
  readonly credit_id: string | null
  /** Below zero where it gives back what another one took. */
  readonly amount: string
  readonly day: string
  readonly reverses_id?: string
}

/** What each side gave up in the books for it. */
export type AllocatedBooks = { readonly invoice: string; readonly other: string }

export async function insertAllocation(
  tx: TenantTx,
  allocation: NewAllocation,
  books: AllocatedBooks,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into payment_allocation (invoice_id, payment_id, credit_id, amount, day, invoice_book, other_book, reverses_id)
    values (${allocation.invoice_id}, ${allocation.payment_id}::uuid, ${allocation.credit_id}::uuid, ${allocation.amount}::numeric,
            ${allocation.day}::date, ${books.invoice}::numeric, ${books.other}::numeric,
            ${allocation.reverses_id ?? null}::uuid)
    returning id`.execute(tx)
  return rows[0]!.id
}

/** How much of a document a credit note can settle; undefined where it is nothing. */
export async function selectSettleable(
  tx: TenantTx,
  invoiceId: string,
  creditId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ amount: string }>`
    select trim_scale(least(i.due, c.due))::text as amount
      from invoice i join invoice c on c.tenant_id = i.tenant_id and c.id = ${creditId}
     where i.tenant_id = ${tx.tenantId} and i.id = ${invoiceId} and i.currency = c.currency and i.contact_id = c.contact_id
       and i.due > 0 and c.due > 0`.execute(tx)
  return rows[0]?.amount
}
