import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { wrongState } from '../../../kernel/http/problem.ts'
import { type DocumentStatus, updateDocumentStatus } from '../../documents/index.ts'
import type { FlowRow, FlowStatus } from '../tables.ts'
import { insertEvent } from './event-store.ts'
import { updateFlowEnded } from './flow-store.ts'

type Ending = Exclude<FlowStatus, 'open'>

/** What becomes of the document. Withdrawn, it is a draft again. */
const STATUS_AFTER: Readonly<Record<Ending, DocumentStatus>> = {
  approved: 'approved',
  returned: 'returned',
  rejected: 'rejected',
  withdrawn: 'draft',
}

/** Ends a flow and moves its document on, both or neither. */
export async function endFlow(
  tx: TenantTx,
  ctx: Context,
  { flow, status }: { flow: Pick<FlowRow, 'id' | 'document_id'>; status: Ending },
): Promise<void> {
  if (!(await updateFlowEnded(tx, flow.id, status))) throw wrongState()
  const isMoved = await updateDocumentStatus(tx, {
    id: flow.document_id,
    from: ['in_approval'],
    to: STATUS_AFTER[status],
  })
  if (!isMoved) throw wrongState()
  if (status === 'approved') await insertEvent(tx, flow.id, { kind: 'finished', actor: ctx.actor })
}
