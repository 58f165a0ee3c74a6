import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type Incoming = {
  readonly id: string
  readonly peer_id: string
  readonly service: string
  readonly message_id: string
  readonly digest: string
  readonly size: number
}

/** Undefined when it is new and remembered now; else the digest of what came under the same id before. */
export async function insertIncoming(tx: PlatformTx, message: Incoming): Promise<string | undefined> {
  const { rows } = await sql`
    insert into ring_message (id, peer_id, service, direction, message_id, status, attempts, digest, size, finished_at)
    values (${message.id}, ${message.peer_id}, ${message.service}, 'in', ${message.message_id}, 'received', 1,
            ${message.digest}, ${message.size}, date_trunc('milliseconds', now()))
    on conflict (direction, peer_id, message_id) do nothing returning 1`.execute(tx)
  if (rows.length > 0) return undefined
  const { rows: known } = await sql<{ digest: string }>`
    select digest from ring_message
     where direction = 'in' and peer_id = ${message.peer_id} and message_id = ${message.message_id}`.execute(
    tx,
  )
  return known[0]!.digest
}
