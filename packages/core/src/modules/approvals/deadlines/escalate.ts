import { recordChange } from '../../../kernel/audit/record.ts'
import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { selectDocument, targetOf } from '../../documents/index.ts'
import { type OpenApproval, selectPeopleOfStep, updateHolder } from '../decisions/decision-store.ts'
import { ownersOf } from '../flows/begin-stage.ts'
import { insertEvent } from '../flows/event-store.ts'
import { managerAbove } from '../people/resolve-approvers.ts'
import type { FlowRow } from '../tables.ts'

type Escalation = { readonly flow: FlowRow; readonly approval: OpenApproval; readonly position: number }

/**
 * The nearest manager above who has no word in this step yet is asked in place of somebody who is gone or does not answer. Its flow is
 * locked. False: there is nobody.
 */
export async function escalateApproval(
  tx: TenantTx,
  ctx: Context,
  { flow, approval, position }: Escalation,
): Promise<boolean> {
  const document = (await selectDocument(tx, flow.document_id))!
  const taken = [...(await selectPeopleOfStep(tx, approval.step_id)), ...ownersOf({ flow, document })]
  const manager = await managerAbove(tx, approval.person_id, taken)
  if (!manager || !(await updateHolder(tx, approval.id, { ...manager, origin: 'escalation' }))) return false
  await insertEvent(tx, flow.id, {
    kind: 'escalated',
    position,
    actor: ctx.actor,
    person_name: approval.person_name,
    to_name: manager.person_name,
  })
  await recordChange(tx, ctx, {
    action: 'approvals.escalated',
    target: targetOf(document),
    changes: { approver: [approval.person_name, manager.person_name] },
  })
  return true
}
