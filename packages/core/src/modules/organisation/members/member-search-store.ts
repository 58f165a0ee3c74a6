import { type RawBuilder, sql } from 'kysely'
import { escapeLike } from '../../../kernel/database/search-words.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

const LETTERS = /[\p{L}\p{N}]/u
/** The index knows groups of three letters; of a shorter word it knows only that another word begins with it. */
const isShort = (word: string): boolean => !/[\p{L}\p{N}]{3}/u.test(word) && LETTERS.test(word[0]!)
/** What may stand before the beginning of a word within a name or an e-mail. */
const BEFORE = ['', '% ', '%-', '%.', '%@']

/**
 * A condition over the table `membership`, here called m: a word stands anywhere, one of one or two letters at the beginning of a
 * word. Compared under the collation of the column, as the index does.
 */
export function matchesWord(word: string): RawBuilder<unknown> {
  const like = (before: string) =>
    sql`m.search like (${before}::text || lower(${escapeLike(word)}::text collate platform.names) || '%') collate "default"`
  return isShort(word) ? sql`(${sql.join(BEFORE.map(like), sql` or `)})` : like('%')
}

export const isIndexed = (words: readonly string[]): boolean => words.some(word => LETTERS.test(word))

/**
 * The members whose name or e-mail matches all the words. The platform role sees every tenant, so the condition names this one.
 */
export async function selectMatching(
  tx: PlatformTx,
  tenantId: string,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.person_id as id from membership m
     where m.tenant_id = ${tenantId} and ${sql.join(words.map(matchesWord), sql` and `)} limit ${sql.lit(limit)}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
