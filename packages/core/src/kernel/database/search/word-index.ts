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

type Asked = { readonly id: RawBuilder<unknown>; readonly words: readonly string[] }

/** Whether the record with this id has, for each of the words, one that begins with it. */
export const hasWords = (tx: TenantTx, index: WordIndex, asked: Asked): RawBuilder<unknown> =>
  hasEach(tx, index, { ...asked, is: isBegunBy })

/** Whether it has each of the words as it was written. */
export const hasWholeWords = (tx: TenantTx, index: WordIndex, asked: Asked): RawBuilder<unknown> =>
  hasEach(tx, index, { ...asked, is: word => sql`w.word = ${word}::text` })

function hasEach(
  tx: TenantTx,
  index: WordIndex,
  { id, words, is }: Asked & { is: (word: string) => RawBuilder<unknown> },
): RawBuilder<unknown> {
  // A value, not a condition: it is asked for each record that is looked at, and never joined with all words there are.
  const conditions = words.map(
    word => sql`coalesce((select true from ${tableOf(index)} w
                           where w.tenant_id = ${tx.tenantId} and ${ownerOf(index)} = ${id} and ${is(word)} limit 1), false)`,
  )
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** Of how many words it is asked which one parts best: the longest ones. */
const MOST_COMPARED = 4

/**
 * Records that a search may find, by the word of it that the fewest have. Undefined where each of its words has more entries than
 * `most`: what was not read might be among what is looked for.
 */
export async function selectByWords(
  tx: TenantTx,
  index: WordIndex,
  { words, most }: { words: readonly string[]; most: number },
): Promise<string[] | undefined> {
  const compared = words.toSorted((a, b) => b.length - a.length).slice(0, MOST_COMPARED)
  const entries = compared.map(
    word => sql`
      select array(select ${ownerOf(index)} from ${tableOf(index)} w
                    where w.tenant_id = ${tx.tenantId} and ${isBegunBy(word)} limit ${sql.lit(most)}) as ids`,
  )
  const { rows } = await sql<{ ids: string[] }>`${sql.join(entries, sql` union all `)}`.execute(tx)
  const [fewest] = rows.map(({ ids }) => ids).toSorted((a, b) => a.length - b.length)
  return fewest && fewest.length < most ? [...new Set(fewest)] : undefined
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
