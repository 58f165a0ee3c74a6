import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { ApprovalRow, StepRow } from '../tables.ts'

export type DecisionMade = {
  readonly status: 'approved' | 'returned' | 'rejected'
  readonly comment: string | null
  readonly by: { readonly id: string; readonly name: string; readonly email: string }
}

export type DecidedStep = Pick<
  StepRow,
  'id' | 'position' | 'stage' | 'seats' | 'needed' | 'approvals' | 'rejections'
> & { readonly decided_at: string }

/**
 * Locks the flow, decides and counts in one statement, so that however many decide at once each holds the flow for a moment only.
 * Undefined: the flow has ended, the approval is not open or went to somebody else meanwhile, or the person has decided in this step already or is asked in it themself;
 * nothing changed then. Of two words of one person at the same moment, a unique index refuses the second.
 */
export async function updateApprovalDecision(
  tx: TenantTx,
  approval: Pick<ApprovalRow, 'id' | 'flow_id' | 'person_id'>,
  decision: DecisionMade,
): Promise<DecidedStep | 'twice' | undefined> {
  try {
    return await countDecision(tx, approval, decision)
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return 'twice'
    throw error
  }
}

async function countDecision(
  tx: TenantTx,
  { id, flow_id, person_id }: Pick<ApprovalRow, 'id' | 'flow_id' | 'person_id'>,
  { status, comment, by }: DecisionMade,
): Promise<DecidedStep | undefined> {
  const { rows } = await sql<DecidedStep>`
    with flow as (
      select f.id from approval_flow f
       where f.tenant_id = ${tx.tenantId} and f.id = ${flow_id} and f.status = 'open' for no key update),
    decided as (
      update approval a
         set status = ${status}, comment = ${comment}, decided_by = ${by.id}, decided_by_name = ${by.name},
             decided_by_email = ${by.email}, decided_at = date_trunc('milliseconds', clock_timestamp())
        from flow
       where a.tenant_id = ${tx.tenantId} and a.id = ${id} and a.flow_id = flow.id and a.person_id = ${person_id} and a.status = 'open' and not exists (
               select from approval o where o.tenant_id = a.tenant_id and o.step_id = a.step_id and o.id <> a.id
                  and (o.decided_by = ${by.id} or (o.person_id = ${by.id} and a.person_id <> ${by.id})))
      returning a.step_id, a.decided_at)
    update approval_step s
       set approvals = s.approvals + ${status === 'approved' ? 1 : 0}, rejections = s.rejections + ${status === 'rejected' ? 1 : 0}
      from decided where s.tenant_id = ${tx.tenantId} and s.id = decided.step_id and s.status = 'open'
    returning s.id, s.position, s.stage, s.seats, s.needed, s.approvals, s.rejections, decided.decided_at`.execute(
    tx,
  )
  return rows[0]
}

export type NewHolder = Pick<ApprovalRow, 'person_id' | 'person_name' | 'person_email' | 'origin'>

/** Another person is asked in place of the one before. False: the approval is not open, or that person has a word in this step already. */
export async function updateHolder(tx: TenantTx, id: string, to: NewHolder): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update approval a
       set person_id = ${to.person_id}, person_name = ${to.person_name}, person_email = ${to.person_email}, origin = ${to.origin}
     where a.tenant_id = ${tx.tenantId} and a.id = ${id} and a.status = 'open' and not exists (
             select from approval o where o.tenant_id = a.tenant_id and o.step_id = a.step_id
                and (o.person_id = ${to.person_id} or o.decided_by = ${to.person_id}))`.execute(tx)
  return numAffectedRows === 1n
}

export type OpenApproval = Pick<ApprovalRow, 'id' | 'flow_id' | 'step_id' | 'person_id' | 'person_name'>

/** What is still undecided in a step. */
export async function selectOpenOfStep(tx: TenantTx, stepId: string): Promise<OpenApproval[]> {
  const { rows } = await sql<OpenApproval>`
    select id, flow_id, step_id, person_id, person_name from approval
     where tenant_id = ${tx.tenantId} and step_id = ${stepId} and status = 'open' order by id`.execute(tx)
  return rows
}

/** What waits for these people, flow by flow. */
export async function selectOpenOfPeople(tx: TenantTx, people: readonly string[]): Promise<OpenApproval[]> {
  const { rows } = await sql<OpenApproval>`
    select id, flow_id, step_id, person_id, person_name from approval
     where tenant_id = ${tx.tenantId} and person_id = any(${people}::uuid[]) and status = 'open' order by flow_id, id`.execute(
    tx,
  )
  return rows
}

/** Everybody with a word in a step. */
export async function selectPeopleOfStep(tx: TenantTx, stepId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from approval where tenant_id = ${tx.tenantId} and step_id = ${stepId} and status <> 'closed'
    union select decided_by from approval
     where tenant_id = ${tx.tenantId} and step_id = ${stepId} and decided_by is not null`.execute(tx)
  return rows.map(row => row.person_id)
}

/** What one person decided, for the copy of their own data; of the document only its id. */
export async function selectOwnDecisions(tx: TenantTx, personId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select a.id, a.document_id, a.status, a.comment, a.decided_at
      from approval a where a.tenant_id = ${tx.tenantId} and a.decided_by = ${personId}::uuid order by a.id`.execute(
    tx,
  )
  return rows
}
