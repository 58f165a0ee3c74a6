import { inPlatform, inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { readReader } from '../access/access.ts'
import type { Reader } from '../access/access-store.ts'
import { selectMatchingDocuments, selectSnippets } from '../search/search-store.ts'
import { searchExpression } from '../search/search-words.ts'
import type { DocumentRow } from '../tables.ts'
import { type DocumentListQuery, hasFewDocuments, type Search, selectDocuments } from './list-store.ts'

/** Up to so many hits are handed on as ids. With more of them the list itself soon fills a page. */
const MAX_MATCHES = 2000

type Found = DocumentRow & { snippet?: string }

/** What the caller may see; whoever manages documents, all of them. */
export async function listDocuments(
  ctx: SessionContext,
  { q, ...query }: DocumentListQuery & { q?: string },
): Promise<Page<Found>> {
  const expression = searchExpression(q)
  if (expression === null && q?.trim())
    return { items: [], next_cursor: null, ...(query.count && { total: 0 }) }
  const reader = await inTenant(ctx, tx => readReader(tx, ctx))
  if (expression === null) return inTenant(ctx, tx => selectDocuments(tx, reader, query))
  const search = await searchFor(ctx, reader, expression)
  return inTenant(ctx, async tx => {
    const page = await selectDocuments(tx, reader, { ...query, search })
    const ids = page.items.map(({ id }) => id)
    const snippets = await selectSnippets(tx, ids, expression)
    return { ...page, items: page.items.map(item => ({ ...item, ...snippetOf(snippets.get(item.id)) })) }
  })
}

const snippetOf = (snippet: string | undefined) => (snippet === undefined ? {} : { snippet })

/** By the index, unless the reader sees so little that it can be looked at, or the words find too much to be named. */
async function searchFor(ctx: SessionContext, reader: Reader | null, expression: string): Promise<Search> {
  if (reader && (await inTenant(ctx, tx => hasFewDocuments(tx, reader)))) return { expression }
  const query = { tenantId: ctx.tenant.id, reader, expression }
  const among = await inPlatform(ctx, 'search documents', tx =>
    selectMatchingDocuments(tx, query, MAX_MATCHES + 1),
  )
  return among.length > MAX_MATCHES ? { expression } : { among }
}
