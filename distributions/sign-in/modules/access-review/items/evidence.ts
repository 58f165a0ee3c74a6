import { everyPage, inTenant, type PageQuery, roleFor, type SessionContext } from '@tamga/core'
import { type CountedCampaign, selectCampaign } from '../campaigns/campaign-store.ts'
import { type ItemFilter, type ItemRow, selectItems } from './item-store.ts'

const ITEMS_AT_ONCE = 1000

/** Every item, page by page, each in a short transaction of its own: a slow reader holds no connection. */
export async function* itemPages(ctx: SessionContext, filter: ItemFilter): AsyncGenerator<ItemRow[]> {
  const read = (query: PageQuery) => inTenant(ctx, tx => selectItems(tx, filter, query))
  for await (const items of everyPage(read, ITEMS_AT_ONCE))
    yield items.map(item => ({ ...item, role: roleFor(ctx, item.role) }))
}

export const findForEvidence = (ctx: SessionContext, id: string): Promise<CountedCampaign | undefined> =>
  inTenant(ctx, tx => selectCampaign(tx, id))

/** Texts of the report in the language of the caller. */
export const wordsOf =
  (ctx: SessionContext) =>
  (key: string, params: Record<string, string | number> = {}): string =>
    ctx.services.translator.text(ctx.language, `review.${key}`, params)
