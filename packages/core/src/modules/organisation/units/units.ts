import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { AppError, invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import {
  deleteUnit,
  insertUnit,
  insertUnitEvents,
  lockTree,
  lockUnit,
  selectPlace,
  selectUnitClash,
  selectUnitUse,
  type UnitNames,
  unitChanged,
  updateUnit,
  updateUnitParent,
} from '../../tenancy/index.ts'
import { requireActiveMember } from './placement.ts'
import {
  selectUnitEvents,
  selectUnits,
  selectUnitView,
  type UnitEventView,
  type UnitQuery,
  type UnitView,
} from './unit-view-store.ts'

/** A unit lies at most so many levels below the top: every look-up reads the ancestors of one unit. */
export const MAX_DEPTH = 12

export type NewUnit = {
  name: string
  code?: string | null
  parent_id?: string | null
  manager?: string | null
}
export type UnitChanges = { name?: string; code?: string | null; manager?: string | null; version?: number }

export async function listUnits(ctx: SessionContext, query: UnitQuery): Promise<Page<UnitView>> {
  return inTenant(ctx, tx => selectUnits(tx, query))
}

export async function readUnit(ctx: SessionContext, id: string): Promise<UnitView> {
  return inTenant(ctx, tx => requireUnit(tx, id))
}

/** Also of a unit that is gone: its history stays. */
export async function listUnitHistory(
  ctx: SessionContext,
  id: string,
  query: PageQuery,
): Promise<Page<UnitEventView>> {
  return inTenant(ctx, async tx => {
    const page = await selectUnitEvents(tx, id, query)
    if (page.items.length === 0) await requireUnit(tx, id)
    return page
  })
}

async function requireUnit(tx: TenantTx, id: string): Promise<UnitView> {
  const unit = await selectUnitView(tx, id)
  if (!unit) throw notFound()
  return unit
}

const unitTarget = ({ id, name }: Pick<UnitView, 'id' | 'name'>) => ({ type: 'unit', id, name })

const contentOf = ({ name, code, manager, path }: UnitView) => ({
  name,
  code,
  manager: manager?.name ?? null,
  parent: path.at(-2) ?? null,
})

export async function createUnit(ctx: SessionContext, input: NewUnit): Promise<UnitView> {
  return inTenant(ctx, async tx => {
    await lockTree(tx)
    const unit = await insertNewUnit(tx, ctx, input)
    await recordChange(tx, ctx, {
      action: 'unit.created',
      target: unitTarget(unit),
      changes: changesBetween({}, contentOf(unit)),
    })
    return unit
  })
}

/** The caller holds the lock of the tree. */
async function insertNewUnit(tx: TenantTx, ctx: SessionContext, input: NewUnit): Promise<UnitView> {
  const content = { name: plain(input.name), code: input.code ?? null, manager_id: input.manager ?? null }
  const parent_id = input.parent_id ?? null
  await requireParent(tx, parent_id)
  if (content.manager_id) await requireActiveMember(tx, content.manager_id, '/manager')
  await requireFree(tx, { ...content, parent_id })
  const id = await insertUnit(tx, { ...content, parent_id })
  const unit = await requireUnit(tx, id)
  await insertUnitEvents(tx, [{ unit_id: id, kind: 'created', current: unit.name }], ctx.actor)
  return unit
}

/** Changes what is given and leaves the rest; the place in the tree has a request of its own. */
export async function changeUnit(
  ctx: SessionContext,
  id: string,
  { version, ...input }: UnitChanges,
): Promise<UnitView> {
  return inTenant(ctx, async tx => {
    await lockTree(tx)
    const before = await lockedUnit(tx, id, version)
    const { after, changes } = await changeContent(tx, ctx, { before, input })
    if (Object.keys(changes).length > 0)
      await recordChange(tx, ctx, { action: 'unit.updated', target: unitTarget(after), changes })
    return after
  })
}

async function changeContent(
  tx: TenantTx,
  ctx: SessionContext,
  { before, input }: { before: UnitView; input: Omit<UnitChanges, 'version'> },
) {
  const content = {
    name: input.name === undefined ? before.name : plain(input.name),
    code: input.code === undefined ? before.code : input.code,
    manager_id: input.manager === undefined ? (before.manager?.id ?? null) : input.manager,
  }
  const isManagerNew = content.manager_id !== (before.manager?.id ?? null)
  if (isManagerNew && content.manager_id) await requireActiveMember(tx, content.manager_id, '/manager')
  await requireFree(tx, { id: before.id, parent_id: before.parent_id, ...content })
  const isChanged = isManagerNew || content.name !== before.name || content.code !== before.code
  if (!isChanged) return { after: before, changes: {} }
  await updateUnit(tx, before.id, content)
  const after = await requireUnit(tx, before.id)
  await insertUnitEvents(
    tx,
    [
      ...(after.name === before.name
        ? []
        : [{ unit_id: after.id, kind: 'renamed' as const, previous: before.name, current: after.name }]),
      ...(isManagerNew
        ? [
            {
              unit_id: after.id,
              kind: 'manager_changed' as const,
              previous: before.manager?.name ?? null,
              current: after.manager?.name ?? null,
            },
          ]
        : []),
    ],
    ctx.actor,
  )
  await unitChanged.emit(tx, ctx, { unit_id: after.id })
  return { after, changes: changesBetween(contentOf(before), contentOf(after)) }
}

/** Hangs a unit, with all below it, elsewhere. */
export async function moveUnit(
  ctx: SessionContext,
  id: string,
  { parent_id, version }: { parent_id: string | null; version?: number },
): Promise<UnitView> {
  return inTenant(ctx, async tx => {
    await lockTree(tx)
    const before = await lockedUnit(tx, id, version)
    const after = await changePlace(tx, ctx, { before, parent_id })
    if (after.parent_id !== before.parent_id)
      await recordChange(tx, ctx, {
        action: 'unit.moved',
        target: unitTarget(after),
        changes: { path: [before.path.join(' / '), after.path.join(' / ')] },
      })
    return after
  })
}

async function changePlace(
  tx: TenantTx,
  ctx: SessionContext,
  { before, parent_id }: { before: UnitView; parent_id: string | null },
): Promise<UnitView> {
  if (parent_id === before.parent_id) return before
  const { id, name, code } = before
  await requireParent(tx, parent_id, id)
  await requireFree(tx, { id, name, code, parent_id })
  await updateUnitParent(tx, id, parent_id)
  const after = await requireUnit(tx, id)
  const [previous, current] = [before.path.at(-2) ?? null, after.path.at(-2) ?? null]
  await insertUnitEvents(tx, [{ unit_id: id, kind: 'moved', previous, current }], ctx.actor)
  await unitChanged.emit(tx, ctx, { unit_id: id })
  return after
}

/** A unit that holds members or other units stays. */
export async function removeUnit(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    await lockTree(tx)
    if (!(await lockUnit(tx, id, true))) throw notFound()
    const unit = await requireUnit(tx, id)
    const use = await selectUnitUse(tx, id)
    if (use.members + use.children > 0) throw new AppError(409, 'unit_in_use', { members: use })
    await deleteUnit(tx, id)
    await insertUnitEvents(tx, [{ unit_id: id, kind: 'deleted', previous: unit.name }], ctx.actor)
    await recordChange(tx, ctx, {
      action: 'unit.deleted',
      target: unitTarget(unit),
      changes: changesBetween(contentOf(unit), {}),
    })
  })
}

