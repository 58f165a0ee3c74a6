import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { DocumentRow } from '../../documents/index.ts'
import { selectSettings } from '../approval-settings-store.ts'
import { scheduleDeadline } from '../deadlines/schedule.ts'
import { selectApprovedBy } from '../people/approver-store.ts'
import { type ApproverContext, resolveApprovers } from '../people/resolve-approvers.ts'
import { dueAt } from '../rules/deadlines.ts'
import { isReachable, neededOf } from '../rules/flow-rules.ts'
import type { FlowRow, StepRow } from '../tables.ts'
import { insertEvent } from './event-store.ts'
import { updateStage, updateStalled } from './flow-store.ts'
import { updateStepBegun, updateUnasked, upsertApprovals } from './step-store.ts'

export type Begun = {
  readonly flow: Pick<FlowRow, 'id' | 'document_id' | 'started_by'>
  readonly document: Pick<DocumentRow, 'owner'>
  /** All steps of the flow. */
  readonly steps: readonly StepRow[]
  readonly stage: number
}

/** Who owns a document, and who sent it: both have a word in it already. */
export const ownersOf = ({ flow, document }: Pick<Begun, 'flow' | 'document'>): string[] => [
  document.owner.id,
  flow.started_by,
]

/** Every step of a stage begins: rules become people, from now on they are asked, and the deadlines run. */
export async function beginStage(tx: TenantTx, ctx: Context, begun: Begun): Promise<void> {
  const { flow, steps, stage } = begun
  const own = steps.filter(step => step.stage === stage)
  const context = await approverContextOf(tx, begun)
  let isStalled = false
  for (const step of own) isStalled = !(await beginStep(tx, ctx, { begun, step, context })) || isStalled
  await updateStage(tx, flow.id, { stage, open_steps: own.length })
  if (isStalled && (await updateStalled(tx, flow.id, true)))
    await insertEvent(tx, flow.id, { kind: 'stalled', actor: ctx.actor })
}

async function approverContextOf(tx: TenantTx, begun: Begun): Promise<ApproverContext> {
  const { flow, stage } = begun
  const before =
    stage === 1 ? [flow.started_by] : await selectApprovedBy(tx, { flow_id: flow.id, stage: stage - 1 })
  return { own: (await selectSettings(tx)).own_documents, owners: ownersOf(begun), before }
}

type Beginning = { readonly begun: Begun; readonly step: StepRow; readonly context: ApproverContext }

/** False: fewer people are there than have to approve. */
async function beginStep(tx: TenantTx, ctx: Context, { begun, step, context }: Beginning): Promise<boolean> {
  const seats = await resolveApprovers(tx, step.approvers, context)
  const place = { id: step.id, flow_id: step.flow_id, document_id: begun.flow.document_id }
  await upsertApprovals(tx, place, { seats, status: 'open' })
  await updateUnasked(tx, step.id)
  const begun_at = new Date()
  const needed = neededOf(step, seats.length)
  const due_at = dueAt(step, begun_at.getTime())
  await updateStepBegun(tx, step.id, { seats: seats.length, needed, begun_at, due_at })
  await insertEvent(tx, step.flow_id, { kind: 'step_begun', position: step.position, actor: ctx.actor })
  if (due_at) await scheduleDeadline(tx, ctx, { step_id: step.id, begun_at, due_at })
  return isReachable({ needed, approvals: 0 }, seats.length)
}
