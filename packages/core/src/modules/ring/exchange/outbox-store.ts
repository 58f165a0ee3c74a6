import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type Outgoing = {
  readonly id: string
  readonly peer_id: string
  readonly service: string
  readonly message_id: string
  readonly payload: Buffer
  readonly attempts: number
}

type NewOutgoing = Pick<Outgoing, 'id' | 'peer_id' | 'service' | 'message_id' | 'payload'> & {
  readonly digest: string
  readonly status: 'queued' | 'held'
}

/** False when the same message is there already: the job that makes messages may run twice. */
export async function insertOutgoing(tx: PlatformTx, message: NewOutgoing): Promise<boolean> {
  const { rows } = await sql`
    insert into ring_message (id, peer_id, service, direction, message_id, status, digest, size, payload)
    values (${message.id}, ${message.peer_id}, ${message.service}, 'out', ${message.message_id}, ${message.status},
            ${message.digest}, ${message.payload.length}, ${message.payload})
    on conflict (direction, peer_id, message_id) do nothing returning 1`.execute(tx)
  return rows.length > 0
}

export async function lockOutgoing(tx: PlatformTx, id: string): Promise<Outgoing | undefined> {
  const { rows } = await sql<Outgoing>`
    select id, peer_id, service, message_id, payload, attempts from ring_message
     where id = ${id} and direction = 'out' and status in ('queued', 'retrying') for update`.execute(tx)
  return rows[0]
}

export async function updateAttempt(tx: PlatformTx, id: string): Promise<void> {
  await sql`update ring_message set attempts = attempts + 1 where id = ${id}`.execute(tx)
}

type Finish = { readonly status: 'delivered' | 'dead' | 'retrying' | 'held'; readonly problem: string | null }

/** False when somebody finished it, or stopped the queue, in the meantime. What was delivered is delivered, whatever another attempt found. */
export async function updateOutgoing(tx: PlatformTx, id: string, finish: Finish): Promise<boolean> {
  const { status, problem } = finish
  const { rows } = await sql`
    update ring_message set status = ${status}, problem = ${problem},
           payload = case when ${status} = 'delivered' then null else payload end,
           finished_at = case when ${status} in ('delivered', 'dead') then date_trunc('milliseconds', now()) end
     where id = ${id} and direction = 'out'
       and (status in ('queued', 'retrying') or (status in ('held', 'dead') and ${status} = 'delivered')) returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Stops the queue of a link. */
export async function updateQueueHeld(
  tx: PlatformTx,
  link: { peer_id: string; service: string },
): Promise<void> {
  await sql`
    /* reads much: everything that waits for one link */
    update ring_message set status = 'held'
     where peer_id = ${link.peer_id} and service = ${link.service} and direction = 'out' and status in ('queued', 'retrying')`.execute(
    tx,
  )
}

/** Takes the queue of a link up again; answers with what to deliver. */
export async function updateQueueReleased(
  tx: PlatformTx,
  link: { peer_id: string; service: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    /* reads much: everything that waits for one link */
    update ring_message set status = 'queued', attempts = 0
     where peer_id = ${link.peer_id} and service = ${link.service} and direction = 'out' and status = 'held' returning id`.execute(
    tx,
  )
  return rows.map(row => row.id)
}

/** The same for everything that waits for a peer under an open link, and for what is said about the ring itself. */
export async function updatePeerReleased(tx: PlatformTx, peerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    /* reads much: everything that waits for one peer */
    update ring_message m set status = 'queued', attempts = 0
     where m.peer_id = ${peerId} and m.direction = 'out' and m.status = 'held'
       and (starts_with(m.service, 'ring.') or exists (select from ring_link l where l.peer_id = m.peer_id
              and l.service = m.service and l.direction = 'out' and l.status = 'approved')) returning m.id`.execute(
    tx,
  )
  return rows.map(row => row.id)
}

/** A dead message gets its attempts once more. */
export async function updateRetried(tx: PlatformTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update ring_message set status = 'queued', attempts = 0, problem = null, finished_at = null
     where id = ${id} and direction = 'out' and status = 'dead' returning 1`.execute(tx)
  return rows.length > 0
}

/** A payload that a peer fetches: of a message to it that is on its way. */
export async function selectPayload(
  tx: PlatformTx,
  peerId: string,
  messageId: string,
): Promise<{ service: string; payload: Buffer } | undefined> {
  const { rows } = await sql<{ service: string; payload: Buffer }>`
    select service, payload from ring_message
     where direction = 'out' and peer_id = ${peerId} and message_id = ${messageId} and status in ('queued', 'retrying')`.execute(
    tx,
  )
  return rows[0]
}
