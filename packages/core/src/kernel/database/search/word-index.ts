import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../transactions.ts'

/** A table (tenant_id, word, <owner>) in which the words of each record of a module stand. */
export type WordIndex = { readonly table: string; readonly owner: string }

const MOST_WORDS = 60
const LONGEST = 40

/** Words as they are kept and looked for: letters and digits, in small letters. */
export function indexedWords(...texts: readonly (string | null)[]): string[] {
  const parts = texts
    .join(' ')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(word => Array.from(word).slice(0, LONGEST).join(''))
    .filter(Boolean)
  return [...new Set(parts)].slice(0, MOST_WORDS)
}

const tableOf = ({ table }: WordIndex) => sql.table(table)
const ownerOf = ({ owner }: WordIndex) => sql.ref(`w.${owner}`)

/** No word goes beyond: the largest character there is stands behind every beginning. */
const isBegunBy = (word: string): RawBuilder<unknown> =>
  sql`w.word >= ${word}::text and w.word < ${`${word}\u{10FFFF}`}::text`

/** Whether the record with this id has, for each of the words, one that begins with it. */
export function hasWords(
  tx: TenantTx,
  index: WordIndex,
  { id, words }: { id: RawBuilder<unknown>; words: readonly string[] },
): RawBuilder<unknown> {
  // A value, not a condition: it is asked for each record that is looked at, and never joined with all words there are.
  const conditions = words.map(
    word => sql`coalesce((select true from ${tableOf(index)} w
                           where w.tenant_id = ${tx.tenantId} and ${ownerOf(index)} = ${id} and ${isBegunBy(word)} limit 1), false)`,
  )
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** Records that a search may find by its longest word, which parts best: so many, and no more. */
export async function selectByWords(
  tx: TenantTx,
  index: WordIndex,
  { words, most }: { words: readonly string[]; most: number },
): Promise<string[]> {
  const [longest] = words.toSorted((a, b) => b.length - a.length)
  if (longest === undefined) return []
  const { rows } = await sql<{ id: string }>`
    select ${ownerOf(index)} as id from ${tableOf(index)} w
     where w.tenant_id = ${tx.tenantId} and ${isBegunBy(longest)} limit ${sql.lit(most)}`.execute(tx)
  return [...new Set(rows.map(({ id }) => id))]
}

export type IndexedRecord = { readonly id: string; readonly words: readonly string[] }

/** The words of records that were made or changed take the place of those they had. */
export async function replaceWords(
  tx: TenantTx,
  index: WordIndex,
  records: readonly IndexedRecord[],
): Promise<void> {
  const given = records.flatMap(({ id, words }) => words.map(word => ({ id, word })))
  await sql`
    delete from ${tableOf(index)} w
     where w.tenant_id = ${tx.tenantId} and ${ownerOf(index)} = any(${records.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  )
  await sql`
    insert into ${tableOf(index)} (${sql.ref(index.owner)}, word)
    select * from unnest(${given.map(({ id }) => id)}::uuid[], ${given.map(({ word }) => word)}::text[])`.execute(
    tx,
  )
}
