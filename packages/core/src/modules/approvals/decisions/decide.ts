import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, staleVersion, wrongState } from '../../../kernel/http/problem.ts'
import { selectDocument, targetOf } from '../../documents/index.ts'
import type { DecisionGiven } from '../contract.ts'
import { beginStage } from '../flows/begin-stage.ts'
import { endFlow } from '../flows/end-flow.ts'
import { insertEvent } from '../flows/event-store.ts'
import { updateStepsLeft } from '../flows/flow-store.ts'
import { selectSteps, updateStepEnded } from '../flows/step-store.ts'
import { refreshApprovals } from '../notifications/refresh.ts'
import { outcomeOf } from '../rules/flow-rules.ts'
import type { FlowRow, FlowStatus } from '../tables.ts'
import { type ApprovalView, requireOwnApproval, viewWaiting } from './approvals.ts'
import { type DecidedStep, updateApprovalDecision } from './decision-store.ts'
import { selectApproval, type WaitingApproval } from './queue-store.ts'

type Given = Static<typeof DecisionGiven>

const STATUS = { approve: 'approved', return: 'returned', reject: 'rejected' } as const

/** The word of whoever is asked, or of their substitute. Whoever makes the last one that a stage needs begins the next. */
export async function decide(ctx: SessionContext, id: string, given: Given): Promise<ApprovalView> {
  const comment = given.comment?.trim() || null
  return inTenant(ctx, async tx => {
    const approval = await requireOwnApproval(tx, ctx, id)
    requireNotOwnFor(ctx, approval)
    if (given.sha256 !== undefined && given.sha256 !== approval.sha256) throw staleVersion()
    const status = STATUS[given.decision]
    const step = await updateApprovalDecision(tx, approval, { status, comment, by: ctx.person })
    if (step === 'twice') throw new AppError(409, 'already_decided')
    if (!step) throw await refusalOf(tx, id)
    const flow = { id: approval.flow_id, document_id: approval.document_id, started_by: approval.started_by }
    await insertEvent(tx, flow.id, {
      kind: status,
      position: step.position,
      actor: ctx.actor,
      person_name: approval.person_id === ctx.person.id ? null : approval.person_name,
      comment,
    })
    const after = await goOn(tx, ctx, { flow, step, isReturned: status === 'returned' })
    await record(tx, ctx, { approval, decision: given.decision, comment, after })
    await refreshApprovals(
      tx,
      ctx,
      after === 'same' && approval.person_id === ctx.person.id ? [ctx.person.id] : undefined,
    )
    return viewWaiting(ctx, decidedOf(ctx, approval, { status, comment, step }))
  })
}

type Made = {
  readonly status: 'approved' | 'returned' | 'rejected'
  readonly comment: string | null
  readonly step: DecidedStep
}

/** As it stands after the decision; reading it again would only keep the others waiting. */
const decidedOf = (
  { person }: SessionContext,
  approval: WaitingApproval,
  { status, comment, step }: Made,
): WaitingApproval => ({
  ...approval,
  status,
  comment,
  approvals: step.approvals,
  decided_by: person.id,
  decided_by_name: person.name,
  decided_by_email: person.email,
  decided_at: step.decided_at,
})

/** Standing in for somebody does not lead to a word on what is one's own. */
function requireNotOwnFor(
  { person }: SessionContext,
  { person_id, owner_id, started_by }: WaitingApproval,
): void {
  if (person_id !== person.id && [owner_id, started_by].includes(person.id))
    throw new AppError(422, 'own_document')
}

/** Why a decision was not taken, told from how things stand now. */
async function refusalOf(tx: TenantTx, id: string): Promise<AppError> {
  const now = await selectApproval(tx, id)
  if (now?.status === 'waiting') return new AppError(409, 'wrong_turn')
  return now?.status === 'open' ? new AppError(409, 'already_decided') : wrongState()
}

type After = 'same' | 'next_step' | Exclude<FlowStatus, 'open'>
type DecidedFlow = Pick<FlowRow, 'id' | 'document_id' | 'started_by'>
type Decided = { readonly flow: DecidedFlow; readonly step: DecidedStep; readonly isReturned: boolean }

async function goOn(tx: TenantTx, ctx: SessionContext, { flow, step, isReturned }: Decided): Promise<After> {
  const outcome = isReturned ? 'returned' : outcomeOf(step)
  if (outcome === 'open') return 'same'
  await updateStepEnded(tx, step.id, outcome)
  if (outcome !== 'approved') {
    await endFlow(tx, ctx, { flow, status: outcome })
    return outcome
  }
  const left = await updateStepsLeft(tx, { id: flow.id, stage: step.stage })
  if (left === undefined) throw wrongState()
  return left > 0 ? 'next_step' : finishStage(tx, ctx, { flow, stage: step.stage })
}

async function finishStage(
  tx: TenantTx,
  ctx: SessionContext,
  { flow, stage }: { flow: DecidedFlow; stage: number },
): Promise<After> {
  const steps = await selectSteps(tx, [flow.id])
  if (steps.some(step => step.stage === stage + 1)) {
    const document = (await selectDocument(tx, flow.document_id))!
    await beginStage(tx, ctx, { flow, document, steps, stage: stage + 1 })
    return 'next_step'
  }
  await endFlow(tx, ctx, { flow, status: 'approved' })
  return 'approved'
}

type Recorded = {
  readonly approval: WaitingApproval
  readonly decision: Given['decision']
  readonly comment: string | null
  readonly after: After
}

/** One record, with the hash of what was decided on. */
async function record(tx: TenantTx, ctx: SessionContext, { approval, decision, comment, after }: Recorded) {
  const isFor = approval.person_id !== ctx.person.id
  await recordChange(tx, ctx, {
    action: 'approvals.decided',
    target: targetOf({ id: approval.document_id, title: approval.title }),
    changes: {
      decision: [null, decision],
      sha256: [null, approval.sha256],
      ...(comment && { comment: [null, comment] as const }),
      ...(isFor && { for: [null, approval.person_name] as const }),
      ...(after !== 'same' && after !== 'next_step' && { status: ['in_approval', after] as const }),
    },
  })
}
