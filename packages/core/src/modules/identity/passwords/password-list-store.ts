import { sql } from 'kysely'
import type { FilterShape } from '../../../kernel/crypto/passwords/password-filter.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

/** Bytes of a page: small enough that PostgreSQL reads little for one bit. */
export const PAGE_BYTES = 1024
const PAGE_BITS = PAGE_BYTES * 8

export async function selectListShape(tx: PlatformTx): Promise<FilterShape | undefined> {
  const { rows } = await sql<FilterShape>`select bits::double precision, probes from password_list`.execute(
    tx,
  )
  return rows[0]
}

/** How many of these bits are set. */
export async function selectBitsSet(tx: PlatformTx, bits: readonly number[]): Promise<number> {
  const pages = bits.map(bit => Math.floor(bit / PAGE_BITS))
  const places = bits.map(bit => bit % PAGE_BITS)
  const { rows } = await sql<{ count: number }>`
    select count(*) filter (where get_bit(p.bits, asked.place) = 1) as count
      from unnest(${pages}::integer[], ${places}::integer[]) as asked (page, place)
     cross join lateral (select bits from password_list_page where page = asked.page limit 1) p`.execute(tx)
  return rows[0]!.count
}

export async function deleteList(tx: PlatformTx): Promise<void> {
  await sql`delete from password_list`.execute(tx)
  await sql`/* reads all: the whole list is replaced */ delete from password_list_page`.execute(tx)
}

export async function insertList(
  tx: PlatformTx,
  { entries, bits, probes }: FilterShape & { entries: number },
): Promise<void> {
  await sql`insert into password_list (entries, bits, probes) values (${entries}, ${bits}, ${probes})`.execute(
    tx,
  )
}

export async function insertPages(
  tx: PlatformTx,
  first: number,
  pages: readonly Uint8Array[],
): Promise<void> {
  await sql`
    insert into password_list_page (page, bits)
    select ${first}::integer + place - 1, bits
      from unnest(${pages.map(page => Buffer.from(page))}::bytea[]) with ordinality as given (bits, place)`.execute(
    tx,
  )
}
