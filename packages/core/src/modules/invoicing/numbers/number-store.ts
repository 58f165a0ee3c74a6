import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { RateRow, SeriesKind, SeriesRow } from '../tables.ts'

const COLUMNS = sql.raw('s.id, s.kind, s.prefix, s.next_number, s.is_default')

/** A company has one for each kind of document, and one for each till. */
export async function selectNumberSeries(tx: TenantTx): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    /* reads all: a company has a few series, and one for each till */
    select ${COLUMNS} from number_series s where s.tenant_id = ${tx.tenantId} order by s.kind, s.prefix limit 2000`.execute(
    tx,
  )
  return rows
}

export async function selectDefaultSeries(tx: TenantTx, kind: SeriesKind): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select s.id from number_series s where s.tenant_id = ${tx.tenantId} and s.kind = ${kind} and s.is_default`.execute(
    tx,
  )
  return rows[0]?.id
}

/** Undefined: the prefix is taken, or there is a default already. */
export async function insertNumberSeries(
  tx: TenantTx,
  series: Omit<SeriesRow, 'id'>,
): Promise<SeriesRow | undefined> {
  const { rows } = await sql<SeriesRow>`
    insert into number_series as s (kind, prefix, next_number, is_default)
    values (${series.kind}, ${series.prefix}, ${series.next_number}, ${series.is_default})
    on conflict do nothing returning ${COLUMNS}`.execute(tx)
  return rows[0]
}

/** Takes the next number: whoever comes second waits for the end of this transaction. Undefined: no such series of the kind. */
export async function updateNextNumber(
  tx: TenantTx,
  series: { readonly id: string; readonly kind: SeriesKind },
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    update number_series s set next_number = s.next_number + 1
     where s.tenant_id = ${tx.tenantId} and s.id = ${series.id} and s.kind = ${series.kind}
    returning s.prefix || lpad((s.next_number - 1)::text, greatest(6, length((s.next_number - 1)::text)), '0') as number`.execute(
    tx,
  )
  return rows[0]?.number
}

/** Newest first. */
export async function selectRates(tx: TenantTx, currency: string | undefined): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select r.currency, r.valid_from, trim_scale(r.rate)::text as rate from exchange_rate r
     where r.tenant_id = ${tx.tenantId} ${currency === undefined ? sql`` : sql`and r.currency = ${currency}`}
     order by r.currency desc, r.valid_from desc limit 1000`.execute(tx)
  return rows
}

/** The latest up to a day. */
export async function selectRate(tx: TenantTx, currency: string, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ rate: string }>`
    select trim_scale(r.rate)::text as rate from exchange_rate r
     where r.tenant_id = ${tx.tenantId} and r.currency = ${currency} and r.valid_from <= ${day}::date
     order by r.valid_from desc limit 1`.execute(tx)
  return rows[0]?.rate
}

export async function upsertRate(tx: TenantTx, { currency, valid_from, rate }: RateRow): Promise<RateRow> {
  const { rows } = await sql<RateRow>`
    insert into exchange_rate as r (currency, valid_from, rate) values (${currency}, ${valid_from}::date, ${rate}::numeric)
    on conflict (tenant_id, currency, valid_from) do update set rate = excluded.rate
    returning r.currency, r.valid_from, trim_scale(r.rate)::text as rate`.execute(tx)
  return rows[0]!
}
