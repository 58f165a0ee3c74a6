import type { Static } from 'typebox'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { requireDocument } from '../../documents/index.ts'
import type { Approval } from '../contract.ts'
import { viewApproval } from '../flows/flow-view.ts'
import { selectAbsent } from '../people/substitute-store.ts'
import { selectApproval, selectQueue, type WaitingApproval } from './queue-store.ts'

export type ApprovalView = Static<typeof Approval>

/** What waits for the caller, also on behalf of those whom they stand in for. */
export async function listQueue(ctx: SessionContext, query: PageQuery): Promise<Page<ApprovalView>> {
  return inTenant(ctx, async tx => {
    const absent = await selectAbsent(tx, ctx.person.id)
    const page = await selectQueue(tx, { me: ctx.person.id, absent }, query)
    return { ...page, items: page.items.map(row => viewWaiting(ctx, row)) }
  })
}

export const readApproval = (ctx: SessionContext, id: string): Promise<ApprovalView> =>
  inTenant(ctx, async tx => {
    const approval = await requireApproval(tx, id)
    await requireDocument(tx, ctx, { id: approval.document_id, level: 'read' })
    return viewWaiting(ctx, approval)
  })

export async function requireApproval(tx: TenantTx, id: string): Promise<WaitingApproval> {
  const approval = isUuid(id) ? await selectApproval(tx, id) : undefined
  if (!approval) throw notFound()
  return approval
}

/** The caller's own, or that of somebody whom they stand in for. To whoever may not see the document it is not there. */
export async function requireOwnApproval(
  tx: TenantTx,
  ctx: SessionContext,
  id: string,
): Promise<WaitingApproval> {
  const approval = await requireApproval(tx, id)
  if (approval.person_id === ctx.person.id) return approval
  if ((await selectAbsent(tx, ctx.person.id)).includes(approval.person_id)) return approval
  await requireDocument(tx, ctx, { id: approval.document_id, level: 'read' })
  throw new AppError(403, 'not_your_approval')
}

export const viewWaiting = (
  { person }: Pick<SessionContext, 'person'>,
  row: WaitingApproval,
): ApprovalView => ({
  ...viewApproval(row),
  document: {
    id: row.document_id,
    title: row.title,
    number: row.number,
    version_no: row.version_no,
    sha256: row.sha256,
  },
  flow_id: row.flow_id,
  step: {
    position: row.position,
    name: row.step_name,
    mode: row.mode,
    needed: row.needed,
    approved: row.approvals,
    asked: row.seats,
  },
  sent_by: { id: row.started_by, name: row.started_by_name, email: row.started_by_email ?? '' },
  asked_at: row.begun_at,
  due: row.due_at,
  as_substitute: row.status === 'open' && row.person_id !== person.id,
})
