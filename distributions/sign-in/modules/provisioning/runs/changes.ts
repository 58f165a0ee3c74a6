import {
  type Context,
  isAppActive,
  memberChanged,
  memberJoined,
  memberLeft,
  memberResumed,
  memberSuspended,
  on,
  onMany,
  personChanged,
  roleChanged,
  roleGranted,
  roleRevoked,
  type TenantTx,
  unitChanged,
} from '@tamga/core'
import { APP } from '../app.ts'
import { deleteOldestChanges, insertChanges, insertChangesOfUnits } from './change-store.ts'
import { insertGroupRuns, insertUserRuns } from './queue-store.ts'
import { FOLLOW_PERSON, MANY_ATTEMPTS, WAKE } from './tasks.ts'

const MOST_AT_ONCE = 2000

type Change = { readonly person_id?: string; readonly role_id?: string }

/**
 * The outbox: a plain insert in the transaction of the change. Runs are made of it a moment later, since two
 * transactions that meet in one run of a popular role would wait for each other, or for ever.
 */
export async function noteChanges(tx: TenantTx, ctx: Context, changes: readonly Change[]): Promise<void> {
  // Asked here and not by the job alone: what happened while the app was off stays unsaid, however soon it is on again.
  if (!(await isAppActive(tx, APP))) return
  const noted = changes.map(({ person_id = null, role_id = null }) => ({ person_id, role_id }))
  // Once in a transaction is enough, however many people it changes.
  if (await insertChanges(tx, noted))
    await ctx.services.jobs.enqueue(tx, WAKE, { payload: {}, ...MANY_ATTEMPTS })
}

const ofMembers = (tx: TenantTx, ctx: Context, members: readonly { person_id: string }[]) =>
  noteChanges(
    tx,
    ctx,
    members.map(({ person_id }) => ({ person_id })),
  )

/** The name of a unit, or what it lies below, is sent of everyone in it. */
async function noteMembersOfUnits(
  tx: TenantTx,
  ctx: Context,
  units: readonly { unit_id: string }[],
): Promise<void> {
  if (!(await isAppActive(tx, APP))) return
  const ids = units.map(({ unit_id }) => unit_id)
  if (await insertChangesOfUnits(tx, ids))
    await ctx.services.jobs.enqueue(tx, WAKE, { payload: {}, ...MANY_ATTEMPTS })
}

export const listeners = [
  ...[memberJoined, memberChanged, memberResumed, memberLeft].map(event => onMany(event, ofMembers)),
  onMany(memberSuspended, ofMembers),
  onMany(roleGranted, noteChanges),
  onMany(roleRevoked, noteChanges),
  onMany(roleChanged, noteChanges),
  onMany(unitChanged, noteMembersOfUnits),
  // Above the tenants: the job goes into each of them.
  on(personChanged, (tx, ctx, { person_id }) =>
    ctx.services.jobs.enqueue(tx, FOLLOW_PERSON, { payload: { person_id }, ...MANY_ATTEMPTS }),
  ),
]

/** Makes runs of what was noted; says whether more may be there. */
export async function takeChanges(tx: TenantTx): Promise<boolean> {
  const rows = await deleteOldestChanges(tx, MOST_AT_ONCE)
  const distinct = (ids: (string | null)[]) => [...new Set(ids.filter(id => id !== null))].sort()
  const people = distinct(rows.filter(row => row.role_id === null).map(row => row.person_id))
  const byRole = distinct(rows.filter(row => row.role_id !== null).map(row => row.person_id))
  const roles = distinct(rows.map(row => row.role_id))
  if (people.length > 0) await insertUserRuns(tx, { subjects: people })
  if (byRole.length > 0) await insertUserRuns(tx, { subjects: byRole, rolesAlone: true })
  if (roles.length > 0) await insertGroupRuns(tx, { subjects: roles })
  return rows.length === MOST_AT_ONCE
}
