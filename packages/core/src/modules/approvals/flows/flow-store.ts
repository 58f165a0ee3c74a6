import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { FlowRow, FlowStatus } from '../tables.ts'

export const FLOW =
  sql.raw(`f.id, f.document_id, f.version_no, f.sha256, f.status, f.stage, f.open_steps, f.stalled_at,
  f.template_id, f.started_by, f.started_by_name, f.started_by_email, f.started_at, f.ended_at`)

export type NewFlow = Pick<
  FlowRow,
  | 'document_id'
  | 'version_no'
  | 'sha256'
  | 'template_id'
  | 'started_by'
  | 'started_by_name'
  | 'started_by_email'
>

export async function insertFlow(tx: TenantTx, flow: NewFlow): Promise<FlowRow> {
  const { rows } = await sql<FlowRow>`
    insert into approval_flow as f (document_id, version_no, sha256, template_id, started_by, started_by_name, started_by_email)
    values (${flow.document_id}, ${flow.version_no}, ${flow.sha256}, ${flow.template_id},
            ${flow.started_by}, ${flow.started_by_name}, ${flow.started_by_email})
    returning ${FLOW}`.execute(tx)
  return rows[0]!
}

export async function selectFlow(tx: TenantTx, id: string): Promise<FlowRow | undefined> {
  const { rows } = await sql<FlowRow>`
    select ${FLOW} from approval_flow f where f.tenant_id = ${tx.tenantId} and f.id = ${id}`.execute(tx)
  return rows[0]
}

/** The flow under way, or the last one there was. */
export async function selectLatestFlow(tx: TenantTx, documentId: string): Promise<FlowRow | undefined> {
  const { rows } = await sql<FlowRow>`
    select ${FLOW} from approval_flow f where f.tenant_id = ${tx.tenantId} and f.document_id = ${documentId}
     order by f.id desc limit 1`.execute(tx)
  return rows[0]
}

/** Everything that changes a flow holds its row first: decisions, deadlines and withdrawals follow one another, and nobody waits in a circle. */
export async function lockFlow(tx: TenantTx, id: string): Promise<FlowRow | undefined> {
  const { rows } = await sql<FlowRow>`
    select ${FLOW} from approval_flow f where f.tenant_id = ${tx.tenantId} and f.id = ${id} for no key update`.execute(
    tx,
  )
  return rows[0]
}

export async function lockOpenFlow(tx: TenantTx, documentId: string): Promise<FlowRow | undefined> {
  const { rows } = await sql<FlowRow>`
    select ${FLOW} from approval_flow f
     where f.tenant_id = ${tx.tenantId} and f.document_id = ${documentId} and f.status = 'open' for no key update`.execute(
    tx,
  )
  return rows[0]
}

/** A step of the stage is approved. Answers with how many are left, or undefined when the flow is not at that stage any more. */
export async function updateStepsLeft(
  tx: TenantTx,
  { id, stage }: Pick<FlowRow, 'id' | 'stage'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ open_steps: number }>`
    update approval_flow set open_steps = open_steps - 1
     where tenant_id = ${tx.tenantId} and id = ${id} and status = 'open' and stage = ${stage} and open_steps > 0
    returning open_steps`.execute(tx)
  return rows[0]?.open_steps
}

export async function updateStage(
  tx: TenantTx,
  id: string,
  { stage, open_steps }: Pick<FlowRow, 'stage' | 'open_steps'>,
): Promise<void> {
  await sql`
    update approval_flow set stage = ${stage}, open_steps = ${open_steps}
     where tenant_id = ${tx.tenantId} and id = ${id} and status = 'open'`.execute(tx)
}

/** Answers whether that is news. */
export async function updateStalled(tx: TenantTx, id: string, isStalled: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update approval_flow set stalled_at = case when ${isStalled}::boolean then date_trunc('milliseconds', clock_timestamp()) end
     where tenant_id = ${tx.tenantId} and id = ${id} and status = 'open' and (stalled_at is not null) <> ${isStalled}::boolean`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** False: it has ended already. What of it is undecided is closed with it. */
export async function updateFlowEnded(
  tx: TenantTx,
  id: string,
  status: Exclude<FlowStatus, 'open'>,
): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      update approval_flow set status = ${status}, ended_at = date_trunc('milliseconds', clock_timestamp()), stalled_at = null
       where tenant_id = ${tx.tenantId} and id = ${id} and status = 'open' returning id),
    steps as (
      update approval_step s set status = 'closed', ended_at = date_trunc('milliseconds', clock_timestamp())
        from ended e where s.tenant_id = ${tx.tenantId} and s.flow_id = e.id and s.status in ('waiting', 'open')),
    seats as (
      update approval a set status = 'closed'
        from ended e where a.tenant_id = ${tx.tenantId} and a.flow_id = e.id and a.status in ('waiting', 'open'))
    select id from ended`.execute(tx)
  return rows.length === 1
}
