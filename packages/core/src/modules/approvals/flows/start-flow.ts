import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, invalid, wrongState } from '../../../kernel/http/problem.ts'
import { type DocumentRow, requireDocument, targetOf, updateDocumentStatus } from '../../documents/index.ts'
import { selectSettings } from '../approval-settings-store.ts'
import type { FlowGiven } from '../contract.ts'
import { refreshApprovals } from '../notifications/refresh.ts'
import { ableAmong } from '../people/resolve-approvers.ts'
import { admitApprovers } from '../rules/flow-rules.ts'
import type { FlowRow, StepPlan, StepRow } from '../tables.ts'
import { requireTemplate } from '../templates/templates.ts'
import { beginStage } from './begin-stage.ts'
import { insertEvent } from './event-store.ts'
import { insertFlow } from './flow-store.ts'
import { type FlowView, viewFlow } from './flow-view.ts'
import { readSteps } from './read-steps.ts'
import { insertSteps, selectSteps, upsertApprovals } from './step-store.ts'

type Given = Static<typeof FlowGiven>

/** Sends a draft on its way. What is asked about is its newest version; nobody adds another until the flow has ended. */
export async function startFlow(ctx: SessionContext, documentId: string, given: Given): Promise<FlowView> {
  return inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id: documentId, level: 'edit' })
    const plans = await plansOf(tx, given)
    const isMoved = await updateDocumentStatus(tx, {
      id: document.id,
      from: ['draft', 'returned'],
      to: 'in_approval',
    })
    if (!isMoved) throw wrongState()
    // Read again: until the status changed, a version could be added.
    const { version_no, sha256 } = await requireDocument(tx, ctx, { id: document.id, level: 'edit' })
    if (sha256 === null) throw new AppError(409, 'no_version')
    await requireReachable(tx, plans, [document.owner.id, ctx.person.id])
    const flow = await insertFlow(tx, {
      document_id: document.id,
      version_no,
      sha256,
      template_id: given.template_id ?? null,
      started_by: ctx.person.id,
      started_by_name: ctx.person.name,
      started_by_email: ctx.person.email || null,
    })
    await beginFlow(tx, ctx, { flow, document, plans })
    return viewFlow(tx, ctx, flow.id)
  })
}

async function plansOf(tx: TenantTx, { steps, template_id }: Given): Promise<StepPlan[]> {
  if ((steps === undefined) === (template_id === undefined))
    throw invalid({ path: '/steps', code: 'required' })
  return steps ? readSteps(tx, steps) : (await requireTemplate(tx, template_id!)).steps
}

type Starting = {
  readonly flow: FlowRow
  readonly document: DocumentRow
  readonly plans: readonly StepPlan[]
}

async function beginFlow(
  tx: TenantTx,
  ctx: SessionContext,
  { flow, document, plans }: Starting,
): Promise<void> {
  await insertSteps(tx, flow.id, plans)
  const steps = await selectSteps(tx, [flow.id])
  await foresee(tx, flow, steps)
  await insertEvent(tx, flow.id, { kind: 'started', actor: ctx.actor })
  await beginStage(tx, ctx, { flow, document, steps, stage: 1 })
  await recordChange(tx, ctx, {
    action: 'approvals.started',
    target: targetOf(document),
    changes: {
      status: [document.status, 'in_approval'],
      sha256: [null, flow.sha256],
      steps: [null, plans.length],
    },
  })
  await refreshApprovals(tx, ctx)
}

/** People who are named in later steps are known from the start, and wait for their turn. */
async function foresee(tx: TenantTx, { document_id }: FlowRow, steps: readonly StepRow[]): Promise<void> {
  for (const step of steps.filter(({ stage }) => stage > 1)) {
    const named = step.approvers.flatMap(rule => (rule.kind === 'person' ? [rule.id] : []))
    const seats = (await ableAmong(tx, named)).map(person => ({ ...person, origin: 'person' as const }))
    if (seats.length > 0) await upsertApprovals(tx, { ...step, document_id }, { seats, status: 'waiting' })
  }
}

/** A number that people named one by one cannot reach, and a step that asks whoever may not decide, are told at once. */
async function requireReachable(
  tx: TenantTx,
  plans: readonly StepPlan[],
  owners: readonly string[],
): Promise<void> {
  const { own_documents: own } = await selectSettings(tx)
  for (const [n, { approvers, quorum }] of plans.entries()) {
    const named = approvers.flatMap(rule => (rule.kind === 'person' ? [{ person_id: rule.id }] : []))
    if (named.length < approvers.length) continue
    const admitted = admitApprovers(named, { own, owners }).length
    if (admitted === 0)
      throw new AppError(422, 'own_document', {
        errors: [{ path: `/steps/${n}/approvers`, code: 'own_document' }],
      })
    if (quorum !== null && quorum > admitted)
      throw new AppError(422, 'quorum_unreachable', {
        errors: [{ path: `/steps/${n}/quorum`, code: 'too_big', params: { max: admitted } }],
      })
  }
}