async function lockedUnit(tx: TenantTx, id: string, version: number | undefined): Promise<UnitView> {
  const locked = await lockUnit(tx, id)
  if (!locked) throw notFound()
  if (version !== undefined && version !== locked.version) throw staleVersion()
  return requireUnit(tx, id)
}

/** The parent exists, lies outside of the unit itself, and leaves room for what comes below it. */
async function requireParent(tx: TenantTx, parentId: string | null, id: string | null = null): Promise<void> {
  if (parentId === null) return
  const place = await selectPlace(tx, id, parentId)
  if (place.depth === 0) throw invalid({ path: '/parent_id', code: 'unknown_unit' })
  if (place.is_below) throw refused('unit_cycle')
  if (place.depth + place.height >= MAX_DEPTH) throw refused('unit_too_deep')
}

async function requireFree(tx: TenantTx, names: UnitNames): Promise<void> {
  const clash = await selectUnitClash(tx, names)
  if (clash)
    throw new AppError(409, `unit_${clash}_taken`, {
      errors: [{ path: `/${clash}`, code: `unit_${clash}_taken` }],
    })
}

const refused = (code: 'unit_cycle' | 'unit_too_deep') =>
  new AppError(422, code, {
    params: { max: MAX_DEPTH },
    errors: [{ path: '/parent_id', code, params: { max: MAX_DEPTH } }],
  })

const plain = (name: string): string => name.normalize('NFC').trim()
