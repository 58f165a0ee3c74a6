import { recordChanges } from '../../../kernel/audit/record.ts'
import type { SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type FieldError, invalid, notFound } from '../../../kernel/http/problem.ts'
import { inTenantRecordingEscalation, requireMayActOnAll } from '../../access/index.ts'
import {
  insertUnitEvents,
  lockPlacements,
  lockUnits,
  memberChanged,
  type NewUnitEvent,
  type Placement,
  selectMembership,
  updatePlacements,
} from '../../tenancy/index.ts'
import { selectNamesOfMembers, selectNonMembers } from '../members/member-store.ts'

/** As requests name it: units and managers by id. What is left out stays. */
export type PlacementInput = {
  unit?: string | null
  manager?: string | null
  position?: string | null
  employee_number?: string | null
}

export const hasPlacement = ({ unit, manager, position, employee_number }: PlacementInput): boolean =>
  [unit, manager, position, employee_number].some(value => value !== undefined && value !== null)

/** Somebody who can answer for others: a member, not one who left. */
export async function requireActiveMember(tx: TenantTx, id: string, path: string): Promise<void> {
  const member = await selectMembership(tx, id)
  if (!member || member.status === 'left') throw invalid({ path, code: 'unknown_member' })
}

/** Unit and manager exist, and nobody is their own manager. The unit cannot be deleted before the transaction ends. */
export async function requirePlacement(
  tx: TenantTx,
  personId: string | null,
  { unit, manager }: PlacementInput,
): Promise<void> {
  if (unit && !(await lockUnits(tx, [unit])).has(unit)) throw invalid({ path: '/unit', code: 'unknown_unit' })
  if (!manager) return
  if (manager === personId) throw invalid({ path: '/manager', code: 'own_manager' })
  await requireActiveMember(tx, manager, '/manager')
}

type UnitName = { readonly id: string; readonly name: string }
export type MovedMember = {
  readonly person_id: string
  readonly from: UnitName | null
  readonly to: UnitName | null
}
type Move = { readonly person_id: string; readonly from: string | null; readonly to: string | null }

/** Writes the history of the units that members left and came to. */
export async function recordMoves(
  tx: TenantTx,
  ctx: SessionContext,
  moves: readonly Move[],
): Promise<MovedMember[]> {
  if (moves.length === 0) return []
  const ids = moves.flatMap(({ from, to }) => [from, to]).filter(id => id !== null)
  const units = await lockUnits(tx, [...new Set(ids)])
  const unitOf = (id: string | null) => (id && units.get(id)) || null
  const moved = moves.map(({ person_id, from, to }) => ({ person_id, from: unitOf(from), to: unitOf(to) }))
  const events = moved.flatMap<NewUnitEvent>(({ person_id, from, to }) => [
    ...(from
      ? [{ unit_id: from.id, kind: 'member_removed' as const, person_id, current: to?.name ?? null }]
      : []),
    ...(to
      ? [{ unit_id: to.id, kind: 'member_added' as const, person_id, previous: from?.name ?? null }]
      : []),
  ])
  await insertUnitEvents(tx, events, ctx.actor)
  return moved
}

/** Puts members where they belong. What is given has been checked, and is recorded in the audit log by the caller. */
export async function placeMembers(
  tx: TenantTx,
  ctx: SessionContext,
  given: ReadonlyMap<string, PlacementInput>,
): Promise<MovedMember[]> {
  const before = await lockPlacements(tx, [...given.keys()])
  const pairs = before
    .map(member => [member, { ...member, ...placementOf(given.get(member.person_id)!, member) }] as const)
    .filter(([old, now]) => JSON.stringify(old) !== JSON.stringify(now))
  await updatePlacements(
    tx,
    pairs.map(([, now]) => now),
  )
  return recordMoves(
    tx,
    ctx,
    pairs.flatMap(([{ person_id, unit_id: from }, { unit_id: to }]) =>
      from === to ? [] : [{ person_id, from, to }],
    ),
  )
}

const placementOf = (input: PlacementInput, before: Placement): Placement => ({
  unit_id: input.unit === undefined ? before.unit_id : input.unit,
  manager_id: input.manager === undefined ? before.manager_id : input.manager,
  position: input.position === undefined ? before.position : plain(input.position),
  employee_number:
    input.employee_number === undefined ? before.employee_number : plain(input.employee_number),
})

const plain = (text: string | null): string | null => text?.normalize('NFC').trim() || null

/** Moves many members into a unit at once. Whoever stands in it already stays, without a record. */
export async function moveMembers(
  ctx: SessionContext,
  unitId: string,
  members: readonly string[],
): Promise<{ moved: number }> {
  return inTenantRecordingEscalation(ctx, async tx => {
    if (!(await lockUnits(tx, [unitId])).has(unitId)) throw notFound()
    const people = [...new Set(members.map(id => id.toLowerCase()))]
    await requireMembers(tx, members)
    await requireMayActOnAll(tx, ctx, people)
    const moves = await placeMembers(tx, ctx, new Map(people.map(id => [id, { unit: unitId }])))
    await recordMembersMoved(tx, ctx, moves)
    await memberChanged.emitMany(
      tx,
      ctx,
      moves.map(({ person_id }) => ({ person_id })),
    )
    return { moved: moves.length }
  })
}

async function requireMembers(tx: TenantTx, members: readonly string[]): Promise<void> {
  const strangers = await selectNonMembers(tx, members)
  const errors = members.flatMap<FieldError>((id, index) =>
    strangers.has(id.toLowerCase()) ? [{ path: `/members/${index}`, code: 'unknown_member' }] : [],
  )
  if (errors.length > 0) throw invalid(...errors)
}

async function recordMembersMoved(
  tx: TenantTx,
  ctx: SessionContext,
  moves: readonly MovedMember[],
): Promise<void> {
  const names = await selectNamesOfMembers(
    tx,
    moves.map(({ person_id }) => person_id),
  )
  await recordChanges(
    tx,
    ctx,
    moves.map(({ person_id, from, to }) => ({
      action: 'member.updated',
      target: { type: 'member', id: person_id, name: names.get(person_id) ?? '' },
      changes: { unit: [from?.name ?? null, to?.name ?? null] },
    })),
  )
}
