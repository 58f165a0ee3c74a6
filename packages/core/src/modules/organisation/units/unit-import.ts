import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import {
  insertUnitEvents,
  lockTree,
  type NewUnitEvent,
  unitChanged,
  upsertUnits,
} from '../../tenancy/index.ts'
import { importInvalid, localised } from '../import-errors.ts'
import { selectMembersByEmail } from '../members/member-store.ts'
import { type PlannedUnit, planUnits, readUnitFile, treeErrors, type UnitFile } from './unit-import-plan.ts'
import { selectAllUnits } from './unit-view-store.ts'
import { MAX_DEPTH } from './units.ts'

/** Takes all units of a file, or none. Units are known by their code, else by their name below the same parent; none is removed. */
export async function importUnits(ctx: SessionContext, text: string, dryRun: boolean) {
  const file = readUnitFile(text)
  return inTenant(ctx, async tx => {
    await lockTree(tx)
    const { planned, errors } = await planFile(tx, file)
    if (!dryRun && errors.length > 0) throw importInvalid(ctx, errors)
    if (!dryRun && planned.length === 0) throw importInvalid(ctx, [{ line: 1, path: '', code: 'empty_file' }])
    if (!dryRun) await carryOut(tx, ctx, planned)
    const failed = new Set(errors.map(({ line }) => line))
    const plan = planned.filter(({ line }) => !failed.has(line)).sort((a, b) => a.line - b.line)
    return {
      dry_run: dryRun,
      lines: file.count,
      created: plan.filter(item => outcomeOf(item) === 'create').length,
      changed: plan.filter(item => outcomeOf(item) === 'change').length,
      plan: plan.map(item => ({
        line: item.line,
        path: item.unit.path,
        code: item.unit.code,
        manager: item.unit.manager?.email ?? null,
        outcome: outcomeOf(item),
      })),
      errors: localised(ctx, errors),
    }
  })
}

async function planFile(tx: TenantTx, file: UnitFile) {
  const existing = await selectAllUnits(tx)
  const named = file.lines.flatMap(({ manager }) => (manager ? [manager] : []))
  const managers = await selectMembersByEmail(tx, named)
  const { planned, errors } = planUnits({ file, existing, managers })
  const all = [...file.errors, ...errors, ...treeErrors(planned, existing, MAX_DEPTH)]
  return { planned, errors: all.sort((a, b) => a.line - b.line) }
}

function outcomeOf({ before, unit }: PlannedUnit): 'create' | 'change' | 'keep' {
  if (!before) return 'create'
  const isSame =
    before.name === unit.name &&
    before.code === unit.code &&
    before.parent_id === unit.parent_id &&
    before.manager?.id === unit.manager?.id
  return isSame ? 'keep' : 'change'
}

async function carryOut(tx: TenantTx, ctx: SessionContext, planned: readonly PlannedUnit[]): Promise<void> {
  const changed = planned.filter(item => outcomeOf(item) !== 'keep')
  if (changed.length === 0) return
  await upsertUnits(
    tx,
    changed.map(({ unit: { id, parent_id, name, code, manager } }) => ({
      id,
      parent_id,
      name,
      code,
      manager_id: manager?.id ?? null,
    })),
  )
  await insertUnitEvents(tx, changed.flatMap(eventsOf), ctx.actor)
  await unitChanged.emitMany(
    tx,
    ctx,
    changed.flatMap(({ before }) => (before ? [{ unit_id: before.id }] : [])),
  )
  const created = changed.filter(({ before }) => !before).length
  await recordChange(tx, ctx, {
    action: 'unit.imported',
    target: { type: 'tenant', id: ctx.tenant.id, name: ctx.tenant.name },
    changes: { created: [null, created], changed: [null, changed.length - created] },
  })
}

function eventsOf({ before, unit }: PlannedUnit): NewUnitEvent[] {
  const unit_id = unit.id
  if (!before) return [{ unit_id, kind: 'created', current: unit.name }]
  return [
    ...(before.name === unit.name
      ? []
      : [{ unit_id, kind: 'renamed' as const, previous: before.name, current: unit.name }]),
    ...(before.parent_id === unit.parent_id
      ? []
      : [
          {
            unit_id,
            kind: 'moved' as const,
            previous: before.path.at(-2) ?? null,
            current: unit.path.at(-2) ?? null,
          },
        ]),
    ...(before.manager?.id === unit.manager?.id
      ? []
      : [
          {
            unit_id,
            kind: 'manager_changed' as const,
            previous: before.manager?.name ?? null,
            current: unit.manager?.name ?? null,
          },
        ]),
  ]
}
