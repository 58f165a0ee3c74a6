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
  sql,
  type TenantTx,
} from '@tamga/core'
import { APP } from '../app.ts'
import { queueGroupRuns, queueUserRuns } from './queue-runs.ts'

export const WAKE = 'scim.wake'
export const FOLLOW_PERSON = 'scim.follow_person'
export const RECHECK = 'scim.recheck'
const MOST_AT_ONCE = 2000
/** The queue tries a wake-up again for as long as it takes: what waits must not be forgotten. */
export const PATIENCE = { maxAttempts: 1000 }

type Change = { readonly person_id?: string; readonly role_id?: string }

/**
 * The outbox: a plain insert in the transaction of the change. Runs are made of it a moment later, since two
 * transactions that meet in one run of a popular role would wait for each other, or for ever.
 */
export async function noteChanges(tx: TenantTx, ctx: Context, changes: readonly Change[]): Promise<void> {
  // Asked here and not by the job alone: what happened while the app was off stays unsaid, however soon it is on again.
  if (!(await isAppActive(tx, APP))) return
  const people = changes.map(({ person_id }) => person_id ?? null)
  const roles = changes.map(({ role_id }) => role_id ?? null)
  const { rows } = await sql<{ woken: string | null; mark: string }>`
    with noted as (
      insert into scim_change (person_id, role_id)
      select * from unnest(${people}::uuid[], ${roles}::uuid[])
       where exists (select from scim_target where tenant_id = ${tx.tenantId} and enabled)
      returning id)
    select nullif(current_setting('tamga.scim_woken', true), '') as woken, set_config('tamga.scim_woken', 'yes', true) as mark
      from (select from noted limit 1) n`.execute(tx)
  // Once in a transaction is enough, however many people it changes.
  if (rows[0] && rows[0].woken === null) await ctx.services.jobs.enqueue(tx, WAKE, {}, PATIENCE)
}

const ofMembers = (tx: TenantTx, ctx: Context, members: readonly { person_id: string }[]) =>
  noteChanges(
    tx,
    ctx,
    members.map(({ person_id }) => ({ person_id })),
  )

export const listeners = [
  ...[memberJoined, memberChanged, memberResumed, memberLeft].map(event => onMany(event, ofMembers)),
  onMany(memberSuspended, ofMembers),
  onMany(roleGranted, noteChanges),
  onMany(roleRevoked, noteChanges),
  onMany(roleChanged, noteChanges),
  // Above the tenants: the job goes into each of them.
  on(personChanged, (tx, ctx, { person_id }) =>
    ctx.services.jobs.enqueue(tx, FOLLOW_PERSON, { person_id }, PATIENCE),
  ),
]

/** Makes runs of what was noted; says whether more may be there. */
export async function takeChanges(tx: TenantTx): Promise<boolean> {
  const { rows } = await sql<{ person_id: string | null; role_id: string | null }>`
    delete from scim_change where id in (
      select id from scim_change order by id limit ${MOST_AT_ONCE} for update skip locked)
    returning person_id, role_id`.execute(tx)
  const distinct = (ids: (string | null)[]) => [...new Set(ids.filter(id => id !== null))].sort()
  const people = distinct(rows.filter(row => row.role_id === null).map(row => row.person_id))
  const byRole = distinct(rows.filter(row => row.role_id !== null).map(row => row.person_id))
  const roles = distinct(rows.map(row => row.role_id))
  if (people.length > 0) await queueUserRuns(tx, { subjects: people })
  if (byRole.length > 0) await queueUserRuns(tx, { subjects: byRole, rolesAlone: true })
  if (roles.length > 0) await queueGroupRuns(tx, { subjects: roles })
  return rows.length === MOST_AT_ONCE
}

/** Without the app nothing is pushed, and what happened meanwhile is not kept for later: a resync tells all of it. */
export async function forgetChanges(tx: TenantTx): Promise<void> {
  await sql`delete from scim_change`.execute(tx)
}
