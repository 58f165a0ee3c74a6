import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { notFound, wrongState } from '../../../kernel/http/problem.ts'
import { requireDocument, targetOf } from '../../documents/index.ts'
import type { FlowQuery, FlowSummary, FlowsQuery } from '../contract.ts'
import { refreshApprovals } from '../notifications/refresh.ts'
import { endFlow } from './end-flow.ts'
import { insertEvent } from './event-store.ts'
import { lockOpenFlow, selectFlow, selectLatestFlow } from './flow-store.ts'
import { type FlowView, viewFlow, viewSummary } from './flow-view.ts'
import { type FlowListRow, selectFlows } from './list-store.ts'

/** The flow of a document under way or the last there was; an earlier one where its id is given. */
export const readFlow = (
  ctx: SessionContext,
  documentId: string,
  { flow_id }: Static<typeof FlowQuery>,
): Promise<FlowView> =>
  inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id: documentId, level: 'read' })
    const flow = flow_id ? await selectFlow(tx, flow_id) : await selectLatestFlow(tx, document.id)
    if (flow?.document_id !== document.id) throw notFound()
    return viewFlow(tx, ctx, flow.id)
  })

type Summary = Static<typeof FlowSummary>

export const listFlowsOfDocument = (
  ctx: SessionContext,
  documentId: string,
  query: PageQuery,
): Promise<Page<Summary>> =>
  inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id: documentId, level: 'read' })
    const page = await selectFlows(tx, { document_id: document.id }, query)
    return { ...page, items: page.items.map(viewRow) }
  })

/** Every flow of the organisation, for whoever manages documents. */
export const listFlows = (
  ctx: SessionContext,
  { status, stalled, ...query }: Static<typeof FlowsQuery>,
): Promise<Page<Summary>> =>
  inTenant(ctx, async tx => {
    const page = await selectFlows(tx, { status, isStalled: stalled }, query)
    return { ...page, items: page.items.map(viewRow) }
  })

const viewRow = (row: FlowListRow): Summary => ({
  ...viewSummary(row),
  document: { id: row.document_id, title: row.title, number: row.number },
  stage: row.stage,
  stages: row.stages,
  waiting_for: row.waiting_for,
  due: row.due_at,
})

/** Takes a document back before everybody has decided: it is a draft again. */
export const withdrawFlow = (ctx: SessionContext, documentId: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const document = await requireDocument(tx, ctx, { id: documentId, level: 'edit' })
    const flow = await lockOpenFlow(tx, document.id)
    if (!flow) throw wrongState()
    await endFlow(tx, ctx, { flow, status: 'withdrawn' })
    await insertEvent(tx, flow.id, { kind: 'withdrawn', actor: ctx.actor })
    await recordChange(tx, ctx, {
      action: 'approvals.withdrawn',
      target: targetOf(document),
      changes: { status: ['in_approval', 'draft'] },
    })
    await refreshApprovals(tx, ctx)
  })
