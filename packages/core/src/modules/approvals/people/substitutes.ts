import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, invalid, notFound } from '../../../kernel/http/problem.ts'
import type { OwnSubstitution, SubstitutionGiven } from '../contract.ts'
import { refreshApprovals } from '../notifications/refresh.ts'
import { isActive } from '../rules/substitution.ts'
import { selectPeople } from './approver-store.ts'
import { ableAmong } from './resolve-approvers.ts'
import * as store from './substitute-store.ts'

type Own = Static<typeof OwnSubstitution>

export const SUBSTITUTION_TASK = 'approvals.substitution'

export const readSubstitution = (ctx: SessionContext): Promise<Own> =>
  inTenant(ctx, tx => viewOf(tx, ctx.person.id))

async function viewOf(tx: TenantTx, personId: string): Promise<Own> {
  const own = await store.selectSubstitute(tx, personId)
  const others = await store.selectSubstituted(tx, personId)
  const people = await selectPeople(tx, [
    ...(own ? [own.substitute_id] : []),
    ...others.map(({ person_id }) => person_id),
  ])
  const view = (row: store.SubstituteRow, id: string) => {
    const person = people.find(({ person_id }) => person_id === id)
    return {
      user: { id, name: person?.person_name ?? '', email: person?.person_email ?? '' },
      from: row.from_at,
      until: row.until_at,
      active: isActive(row),
    }
  }
  return {
    substitute: own ? view(own, own.substitute_id) : null,
    substitute_for: others.map(row => view(row, row.person_id)),
  }
}

/** One substitute for each person. Substitutes of substitutes do not count: who decides for somebody was named by them. */
export async function changeSubstitution(
  ctx: SessionContext,
  given: Static<typeof SubstitutionGiven>,
): Promise<Own> {
  const from_at = given.from ?? new Date().toISOString()
  const until_at = given.until ?? null
  if (until_at !== null && Date.parse(until_at) <= Math.max(Date.now(), Date.parse(from_at)))
    throw invalid({ path: '/until', code: 'in_the_past' })
  const substitute_id = given.user.toLowerCase()
  return inTenant(ctx, async tx => {
    const [substitute] = substitute_id === ctx.person.id ? [] : await ableAmong(tx, [substitute_id])
    if (!substitute)
      throw new AppError(422, 'approver_unavailable', { errors: [{ path: '/user', code: 'unknown_member' }] })
    const row = { person_id: ctx.person.id, substitute_id, from_at, until_at }
    await store.upsertSubstitute(tx, row)
    await recordChange(tx, ctx, {
      action: 'approvals.substitute_set',
      target: { type: 'user', id: ctx.person.id, name: ctx.person.name },
      changes: { substitute: [null, substitute.person_name], from: [null, from_at], until: [null, until_at] },
    })
    await wakeAt(tx, ctx, row)
    await refreshApprovals(tx, ctx)
    return viewOf(tx, ctx.person.id)
  })
}

/** What waits is shown to the substitute from the beginning to the end of the time, to the minute. */
async function wakeAt(tx: TenantTx, ctx: Context, row: store.SubstituteRow): Promise<void> {
  for (const moment of [row.from_at, row.until_at])
    if (moment !== null && Date.parse(moment) > Date.now())
      await ctx.services.jobs.enqueue(tx, SUBSTITUTION_TASK, {
        payload: {},
        key: `${row.person_id} ${moment === row.from_at ? 'from' : 'until'}`,
        runAt: new Date(moment),
      })
}

export async function removeSubstitution(ctx: SessionContext): Promise<void> {
  await inTenant(ctx, async tx => {
    const before = await store.selectSubstitute(tx, ctx.person.id)
    if (!before || !(await store.deleteSubstitute(tx, ctx.person.id))) throw notFound()
    const [person] = await selectPeople(tx, [before.substitute_id])
    await recordChange(tx, ctx, {
      action: 'approvals.substitute_removed',
      target: { type: 'user', id: ctx.person.id, name: ctx.person.name },
      changes: { substitute: [person?.person_name ?? before.substitute_id, null] },
    })
    await refreshApprovals(tx, ctx)
  })
}
