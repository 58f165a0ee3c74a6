import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type AnswerEvent = { readonly number: number; readonly event: string; readonly data: unknown }

export async function insertAnswerEvents(
  tx: TenantTx,
  messageId: string,
  events: readonly AnswerEvent[],
): Promise<void> {
  await sql`
    insert into assistant_event (tenant_id, message_id, number, event, data)
    select ${tx.tenantId}, ${messageId}::uuid, e.number, e.event, e.data
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(number integer, event text, data jsonb)`.execute(
    tx,
  )
}

export async function selectAnswerEvents(
  tx: TenantTx,
  messageId: string,
  after: number,
): Promise<AnswerEvent[]> {
  const { rows } = await sql<AnswerEvent>`
    select number, event, data from assistant_event
     where tenant_id = ${tx.tenantId} and message_id = ${messageId}::uuid and number > ${after}
     order by number limit 2000`.execute(tx)
  return rows
}
