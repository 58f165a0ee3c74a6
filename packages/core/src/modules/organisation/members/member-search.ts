import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { selectMatching } from './member-search-store.ts'

/** As many as are worth to be named one by one; of more, the list itself shows a page soon. */
export const FEW = 2000

/**
 * Whose name or e-mail matchesWord all the words, unless they are many. The policy of a tenant keeps its role from the index, so the
 * search runs above the tenants; what the tenant reads of those found, it reads as itself.
 */
export async function findFew(ctx: SessionContext, words: readonly string[]): Promise<string[] | undefined> {
  const found = await inPlatform(ctx, 'search members', tx =>
    selectMatching(tx, ctx.tenant.id, { words, limit: FEW + 1 }),
  )
  return found.length > FEW ? undefined : found
}
