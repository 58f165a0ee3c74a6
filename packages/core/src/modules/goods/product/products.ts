import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import { baseOf, saveBarcodes } from '../barcodes/barcodes.ts'
import { requireCategory } from '../categories/categories.ts'
import type { NewProduct, ProductChange, ProductsQuery } from '../contract.ts'
import { productInUse, refused } from '../errors.ts'
import { selectPrices } from '../prices/price-store.ts'
import type { ProductContent, ProductRow } from '../tables.ts'
import { upsertPiece } from '../units/unit-store.ts'
import { requireUnit } from '../units/units.ts'
import { productUses } from '../uses.ts'
import { type ProductsFilter, selectProducts } from './product-list-store.ts'
import * as store from './product-store.ts'
import { contentIn, type ProductView, targetOf, viewOf } from './product-view.ts'

export const listProducts = (
  ctx: SessionContext,
  query: Static<typeof ProductsQuery>,
): Promise<Page<ProductView>> =>
  inTenant(ctx, async tx => {
    const page = await selectProducts(tx, query)
    return { ...page, items: page.items.map(viewOf) }
  })

/** A page of products for another app, which says more about each. */
export const findProducts = (tx: TenantTx, query: ProductsFilter): Promise<Page<ProductRow>> =>
  selectProducts(tx, query)

export const readProduct = (ctx: SessionContext, id: string): Promise<ProductView> =>
  inTenant(ctx, async tx => viewOf(await requireProduct(tx, id)))

export async function requireProduct(tx: TenantTx, id: string): Promise<ProductRow> {
  const product = isUuid(id) ? await store.selectProduct(tx, id) : undefined
  if (!product) throw notFound()
  return product
}

export async function lockProduct(
  tx: TenantTx,
  id: string,
  version: number | undefined,
): Promise<ProductRow> {
  const product = isUuid(id) ? await store.lockProduct(tx, id) : undefined
  if (!product) throw notFound()
  if (version !== undefined && version !== product.version) throw staleVersion()
  return product
}

type Given = Omit<Static<typeof ProductChange>, 'version' | 'archived' | 'barcodes'>

/** What a request says, over what was there before. */
async function contentOf(tx: TenantTx, given: Given, before: ProductContent): Promise<ProductContent> {
  const { category, unit, ...rest } = given
  if (category) await requireCategory(tx, category, '/category')
  if (unit !== undefined) {
    const wanted = await requireUnit(tx, unit, '/unit')
    // What was counted in boxes is not suddenly counted in litres; a variant is counted as its parent is.
    const kind = baseOf(await requireUnit(tx, before.unit_id))
    const isBound = before.parent_id !== null || before.name !== ''
    if (isBound && baseOf(wanted) !== kind) throw invalid({ path: '/unit', code: 'units_differ' })
  }
  const merged = { ...before, ...rest }
  return {
    ...merged,
    name: merged.name.normalize('NFC').trim(),
    sku: merged.sku?.normalize('NFC') ?? null,
    category_id: category === undefined ? before.category_id : category,
    unit_id: unit ?? before.unit_id,
  }
}

/** Where a new product begins: a variant like its parent, anything else counted by the piece. */
async function beginning(
  tx: TenantTx,
  ctx: SessionContext,
  given: Static<typeof NewProduct>,
): Promise<ProductContent> {
  const { language, services } = ctx
  const shared = { sku: null, name: '', options: {}, description: '' }
  if (given.parent) {
    const parent = isUuid(given.parent) ? await store.lockProduct(tx, given.parent) : undefined
    if (!parent) throw invalid({ path: '/parent', code: 'unknown_product' })
    if (parent.parent_id !== null) throw invalid({ path: '/parent', code: 'variant_of_variant' })
    return { ...contentIn(parent), ...shared, parent_id: parent.id }
  }
  const text = (key: string) => services.translator.text(language, `goods.unit.${key}`)
  const unit_id =
    given.unit === undefined
      ? await upsertPiece(tx, { code: text('piece.code'), name: text('piece') })
      : (await requireUnit(tx, given.unit, '/unit')).id
  return {
    ...shared,
    parent_id: null,
    category_id: null,
    unit_id,
    tax_class: 'standard',
    is_stocked: true,
    tracking: 'none',
  }
}

export const createProduct = (ctx: SessionContext, given: Static<typeof NewProduct>): Promise<ProductView> =>
  inTenant(ctx, async tx => {
    const id = uuidv7()
    const { barcodes = [], parent: _, ...rest } = given
    const content = await contentOf(tx, rest, await beginning(tx, ctx, given))
    if (!(await store.insertProduct(tx, id, content))) throw refused('sku_taken')
    const saved = await saveBarcodes(tx, { id, unit_id: content.unit_id }, barcodes)
    const codes = saved.map(({ code }) => code)
    await store.updateProductWords(tx, id, { content, codes })
    const product = await requireProduct(tx, id)
    await recordChange(tx, ctx, {
      action: 'goods.product_created',
      target: targetOf(product),
      changes: changesBetween<object>({}, { ...content, barcodes: codes }),
    })
    return viewOf(product)
  })

/** How the log names barcodes: one that stands for another unit is another. */
const marksOf = (barcodes: readonly { readonly code: string; readonly unit_id: string }[]): string[] =>
  barcodes.map(({ code, unit_id }) => `${code} × ${unit_id.slice(-6)}`)

export const changeProduct = (
  ctx: SessionContext,
  id: string,
  { version, archived, barcodes, ...given }: Static<typeof ProductChange>,
): Promise<ProductView> =>
  inTenant(ctx, async tx => {
    const before = await lockProduct(tx, id, version)
    const content = await contentOf(tx, given, contentIn(before))
    if (content.unit_id !== before.unit_id && (await isCounted(tx, ctx, id)))
      throw invalid({ path: '/unit', code: 'unit_fixed' })
    const is_archived = archived ?? before.is_archived
    const owner = content.sku === null ? undefined : await store.selectBySku(tx, content.sku)
    if (owner !== undefined && owner !== id) throw refused('sku_taken')
    const saved = barcodes
      ? await saveBarcodes(tx, { id, unit_id: content.unit_id }, barcodes)
      : before.barcodes
    const changes = changesBetween<object>(
      { ...contentIn(before), archived: before.is_archived, barcodes: marksOf(before.barcodes) },
      { ...content, archived: is_archived, barcodes: marksOf(saved) },
    )
    if (Object.keys(changes).length === 0) return viewOf(before)
    await store.updateProduct(tx, id, { ...content, is_archived })
    await store.updateProductWords(tx, id, { content, codes: saved.map(({ code }) => code) })
    const after = await requireProduct(tx, id)
    await recordChange(tx, ctx, { action: 'goods.product_changed', target: targetOf(after), changes })
    return viewOf(after)
  })

/** Whether prices or other apps speak of quantities of a product: in another unit they would mean something else. */
async function isCounted(tx: TenantTx, ctx: SessionContext, id: string): Promise<boolean> {
  if ((await selectPrices(tx, id)).length > 0) return true
  for (const use of ctx.services.modules.extensions(productUses)) if (await use.isUsed(tx, id)) return true
  return false
}

/** One that another app refers to, or that has variants, stays: it can be put away instead. */
export const removeProduct = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const product = await lockProduct(tx, id, undefined)
    if (product.variants > 0) throw productInUse('goods')
    for (const use of ctx.services.modules.extensions(productUses))
      if (await use.isUsed(tx, id)) throw productInUse(use.app)
    await store.deleteProduct(tx, id)
    await recordChange(tx, ctx, { action: 'goods.product_deleted', target: targetOf(product) })
  })
