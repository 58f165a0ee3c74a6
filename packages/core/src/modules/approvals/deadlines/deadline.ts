import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type OpenApproval, selectOpenOfStep } from '../decisions/decision-store.ts'
import { lockFlow } from '../flows/flow-store.ts'
import { selectStep, updateDue } from '../flows/step-store.ts'
import { refreshApprovals } from '../notifications/refresh.ts'
import { selectSubstitute } from '../people/substitute-store.ts'
import { isActive } from '../rules/substitution.ts'
import type { FlowRow, StepRow } from '../tables.ts'
import { escalateApproval } from './escalate.ts'
import { scheduleDeadline } from './schedule.ts'
import { checkStalled } from './stalled.ts'

type Due = StepRow & { readonly begun_at: string; readonly due_at: string }

const isDue = (step: StepRow | undefined): step is Due =>
  step?.status === 'open' && step.due_at !== null && step.begun_at !== null

/** A moment of a deadline has come: people are reminded, and what is overdue goes to managers where the step says so. */
export async function meetDeadline(tx: TenantTx, ctx: Context, stepId: string): Promise<void> {
  const found = await selectStep(tx, stepId)
  const flow = found && (await lockFlow(tx, found.flow_id))
  const step = await selectStep(tx, stepId)
  if (flow?.status !== 'open' || !isDue(step)) return
  const isOverdue = Date.parse(step.due_at) <= Date.now()
  const due_at =
    isOverdue && step.on_overdue === 'escalate' ? await escalateStep(tx, ctx, { flow, step }) : undefined
  await checkStalled(tx, ctx, flow.id)
  await scheduleDeadline(tx, ctx, {
    step_id: step.id,
    begun_at: new Date(step.begun_at),
    due_at: due_at ?? new Date(step.due_at),
  })
  await refreshApprovals(tx, ctx)
}

/** Managers get as much time as was given before them. Undefined: nobody could be asked instead. */
async function escalateStep(
  tx: TenantTx,
  ctx: Context,
  { flow, step }: { flow: FlowRow; step: Due },
): Promise<Date | undefined> {
  let isEscalated = false
  for (const approval of await selectOpenOfStep(tx, step.id))
    isEscalated =
      (await escalateApproval(tx, ctx, { flow, approval, position: step.position })) || isEscalated
  if (!isEscalated) return undefined
  const due_at = new Date(Date.now() + Date.parse(step.due_at) - Date.parse(step.begun_at))
  await updateDue(tx, step.id, due_at)
  return due_at
}

/** Somebody left or was suspended: what waited for them goes to a manager, unless a substitute decides for them. */
export async function replaceAbsent(tx: TenantTx, ctx: Context, approval: OpenApproval): Promise<void> {
  const flow = await lockFlow(tx, approval.flow_id)
  const step = await selectStep(tx, approval.step_id)
  if (flow?.status !== 'open' || step?.status !== 'open') return
  const substitute = await selectSubstitute(tx, approval.person_id)
  if (!substitute || !isActive(substitute))
    await escalateApproval(tx, ctx, { flow, approval, position: step.position })
  await checkStalled(tx, ctx, flow.id)
  await refreshApprovals(tx, ctx)
}
