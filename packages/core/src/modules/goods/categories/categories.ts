import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import type { Category, CategoryChange, NewCategory } from '../contract.ts'
import { refused } from '../errors.ts'
import type { CategoryRow } from '../tables.ts'
import * as store from './category-store.ts'

type CategoryView = Static<typeof Category>

const viewOf = ({ parent_id, ...category }: CategoryRow): CategoryView => ({ ...category, parent: parent_id })
const targetOf = ({ id, name }: CategoryRow) => ({ type: 'goods_category', id, name })

export const listCategories = (ctx: SessionContext, query: PageQuery): Promise<Page<CategoryView>> =>
  inTenant(ctx, async tx =>
    pageInMemory((await store.selectCategories(tx)).map(viewOf), query, {
      keyOf: ({ name, id }) => `${name}\n${id}`,
    }),
  )

export async function requireCategory(tx: TenantTx, id: string, path?: string): Promise<CategoryRow> {
  const category = isUuid(id) ? await store.selectCategory(tx, id) : undefined
  if (!category) throw path === undefined ? notFound() : invalid({ path, code: 'unknown_category' })
  return category
}

export const createCategory = (
  ctx: SessionContext,
  { name, parent }: Static<typeof NewCategory>,
): Promise<CategoryView> =>
  inTenant(ctx, async tx => {
    const parent_id = parent ? (await requireCategory(tx, parent, '/parent')).id : null
    const category = await store.insertCategory(tx, { name: name.trim(), parent_id })
    if (!category) throw invalid({ path: '/name', code: 'not_unique' })
    await recordChange(tx, ctx, {
      action: 'goods.category_created',
      target: targetOf(category),
      changes: { name: [null, category.name] },
    })
    return viewOf(category)
  })

export const changeCategory = (
  ctx: SessionContext,
  id: string,
  { name, version }: Static<typeof CategoryChange>,
): Promise<CategoryView> =>
  inTenant(ctx, async tx => {
    const before = await requireCategory(tx, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    const wanted = { ...before, name: name.trim() }
    if (wanted.name === before.name) return viewOf(before)
    if (await store.hasCategoryBeside(tx, wanted)) throw invalid({ path: '/name', code: 'not_unique' })
    const after = await store.updateCategory(tx, wanted)
    if (!after) throw staleVersion()
    await recordChange(tx, ctx, {
      action: 'goods.category_changed',
      target: targetOf(after),
      changes: { name: [before.name, after.name] },
    })
    return viewOf(after)
  })

export const removeCategory = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const category = await requireCategory(tx, id)
    if (!(await store.deleteCategory(tx, id))) throw refused('category_in_use')
    await recordChange(tx, ctx, { action: 'goods.category_deleted', target: targetOf(category) })
  })
