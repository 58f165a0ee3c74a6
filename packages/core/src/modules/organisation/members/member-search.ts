import { type RawBuilder, sql } from 'kysely'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { escapeLike } from '../../invitations/index.ts'

/** As many as are worth to be named one by one; of more, the list itself shows a page soon. */
export const FEW = 2000

export const wordsOf = (q: string | undefined): string[] =>
  q?.normalize('NFC').split(/\s+/).filter(Boolean) ?? []

const LETTERS = /[\p{L}\p{N}]/u
/** The index knows groups of three letters; of a shorter word it knows only that another word begins with it. */
const isShort = (word: string): boolean => !/[\p{L}\p{N}]{3}/u.test(word) && LETTERS.test(word[0]!)
/** What may stand before the beginning of a word within a name or an e-mail. */
const BEFORE = ['', '% ', '%-', '%.', '%@']

/**
 * A condition over the table `membership`, here called m: a word stands anywhere, one of one or two letters at the beginning of a
 * word. Compared under the collation of the column, as the index does.
 */
export function holds(word: string): RawBuilder<unknown> {
  const like = (before: string) =>
    sql`m.search like (${before}::text || lower(${escapeLike(word)}::text collate platform.names) || '%') collate "default"`
  return isShort(word) ? sql`(${sql.join(BEFORE.map(like), sql` or `)})` : like('%')
}

export const isIndexed = (words: readonly string[]): boolean => words.some(word => LETTERS.test(word))

/**
 * Whose name or e-mail holds all the words, unless they are many. The policy of a tenant keeps its role from the index, so the
 * tenant is said here; what the tenant reads of them, it reads as itself.
 */
export async function findFew(ctx: SessionContext, words: readonly string[]): Promise<string[] | undefined> {
  const rows = await inPlatform(ctx, 'search members', async tx => {
    const found = await sql<{ id: string }>`
      select m.person_id as id from membership m
       where m.tenant_id = ${ctx.tenant.id} and ${sql.join(words.map(holds), sql` and `)} limit ${sql.lit(FEW + 1)}`.execute(
      tx,
    )
    return found.rows
  })
  return rows.length > FEW ? undefined : rows.map(({ id }) => id)
}
