import type { Static } from 'typebox'
import type { SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { isManager, requireDocument } from '../../documents/index.ts'
import type { Flow } from '../contract.ts'
import { selectOwnOpen } from '../decisions/queue-store.ts'
import { selectAbsent } from '../people/substitute-store.ts'
import type { ApprovalRow, EventRow, FlowRow, StepRow } from '../tables.ts'
import { selectFlowEvents } from './event-store.ts'
import { selectFlow } from './flow-store.ts'
import { namesFor, type PlanNames, viewPlan } from './plan-view.ts'
import { selectApprovalsOfFlows, selectSteps } from './step-store.ts'

export type FlowView = Static<typeof Flow>

/** A flow with its steps, who was asked and what they said; whoever reads it may see the document. */
export async function viewFlow(tx: TenantTx, ctx: SessionContext, id: string): Promise<FlowView> {
  const flow = await selectFlow(tx, id)
  if (!flow) throw notFound()
  const document = await requireDocument(tx, ctx, { id: flow.document_id, level: 'read' })
  const steps = await selectSteps(tx, [id])
  const approvals = await selectApprovalsOfFlows(tx, [id])
  const names = await namesFor(tx, steps)
  const own = await selectOwnOpen(tx, id, {
    me: ctx.person.id,
    absent: await selectAbsent(tx, ctx.person.id),
  })
  const history = await selectFlowEvents(tx, id)
  return {
    ...viewSummary(flow),
    steps: steps.map((step, n) => viewStep(step, { before: steps[n - 1], approvals, names })),
    history: history.map(viewEvent),
    may: {
      withdraw: flow.status === 'open' && document.access === 'edit',
      manage: flow.status === 'open' && isManager(ctx),
    },
    own_approval: own ?? null,
  }
}

export const viewSummary = (flow: FlowRow) => ({
  id: flow.id,
  document_id: flow.document_id,
  version_no: flow.version_no,
  sha256: flow.sha256,
  status: flow.status,
  stalled_at: flow.stalled_at,
  started_by: { id: flow.started_by, name: flow.started_by_name, email: flow.started_by_email ?? '' },
  started_at: flow.started_at,
  ended_at: flow.ended_at,
})

type Around = { before: StepRow | undefined; approvals: readonly ApprovalRow[]; names: PlanNames }

const viewStep = (step: StepRow, { before, approvals, names }: Around) => ({
  ...viewPlan(step, { before, names }),
  position: step.position,
  stage: step.stage,
  status: step.status,
  needed: step.needed,
  approved: step.approvals,
  rejected: step.rejections,
  begun_at: step.begun_at,
  ended_at: step.ended_at,
  approvals: approvals.filter(({ step_id }) => step_id === step.id).map(viewApproval),
})

export const viewApproval = (row: ApprovalRow) => ({
  id: row.id,
  user: { id: row.person_id, name: row.person_name, email: row.person_email },
  origin: row.origin,
  status: row.status,
  comment: row.comment,
  decided_by:
    row.decided_by === null
      ? null
      : { id: row.decided_by, name: row.decided_by_name ?? '', email: row.decided_by_email ?? '' },
  decided_at: row.decided_at,
})

const viewEvent = (row: EventRow) => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  position: row.position,
  by: row.actor_name,
  for: row.person_name,
  to: row.to_name,
  comment: row.comment,
})
