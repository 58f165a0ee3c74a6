import { sql } from 'kysely'
import { type PageQuery, selectPage, textKey, uuidKey } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { isDay } from '../../../kernel/days/day.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { EntryRow, EntrySource, PeriodRow } from '../tables.ts'

export type NewEntry = {
  readonly id: string
  readonly day: string
  readonly source: EntrySource
  readonly memo: string
  readonly source_id: string | null
  readonly made_by: string
}

/** Above zero is debit, below is credit; in the currency of the books. */
export type NewLine = { readonly account_id: string; readonly amount: string }

/** Lines of one account become one; what comes to nothing is left out. That they balance is checked at the end of the transaction. */
export async function insertEntry(tx: TenantTx, entry: NewEntry, lines: readonly NewLine[]): Promise<void> {
  await sql`
    with made as (
      insert into journal_entry (id, day, source, memo, source_id, made_by)
      values (${entry.id}, ${entry.day}::date, ${entry.source}, ${entry.memo}, ${entry.source_id}::uuid, ${entry.made_by}))
    insert into journal_line (entry_id, position, account_id, amount, day)
    select ${entry.id}::uuid, row_number() over (order by sum(r.amount) < 0, r.account_id), r.account_id, sum(r.amount), ${entry.day}::date
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(account_id uuid, amount numeric)
     group by r.account_id having sum(r.amount) <> 0`.execute(tx)
}

export type EntriesFilter = PageQuery & {
  readonly account?: string
  readonly source_id?: string
  readonly from?: string
  readonly to?: string
}

const COLUMNS = sql.raw(`
  e.id, e.day, e.source, e.memo, e.source_id, e.made_by, e.created_at,
  (select coalesce(json_agg(json_build_object('account_id', l.account_id,
            'code', (select a.code from ledger_account a where a.tenant_id = l.tenant_id and a.id = l.account_id),
            'name', (select a.name from ledger_account a where a.tenant_id = l.tenant_id and a.id = l.account_id),
            'debit', case when l.amount > 0 then trim_scale(l.amount)::text end,
            'credit', case when l.amount < 0 then trim_scale(-l.amount)::text end) order by l.position), '[]')
     from journal_line l
    where l.tenant_id = e.tenant_id and l.entry_id = e.id) as lines`)

/** The latest day first. */
export async function selectEntries(tx: TenantTx, query: EntriesFilter): Promise<Page<EntryRow>> {
  const { account, source_id, from, to } = query
  const dayKey = {
    ...textKey<EntryRow>(sql`e.day`, row => row.day, 'own'),
    key: sql`e.day`,
    bound: (given: unknown) => (typeof given === 'string' && isDay(given) ? sql`${given}::date` : null),
  }
  const wanted = sql.join(
    [
      sql`e.tenant_id = ${tx.tenantId}`,
      ...(from ? [sql`e.day >= ${from}::date`] : []),
      ...(to ? [sql`e.day <= ${to}::date`] : []),
      ...(source_id ? [sql`e.source_id = ${source_id}::uuid`] : []),
      ...(account
        ? [
            sql`exists (select from journal_line k where k.tenant_id = ${tx.tenantId} and k.entry_id = e.id and k.account_id = ${account}::uuid)`,
          ]
        : []),
    ],
    sql` and `,
  )
  return selectPage<EntryRow>(tx, query, {
    order: { name: '-day', descending: true, columns: [dayKey, uuidKey(sql`e.id`, row => row.id)] },
    select: ({ after, order, limit }) => sql`
      /* reads much: entries of one account are looked for among a bounded part of the journal */
      select ${COLUMNS} from journal_entry e where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`/* reads much: counted among ten thousand */ from journal_entry e where ${wanted}`,
    searched: account ? sql`from journal_entry e where e.tenant_id = ${tx.tenantId}` : undefined,
  })
}

export async function selectEntry(tx: TenantTx, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from journal_entry e where e.tenant_id = ${tx.tenantId} and e.id = ${id}`.execute(tx)
  return rows[0]
}

/** What must be added to lines so that they come to nothing; computed where decimals are exact. */
export async function selectImbalance(tx: TenantTx, lines: readonly NewLine[]): Promise<string> {
  const { rows } = await sql<{ rest: string }>`
    select trim_scale(-coalesce(sum(r.amount), 0))::text as rest
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(amount numeric)`.execute(tx)
  return rows[0]!.rest
}

export type BalanceRow = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: string
  readonly opening: string
  readonly debit: string
  readonly credit: string
  readonly closing: string
}

/** The trial balance: every account with what moved on it between two days. */
export async function selectBalances(
  tx: TenantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    /* reads all: a trial balance is a sum over the journal */
    select a.id, a.code, a.name, a.type,
           trim_scale(coalesce(sum(l.amount) filter (where l.day < ${from}::date), 0))::text as opening,
           trim_scale(coalesce(sum(l.amount) filter (where l.day >= ${from}::date and l.amount > 0), 0))::text as debit,
           trim_scale(coalesce(-sum(l.amount) filter (where l.day >= ${from}::date and l.amount < 0), 0))::text as credit,
           trim_scale(coalesce(sum(l.amount), 0))::text as closing
      from ledger_account a
      left join journal_line l on l.tenant_id = a.tenant_id and l.account_id = a.id and l.day <= ${to}::date
     where a.tenant_id = ${tx.tenantId} group by a.tenant_id, a.id order by a.code limit 2000`.execute(tx)
  return rows
}

/** Held against closing until the end of the transaction. True: the month is closed. */
export async function lockPeriod(tx: TenantTx, day: string): Promise<boolean> {
  await sql`
    insert into ledger_period (month) values (date_trunc('month', ${day}::date)::date)
    on conflict (tenant_id, month) do nothing`.execute(tx)
  const { rows } = await sql<{ closed: boolean }>`
    select p.closed_at is not null as closed from ledger_period p
     where p.tenant_id = ${tx.tenantId} and p.month = date_trunc('month', ${day}::date)::date for share`.execute(
    tx,
  )
  return rows[0]!.closed
}

/** The latest first; a company has a dozen a year. */
export async function selectPeriods(tx: TenantTx): Promise<PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`
    select p.month, p.closed_at, p.closed_by, p.version from ledger_period p
     where p.tenant_id = ${tx.tenantId} order by p.month desc limit 1200`.execute(tx)
  return rows
}

export async function upsertPeriod(
  tx: TenantTx,
  month: string,
  { closed, by }: { readonly closed: boolean; readonly by: string },
): Promise<PeriodRow> {
  const { rows } = await sql<PeriodRow>`
    insert into ledger_period as p (month, closed_at, closed_by)
    values (${month}::date, case when ${closed} then date_trunc('milliseconds', clock_timestamp()) end, case when ${closed} then ${by}::text end)
    on conflict (tenant_id, month) do update set closed_at = excluded.closed_at, closed_by = excluded.closed_by, version = p.version + 1
    returning p.month, p.closed_at, p.closed_by, p.version`.execute(tx)
  return rows[0]!
}

export async function lockPeriodRow(tx: TenantTx, month: string): Promise<PeriodRow | undefined> {
  const { rows } = await sql<PeriodRow>`
    select p.month, p.closed_at, p.closed_by, p.version from ledger_period p
     where p.tenant_id = ${tx.tenantId} and p.month = ${month}::date for update`.execute(tx)
  return rows[0]
}
