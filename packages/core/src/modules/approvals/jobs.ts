import { type Context, inTenant, withTenant } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { on, onMany } from '../../kernel/module/events.ts'
import type { Listener } from '../../kernel/module/listener.ts'
import { memberLeft, memberSuspended } from '../tenancy/index.ts'
import { meetDeadline, replaceAbsent } from './deadlines/deadline.ts'
import { DEADLINE_TASK } from './deadlines/schedule.ts'
import { selectOpenOfPeople } from './decisions/decision-store.ts'
import { refreshApprovals } from './notifications/refresh.ts'
import { deleteSubstitutesOf } from './people/substitute-store.ts'
import { SUBSTITUTION_TASK } from './people/substitutes.ts'

const ABSENT_TASK = 'approvals.absent'

const deadline = defineJob<{ step_id: string }>(DEADLINE_TASK, async (ctx, { tenant_id, payload }) => {
  if (tenant_id === null) return
  const scope = withTenant(ctx, { id: tenant_id })
  await inTenant(scope, tx => meetDeadline(tx, scope, payload.step_id))
})

const substitution = defineJob<object>(SUBSTITUTION_TASK, async (ctx, { tenant_id }) => {
  if (tenant_id !== null) await inTenant(withTenant(ctx, { id: tenant_id }), tx => refreshApprovals(tx, ctx))
})

/** Flow by flow, each in a transaction of its own: nobody who decides waits for all of them. */
const absent = defineJob<{ person_id: string }>(ABSENT_TASK, async (ctx, { tenant_id, payload }) => {
  if (tenant_id === null) return
  const scope = withTenant(ctx, { id: tenant_id })
  const open = await inTenant(scope, tx => selectOpenOfPeople(tx, [payload.person_id]))
  for (const approval of open) await inTenant(scope, tx => replaceAbsent(tx, scope, approval))
})

export const jobs = [deadline, substitution, absent]

const queueAbsent = (tx: TenantTx, ctx: Context, person_id: string): Promise<void> =>
  ctx.services.jobs.enqueue(tx, ABSENT_TASK, { payload: { person_id }, key: `${tx.tenantId} ${person_id}` })

export const listeners: readonly Listener[] = [
  on(memberSuspended, (tx, ctx, { person_id }) => queueAbsent(tx, ctx, person_id)),
  onMany(memberLeft, async (tx, ctx, members) => {
    const people = members.map(({ person_id }) => person_id)
    await deleteSubstitutesOf(tx, people)
    for (const person_id of people) await queueAbsent(tx, ctx, person_id)
  }),
]
