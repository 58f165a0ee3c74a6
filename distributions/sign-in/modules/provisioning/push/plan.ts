import { inTenant, notFound, type SessionContext, sql, type TenantTx } from '@tamga/core'
import type { ResyncView } from '../contract.ts'
import { findTarget, type TargetRow } from '../targets/target-store.ts'
import { digestOf, resourceOf } from './attributes.ts'
import { memberOf, readGroupState, readMembers, wishOf } from './push-state.ts'

const PEOPLE_AT_ONCE = 1000

type Action = 'create' | 'update' | 'deactivate' | 'delete' | 'unchanged'
type Link = { subject_id: string; active: boolean; digest: string | null }

/** What a resync would do, by what was sent last; the target itself is not asked. */
export async function planResync(ctx: SessionContext, id: string): Promise<ResyncView> {
  return inTenant(ctx, async tx => {
    const target = await findTarget(tx, id)
    if (!target) throw notFound()
    const people = await planPeople(tx, target)
    const removals = people.deactivate + people.delete
    return {
      ...people,
      groups: await planGroups(tx, target),
      exceeds_max_removals: target.max_removals !== null && removals > target.max_removals,
    }
  })
}

async function planPeople(tx: TenantTx, target: TargetRow): Promise<Record<Action, number>> {
  const plan = { create: 0, update: 0, deactivate: 0, delete: 0, unchanged: 0 }
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ id: string }>`
      select person_id as id from membership where person_id > ${after} order by person_id limit ${PEOPLE_AT_ONCE}`.execute(
      tx,
    )
    const ids = rows.map(row => row.id)
    if (ids.length === 0) return plan
    const links = await readLinks(tx, target.id, ids)
    for (const row of await readMembers(tx, ids)) {
      const wish = wishOf(row, target)
      const resource = () => resourceOf(memberOf(row), target.attribute_mapping, true)
      const action = actionFor(wish, links.get(row.id), () => digestOf(resource()))
      if (action) plan[action]++
    }
    after = ids.at(-1)!
  }
}

async function readLinks(tx: TenantTx, targetId: string, ids: string[]): Promise<Map<string, Link>> {
  const { rows } = await sql<Link>`
    select subject_id, active, digest from scim_link
     where target_id = ${targetId} and kind = 'user' and subject_id = any(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(row => [row.subject_id, row]))
}

function actionFor(
  wish: 'active' | 'deactivate' | 'delete',
  link: Link | undefined,
  digest: () => string,
): Action | null {
  if (wish === 'active') {
    if (!link) return 'create'
    return link.active && link.digest === digest() ? 'unchanged' : 'update'
  }
  if (!link) return null
  if (wish === 'delete') return 'delete'
  return link.active ? 'deactivate' : 'unchanged'
}

async function planGroups(tx: TenantTx, { id }: TargetRow): Promise<NonNullable<ResyncView['groups']>> {
  const plan = { create: 0, update: 0, delete: 0, unchanged: 0 }
  const { rows } = await sql<{ id: string; digest: string | null }>`
    select coalesce(r.id, l.subject_id) as id, l.digest from role r
      full join (select * from scim_link where target_id = ${id} and kind = 'group') l on l.subject_id = r.id`.execute(
    tx,
  )
  for (const row of rows) {
    const { name, members, link } = await readGroupState(tx, id, row.id)
    if (name === null) plan.delete += link ? 1 : 0
    else if (!link) plan.create++
    else if (row.digest === digestOf([name, ...members.toSorted()])) plan.unchanged++
    else plan.update++
  }
  return plan
}
