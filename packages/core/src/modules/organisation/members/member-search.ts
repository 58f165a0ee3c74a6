import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { searchWords } from '../../../kernel/database/search-words.ts'
import { isIndexed, selectMatching } from './member-search-store.ts'

/** Up to so many matches are handed on as ids. With more of them the list itself soon fills a page. */
export const MAX_MATCHES = 2000

/**
 * The ids of the members that match all the words; undefined when there are too many. Row-level security keeps the tenant role
 * from using the index, so the platform role searches; the tenant role then reads the members found.
 */
export async function findMatchingIds(
  ctx: SessionContext,
  words: readonly string[],
): Promise<string[] | undefined> {
  const found = await inPlatform(ctx, 'search members', tx =>
    selectMatching(tx, ctx.tenant.id, { words, limit: MAX_MATCHES + 1 }),
  )
  return found.length > MAX_MATCHES ? undefined : found
}

/** For lists of what belongs to people: undefined where the search names none, or too many. */
export async function findMembersMatching(
  ctx: SessionContext,
  q: string | undefined,
): Promise<string[] | undefined> {
  const words = searchWords(q)
  return isIndexed(words) ? findMatchingIds(ctx, words) : undefined
}
