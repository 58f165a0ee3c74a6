import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { requireProduct } from '../../goods/index.ts'
import type { ReorderChange, ReorderQuery, ReorderRule } from '../contract.ts'
import { requireOwnLocation } from '../locations/locations.ts'
import { productOf } from '../postings/posting-view.ts'
import * as store from './reorder-store.ts'

export const listReorderRules = (
  ctx: SessionContext,
  query: Static<typeof ReorderQuery>,
): Promise<Page<Static<typeof ReorderRule>>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectReorderRules(tx, query)
    const items = page.items.map(row => ({
      product: productOf(row),
      location: { id: row.location_id, name: row.location_name, kind: 'internal' as const },
      ...{ minimum: row.minimum, target: row.target, quantity: row.quantity, missing: row.missing },
    }))
    return { ...page, items }
  })

/** From which quantity on a product is ordered at a place, and up to which. At 0 it is not ordered at all. */
export const changeReorderRule = (
  ctx: SessionContext,
  id: string,
  { location, minimum, target }: Static<typeof ReorderChange>,
): Promise<void> =>
  inTenant(ctx, async tx => {
    const product = await requireProduct(tx, id)
    if (!product.is_stocked) throw invalid({ path: '/product', code: 'product_not_stocked' })
    const place = await requireOwnLocation(tx, location, '/location')
    const rule = { product_id: product.id, location_id: place.id, minimum, target }
    if (/^[0.]+$/.test(minimum)) await store.deleteReorderRule(tx, rule)
    else if (Number(target) < Number(minimum))
      throw invalid({ path: '/target', code: 'target_below_minimum' })
    else await store.upsertReorderRule(tx, rule)
    await recordChange(tx, ctx, {
      action: 'warehouse.reorder_changed',
      target: { type: 'product', id: product.id, name: product.name },
      changes: { minimum: [null, minimum], target: [null, target] },
    })
  })
