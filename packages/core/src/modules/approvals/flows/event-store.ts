import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { EventKind, EventRow } from '../tables.ts'

export type NewEvent = {
  readonly kind: EventKind
  readonly position?: number | null
  readonly actor: { readonly id: string | null; readonly name: string | null }
  readonly person_name?: string | null
  readonly to_name?: string | null
  readonly comment?: string | null
}

export async function insertEvent(tx: TenantTx, flowId: string, event: NewEvent): Promise<void> {
  await sql`
    insert into approval_event (flow_id, kind, position, actor_id, actor_name, person_name, to_name, comment)
    values (${flowId}, ${event.kind}, ${event.position ?? null}, ${event.actor.id}, ${event.actor.id === null ? null : event.actor.name},
            ${event.person_name ?? null}, ${event.to_name ?? null}, ${event.comment ?? null})`.execute(tx)
}

/** What happened to a flow, in its order: the first five hundred things, which no flow of people comes near. */
export async function selectFlowEvents(tx: TenantTx, flowId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select id, at, kind, position, actor_id, actor_name, person_name, to_name, comment from approval_event
     where tenant_id = ${tx.tenantId} and flow_id = ${flowId} order by id limit 500`.execute(tx)
  return rows
}
