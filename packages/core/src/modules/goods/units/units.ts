import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import type { NewUnit, Unit, UnitChange } from '../contract.ts'
import { refused } from '../errors.ts'
import type { UnitRow } from '../tables.ts'
import * as store from './unit-store.ts'

type UnitView = Static<typeof Unit>

const viewOf = ({ base_id, base_code, ...unit }: UnitRow): UnitView => ({
  ...unit,
  base: base_id === null ? null : { id: base_id, code: base_code ?? '' },
})

const targetOf = ({ id, name }: Pick<UnitRow, 'id' | 'name'>) => ({ type: 'goods_unit', id, name })

export const listUnits = (ctx: SessionContext, query: PageQuery): Promise<Page<UnitView>> =>
  inTenant(ctx, async tx =>
    pageInMemory((await store.selectGoodsUnits(tx)).map(viewOf), query, { keyOf: ({ code }) => code }),
  )

export async function requireUnit(tx: TenantTx, id: string, path?: string): Promise<UnitRow> {
  const unit = isUuid(id) ? await store.selectGoodsUnit(tx, id) : undefined
  if (!unit) throw path === undefined ? notFound() : invalid({ path, code: 'unknown_unit_of_goods' })
  return unit
}

/** Base and factor are said once: what was counted in a unit stays what it was. */
export const createUnit = (ctx: SessionContext, given: Static<typeof NewUnit>): Promise<UnitView> =>
  inTenant(ctx, async tx => {
    const base = given.base ? await requireUnit(tx, given.base, '/base') : null
    if (base?.base_id) throw invalid({ path: '/base', code: 'base_of_base' })
    const factor = base ? (given.factor ?? '1') : '1'
    if (!base && given.factor !== undefined && Number(given.factor) !== 1)
      throw invalid({ path: '/factor', code: 'factor_without_base' })
    if (/^[0.]+$/.test(factor)) throw invalid({ path: '/factor', code: 'too_small', params: { min: 0 } })
    const { code, name } = given
    const id = await store.insertGoodsUnit(tx, { code, name, base_id: base?.id ?? null, factor })
    if (id === undefined) throw invalid({ path: '/code', code: 'not_unique' })
    const unit = await requireUnit(tx, id)
    await recordChange(tx, ctx, {
      action: 'goods.unit_created',
      target: targetOf(unit),
      changes: { code: [null, code], base: [null, base?.code ?? null], factor: [null, unit.factor] },
    })
    return viewOf(unit)
  })

export const changeUnit = (
  ctx: SessionContext,
  id: string,
  { version, ...given }: Static<typeof UnitChange>,
): Promise<UnitView> =>
  inTenant(ctx, async tx => {
    const before = await requireUnit(tx, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    const { code = before.code, name = before.name } = given
    if (code === before.code && name === before.name) return viewOf(before)
    if (await store.hasUnitCode(tx, code, id)) throw invalid({ path: '/code', code: 'not_unique' })
    if (!(await store.updateGoodsUnit(tx, id, { code, name, version: before.version }))) throw staleVersion()
    await recordChange(tx, ctx, {
      action: 'goods.unit_changed',
      target: targetOf({ id, name }),
      changes: changesBetween<object>({ code: before.code, name: before.name }, { code, name }),
    })
    return viewOf(await requireUnit(tx, id))
  })

export const removeUnit = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const unit = await requireUnit(tx, id)
    if (!(await store.deleteGoodsUnit(tx, id))) throw refused('goods_unit_in_use')
    await recordChange(tx, ctx, { action: 'goods.unit_deleted', target: targetOf(unit) })
  })
