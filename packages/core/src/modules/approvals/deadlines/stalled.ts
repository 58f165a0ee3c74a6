import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { insertEvent } from '../flows/event-store.ts'
import { updateStalled } from '../flows/flow-store.ts'
import { countAble, selectSteps } from '../flows/step-store.ts'
import { STALLED_AFTER_MS } from '../rules/deadlines.ts'
import { isReachable } from '../rules/flow-rules.ts'
import type { StepRow } from '../tables.ts'

/** Whether anybody is left who can bring the open steps to an end, in time. What changed is noted, and its flow marked. */
export async function checkStalled(tx: TenantTx, ctx: Context, flowId: string): Promise<void> {
  const steps = (await selectSteps(tx, [flowId])).filter(({ status }) => status === 'open')
  let isStalled = false
  for (const step of steps)
    isStalled ||= isLongOverdue(step) || !isReachable(step, await countAble(tx, step.id))
  if ((await updateStalled(tx, flowId, isStalled)) && isStalled)
    await insertEvent(tx, flowId, { kind: 'stalled', actor: ctx.actor })
}

const isLongOverdue = ({ due_at }: Pick<StepRow, 'due_at'>): boolean =>
  due_at !== null && Date.parse(due_at) + STALLED_AFTER_MS <= Date.now()
