import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { ApprovalRow, Origin, StepPlan, StepRow, StepStatus } from '../tables.ts'

const STEP =
  sql.raw(`s.id, s.flow_id, s.position, s.stage, s.name, s.mode, s.quorum, s.approvers, s.due_at, s.due_days, s.on_overdue, s.status,
  s.seats, s.needed, s.approvals, s.rejections, s.begun_at, s.ended_at`)
export const APPROVAL =
  sql.raw(`a.id, a.flow_id, a.step_id, a.document_id, a.person_id, a.person_name, a.person_email, a.origin, a.status,
  a.comment, a.decided_by, a.decided_by_name, a.decided_by_email, a.decided_at`)

export async function insertSteps(tx: TenantTx, flowId: string, steps: readonly StepPlan[]): Promise<void> {
  const rows = steps.map((step, n) => ({ ...step, position: n + 1 }))
  await sql`
    insert into approval_step (flow_id, position, stage, name, mode, quorum, approvers, due_at, due_days, on_overdue)
    select ${flowId}::uuid, s.position, s.stage, s.name, s.mode, s.quorum, s.approvers, s.due_at, s.due_days, s.on_overdue
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(position integer, stage integer, name text, mode text,
           quorum integer, approvers jsonb, due_at timestamptz, due_days integer, on_overdue text)`.execute(
    tx,
  )
}

/** In their order. A flow has at most twenty. */
export async function selectSteps(tx: TenantTx, flows: readonly string[]): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select ${STEP} from approval_step s where s.tenant_id = ${tx.tenantId} and s.flow_id = any(${flows}::uuid[])
     order by s.flow_id, s.position`.execute(tx)
  return rows
}

export async function selectStep(tx: TenantTx, id: string): Promise<StepRow | undefined> {
  const { rows } = await sql<StepRow>`
    select ${STEP} from approval_step s where s.tenant_id = ${tx.tenantId} and s.id = ${id}`.execute(tx)
  return rows[0]
}

export async function selectApprovalsOfFlows(tx: TenantTx, flows: readonly string[]): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    select ${APPROVAL} from approval a where a.tenant_id = ${tx.tenantId} and a.flow_id = any(${flows}::uuid[])
     order by a.id`.execute(tx)
  return rows
}

/** How many of a step can still decide: active members, or those whom somebody stands in for now. */
export async function countAble(tx: TenantTx, stepId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from approval a
     where a.tenant_id = ${tx.tenantId} and a.step_id = ${stepId} and a.status = 'open' and (
       exists (select from membership m where m.tenant_id = a.tenant_id and m.person_id = a.person_id and m.status = 'active')
       or exists (select from approval_substitute u
                   where u.tenant_id = a.tenant_id and u.person_id = a.person_id and u.from_at <= now() and (u.until_at is null or u.until_at > now())))`.execute(
    tx,
  )
  return rows[0]!.count
}

export type Seat = {
  readonly person_id: string
  readonly person_name: string
  readonly person_email: string
  readonly origin: Origin
}

/** People who are asked in a step: from now on (`open`), or when their turn comes (`waiting`). Answers with how many have an open one. */
export async function upsertApprovals(
  tx: TenantTx,
  step: Pick<StepRow, 'id' | 'flow_id'> & { readonly document_id: string },
  { seats, status }: { seats: readonly Seat[]; status: 'open' | 'waiting' },
): Promise<void> {
  await sql`
    insert into approval as a (flow_id, step_id, document_id, person_id, person_name, person_email, origin, status)
    select ${step.flow_id}::uuid, ${step.id}::uuid, ${step.document_id}::uuid, p.person_id, p.person_name, p.person_email, p.origin, ${status}
      from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as p(person_id uuid, person_name text, person_email text, origin text)
    on conflict (tenant_id, step_id, person_id) do update set status = excluded.status
     where a.status in ('waiting', 'closed')`.execute(tx)
}

/** Those who were foreseen and are not asked after all. */
export async function updateUnasked(tx: TenantTx, stepId: string): Promise<void> {
  await sql`
    update approval set status = 'closed'
     where tenant_id = ${tx.tenantId} and step_id = ${stepId} and status = 'waiting'`.execute(tx)
}

export async function updateStepBegun(
  tx: TenantTx,
  id: string,
  begun: {
    readonly seats: number
    readonly needed: number
    readonly begun_at: Date
    readonly due_at: Date | null
  },
): Promise<void> {
  await sql`
    update approval_step set status = 'open', seats = ${begun.seats}, needed = ${begun.needed}, begun_at = ${begun.begun_at}, due_at = ${begun.due_at}
     where tenant_id = ${tx.tenantId} and id = ${id} and status = 'waiting'`.execute(tx)
}

export async function updateDue(tx: TenantTx, id: string, due_at: Date): Promise<void> {
  await sql`
    update approval_step set due_at = ${due_at} where tenant_id = ${tx.tenantId} and id = ${id} and status = 'open'`.execute(
    tx,
  )
}

/** One more is asked in a step that is under way. */
export async function updateSeats(
  tx: TenantTx,
  id: string,
  { seats, needed }: Pick<StepRow, 'seats' | 'needed'>,
): Promise<void> {
  await sql`
    update approval_step set seats = ${seats}, needed = ${needed}
     where tenant_id = ${tx.tenantId} and id = ${id} and status = 'open'`.execute(tx)
}

/** What is undecided in it is closed with it. False: it has ended already. */
export async function updateStepEnded(
  tx: TenantTx,
  id: string,
  status: Exclude<StepStatus, 'waiting' | 'open'>,
): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      update approval_step set status = ${status}, ended_at = date_trunc('milliseconds', clock_timestamp())
       where tenant_id = ${tx.tenantId} and id = ${id} and status = 'open' returning id),
    seats as (
      update approval a set status = 'closed'
        from ended e where a.tenant_id = ${tx.tenantId} and a.step_id = e.id and a.status in ('waiting', 'open'))
    select id from ended`.execute(tx)
  return rows.length === 1
}
