import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { nextMoment } from '../rules/deadlines.ts'

export const DEADLINE_TASK = 'approvals.deadline'

export type DeadlineGiven = { readonly step_id: string; readonly begun_at: Date; readonly due_at: Date }

/** One job for each step, whatever the number of processes: it runs at the next moment of its deadline. */
export async function scheduleDeadline(
  tx: TenantTx,
  ctx: Context,
  { step_id, begun_at, due_at }: DeadlineGiven,
): Promise<void> {
  const runAt = nextMoment({ begun: begun_at.getTime(), due: due_at.getTime() }, Date.now())
  if (runAt) await ctx.services.jobs.enqueue(tx, DEADLINE_TASK, { payload: { step_id }, key: step_id, runAt })
}
