import { inTenant, notFound, readMemberProfiles, type SessionContext } from '@tamga/core'
import type { ResyncView } from '../contract.ts'
import { selectWishes, type UserWish } from '../scope-store.ts'
import { selectTarget, type TargetRow } from '../targets/target-store.ts'
import { digestOf, resourceOf } from './attributes.ts'
import { memberOf } from './member.ts'
import { type SentUser, selectGroups, selectPeopleAfter, selectSentUsers } from './plan-store.ts'
import { selectGroupState, selectMembers } from './push-store.ts'

const PEOPLE_AT_ONCE = 1000

type Action = 'create' | 'update' | 'deactivate' | 'delete' | 'unchanged'

/** What a resync would do, by what was sent last; the target itself is not asked. */
export async function planResync(ctx: SessionContext, id: string): Promise<ResyncView> {
  const target = await inTenant(ctx, tx => selectTarget(tx, id))
  if (!target) throw notFound()
  const people = await planPeople(ctx, target)
  const removals = people.deactivate + people.delete
  return {
    ...people,
    groups: await planGroups(ctx, target),
    exceeds_max_removals: target.max_removals !== null && removals > target.max_removals,
  }
}

/** Page by page, each in a short transaction of its own. */
async function planPeople(ctx: SessionContext, target: TargetRow): Promise<Record<Action, number>> {
  const plan = { create: 0, update: 0, deactivate: 0, delete: 0, unchanged: 0 }
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { ids, rows, sent, wishes } = await readPage(ctx, target, after)
    if (ids.length === 0) return plan
    const profiles = await readMemberProfiles(ctx, ids)
    for (const row of rows) {
      const resource = () => resourceOf(memberOf(row, profiles.get(row.id)), target.attribute_mapping, true)
      const action = actionFor(wishes.get(row.id)!, sent.get(row.id), () => digestOf(resource()))
      if (action) plan[action]++
    }
    after = ids.at(-1)!
  }
}

const readPage = (ctx: SessionContext, target: TargetRow, after: string) =>
  inTenant(ctx, async tx => {
    const ids = await selectPeopleAfter(tx, after, PEOPLE_AT_ONCE)
    return {
      ids,
      rows: await selectMembers(tx, ids, target.id),
      sent: await selectSentUsers(tx, target.id, ids),
      wishes: await selectWishes(tx, target.id, ids),
    }
  })

function actionFor(wish: UserWish, sent: SentUser | undefined, digest: () => string): Action | null {
  if (wish === 'active') {
    if (!sent) return 'create'
    return sent.active && sent.digest === digest() ? 'unchanged' : 'update'
  }
  if (!sent) return null
  if (wish === 'delete') return 'delete'
  return sent.active ? 'deactivate' : 'unchanged'
}

function planGroups(ctx: SessionContext, { id }: TargetRow): Promise<NonNullable<ResyncView['groups']>> {
  return inTenant(ctx, async tx => {
    const plan = { create: 0, update: 0, delete: 0, unchanged: 0 }
    for (const group of await selectGroups(tx, id)) {
      const { name, members, link } = await selectGroupState(tx, id, group.id)
      if (name === null) plan.delete += link ? 1 : 0
      else if (!link) plan.create++
      else if (group.digest === digestOf([name, ...members.toSorted()])) plan.unchanged++
      else plan.update++
    }
    return plan
  })
}
