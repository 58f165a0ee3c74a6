import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, wrongState } from '../../../kernel/http/problem.ts'
import { requireDocument, selectDocument, targetOf } from '../../documents/index.ts'
import { selectSettings } from '../approval-settings-store.ts'
import type { ApproverAdded, Delegation } from '../contract.ts'
import { checkStalled } from '../deadlines/stalled.ts'
import { ownersOf } from '../flows/begin-stage.ts'
import { insertEvent } from '../flows/event-store.ts'
import { lockFlow, lockOpenFlow } from '../flows/flow-store.ts'
import { type FlowView, viewFlow } from '../flows/flow-view.ts'
import { selectSteps, updateSeats, upsertApprovals } from '../flows/step-store.ts'
import { refreshApprovals } from '../notifications/refresh.ts'
import type { Approver } from '../people/approver-store.ts'
import { ableAmong, MOST_APPROVERS } from '../people/resolve-approvers.ts'
import { neededOf } from '../rules/flow-rules.ts'
import type { FlowRow } from '../tables.ts'
import { type ApprovalView, requireApproval, requireOwnApproval, viewWaiting } from './approvals.ts'
import { selectPeopleOfStep, updateHolder } from './decision-store.ts'
import { selectApproval, type WaitingApproval } from './queue-store.ts'

type Given = Static<typeof Delegation>

/** Whoever is asked lets somebody else decide, this once. */
export const delegateApproval = (ctx: SessionContext, id: string, given: Given): Promise<ApprovalView> =>
  inTenant(ctx, async tx => {
    const approval = await requireOwnApproval(tx, ctx, id)
    if (approval.person_id !== ctx.person.id) throw new AppError(403, 'not_your_approval')
    return handOver(tx, ctx, { approval, given, kind: 'delegated' })
  })

/** Whoever manages documents gives an approval to somebody else: for one who is gone, or does not answer. */
export const reassignApproval = (ctx: SessionContext, id: string, given: Given): Promise<ApprovalView> =>
  inTenant(ctx, async tx =>
    handOver(tx, ctx, { approval: await requireApproval(tx, id), given, kind: 'reassigned' }),
  )

type HandOver = {
  readonly approval: WaitingApproval
  readonly given: Given
  readonly kind: 'delegated' | 'reassigned'
}

async function handOver(
  tx: TenantTx,
  ctx: SessionContext,
  { approval, given, kind }: HandOver,
): Promise<ApprovalView> {
  const flow = (await lockFlow(tx, approval.flow_id))!
  if (flow.status !== 'open') throw wrongState()
  const to = await requireApprover(tx, flow, given.user)
  const origin = kind === 'delegated' ? 'delegation' : 'reassignment'
  if (!(await updateHolder(tx, approval.id, { ...to, origin }))) throw await refusalOf(tx, approval, to)
  await insertEvent(tx, flow.id, {
    kind,
    position: approval.position,
    actor: ctx.actor,
    person_name: approval.person_id === ctx.person.id ? null : approval.person_name,
    to_name: to.person_name,
    comment: given.comment?.trim() || null,
  })
  await checkStalled(tx, ctx, flow.id)
  await recordChange(tx, ctx, {
    action: kind === 'delegated' ? 'approvals.delegated' : 'approvals.reassigned',
    target: targetOf({ id: approval.document_id, title: approval.title }),
    changes: { approver: [approval.person_name, to.person_name] },
  })
  await refreshApprovals(tx, ctx)
  return viewWaiting(ctx, (await selectApproval(tx, approval.id))!)
}

async function refusalOf(tx: TenantTx, { id, step_id }: WaitingApproval, to: Approver): Promise<AppError> {
  const now = await selectApproval(tx, id)
  if (now?.status === 'waiting') return new AppError(409, 'wrong_turn')
  const isAsked = (await selectPeopleOfStep(tx, step_id)).includes(to.person_id)
  return now?.status === 'open' && isAsked ? new AppError(409, 'already_asked') : wrongState()
}

/** An active member who may read documents, and is not the one whose document it is. */
async function requireApprover(tx: TenantTx, flow: FlowRow, personId: string): Promise<Approver> {
  const [person] = await ableAmong(tx, [personId.toLowerCase()])
  if (!person)
    throw new AppError(422, 'approver_unavailable', { errors: [{ path: '/user', code: 'unknown_member' }] })
  const document = (await selectDocument(tx, flow.document_id))!
  const isOwn = ownersOf({ flow, document }).includes(person.person_id)
  if (isOwn && (await selectSettings(tx)).own_documents !== 'always')
    throw new AppError(422, 'own_document', { errors: [{ path: '/user', code: 'own_document' }] })
  return person
}

/** One more is asked in a step that is under way: where nobody is left, or one more word is wanted. */
export const createApprover = (
  ctx: SessionContext,
  documentId: string,
  { step: position, user, comment }: Static<typeof ApproverAdded>,
): Promise<FlowView> =>
  inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id: documentId, level: 'read' })
    const flow = await lockOpenFlow(tx, document.id)
    const step = flow && (await selectSteps(tx, [flow.id])).find(each => each.position === position)
    if (!flow || step?.status !== 'open') throw wrongState()
    const person = await requireApprover(tx, flow, user)
    if ((await selectPeopleOfStep(tx, step.id)).includes(person.person_id))
      throw new AppError(409, 'already_asked')
    if (step.seats >= MOST_APPROVERS) throw new AppError(422, 'too_many_approvers')
    const seat = { ...person, origin: 'reassignment' as const }
    await upsertApprovals(tx, { ...step, document_id: document.id }, { seats: [seat], status: 'open' })
    const seats = step.seats + 1
    await updateSeats(tx, step.id, { seats, needed: neededOf(step, seats) })
    await insertEvent(tx, flow.id, {
      kind: 'approver_added',
      position,
      actor: ctx.actor,
      to_name: person.person_name,
      comment: comment?.trim() || null,
    })
    await checkStalled(tx, ctx, flow.id)
    await recordChange(tx, ctx, {
      action: 'approvals.approver_added',
      target: targetOf(document),
      changes: { approver: [null, person.person_name] },
    })
    await refreshApprovals(tx, ctx)
    return viewFlow(tx, ctx, flow.id)
  })
