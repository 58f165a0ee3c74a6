import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { ToldRecord } from '../../../kernel/tools/tools.ts'

export type MessageStatus = 'running' | 'done' | 'failed'

export type MessageRow = {
  id: string
  question: string
  answer: string
  records: ToldRecord[]
  tools: string[]
  status: MessageStatus
  problem: string | null
  created_at: string
  finished_at: string | null
}

const VIEW = sql`id, question, answer, records, tools, status, problem, created_at, finished_at`

/** The last so many, oldest first. */
export async function selectConversationMessages(
  tx: TenantTx,
  conversationId: string,
  { limit }: { readonly limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${VIEW} from assistant_message
     where tenant_id = ${tx.tenantId} and conversation_id = ${conversationId}::uuid order by id desc limit ${limit}`.execute(
    tx,
  )
  return rows.reverse()
}

export async function selectConversationMessage(
  tx: TenantTx,
  conversationId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${VIEW} from assistant_message
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and conversation_id = ${conversationId}::uuid`.execute(
    tx,
  )
  return rows[0]
}

/** What a process left behind that died while it answered. */
export async function updateAbandonedFailed(tx: TenantTx, before: Date): Promise<void> {
  await sql`
    update assistant_message set status = 'failed', problem = 'interrupted', finished_at = date_trunc('milliseconds', now())
     where tenant_id = ${tx.tenantId} and status = 'running' and created_at < ${before.toISOString()}::timestamptz`.execute(
    tx,
  )
}

/** False while another answer of the conversation is on its way. */
export async function insertQuestion(
  tx: TenantTx,
  conversationId: string,
  { id, question }: { readonly id: string; readonly question: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into assistant_message (id, conversation_id, question) values (${id}, ${conversationId}, ${question})
    on conflict (tenant_id, conversation_id) where status = 'running' do nothing returning 1`.execute(tx)
  return rows.length > 0
}

export type Finished = Pick<MessageRow, 'answer' | 'records' | 'tools' | 'problem'> & {
  readonly status: 'done' | 'failed'
  readonly tokens: number
}

export async function updateMessageFinished(tx: TenantTx, id: string, finished: Finished): Promise<void> {
  const { status, answer, records, tools, problem, tokens } = finished
  await sql`
    update assistant_message set status = ${status}, answer = ${answer}, records = ${JSON.stringify(records)}::jsonb,
           tools = ${tools}::text[], problem = ${problem}, tokens = ${tokens}, finished_at = date_trunc('milliseconds', now())
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and status = 'running'`.execute(tx)
}
