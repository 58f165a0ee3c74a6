import { type RawBuilder, sql } from 'kysely'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { escapeLike } from '../../invitations/index.ts'

/** As many as are worth to be named one by one; of more, the list itself shows a page soon. */
const FEW = 2000

export const wordsOf = (q: string | undefined): string[] =>
  q?.normalize('NFC').split(/\s+/).filter(Boolean) ?? []

/** A condition over the table `membership`, here called m. Compared under the collation of the column, as the index does. */
export const holds = (word: string): RawBuilder<unknown> =>
  sql`m.search like ('%' || lower(${escapeLike(word)}::text collate platform.names) || '%') collate "default"`

/** The index knows groups of three letters. */
export const isIndexed = (words: readonly string[]): boolean =>
  words.some(word => /[\p{L}\p{N}]{3}/u.test(word))

/**
 * Whose name or e-mail holds all the words, unless they are many. The policy of a tenant keeps its role from the index, so the
 * tenant is said here; what the tenant reads of them, it reads as itself.
 */
export async function findFew(ctx: SessionContext, words: readonly string[]): Promise<string[] | undefined> {
  const rows = await inPlatform(ctx, 'search members', async tx => {
    const found = await sql<{ id: string }>`
      select m.person_id as id from membership m
       where m.tenant_id = ${ctx.tenant.id} and ${sql.join(words.map(holds), sql` and `)} limit ${FEW + 1}`.execute(
      tx,
    )
    return found.rows
  })
  return rows.length > FEW ? undefined : rows.map(({ id }) => id)
}
