import { createHash } from 'node:crypto'
import type { Context } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { contentDigest } from '../http-signature/content-digest.ts'
import { insertOutgoing } from './outbox-store.ts'

export const DELIVER = 'ring.deliver'

export type QueuedMessage = {
  readonly peer_id: string
  readonly service: string
  readonly payload: object
  /** The same for the same message, however often it is queued. */
  readonly message_id?: string
  readonly isHeld?: boolean
}

/** Into the outbox, and to be delivered as soon as the transaction is done. Answers with the id of the row. */
export async function queueMessage(tx: PlatformTx, ctx: Context, message: QueuedMessage): Promise<string> {
  const payload = Buffer.from(JSON.stringify(message.payload))
  const { peer_id, service, isHeld = false, message_id = uuidv7() } = message
  const id = uuidv7()
  const isNew = await insertOutgoing(tx, {
    id,
    peer_id,
    service,
    message_id,
    payload,
    digest: contentDigest(payload),
    status: isHeld ? 'held' : 'queued',
  })
  if (isNew && !isHeld) await ctx.services.jobs.enqueue(tx, DELIVER, { payload: { id } })
  return id
}

/** An id made of two others, in the form of a UUID (RFC 9562 §5.8). */
export function derivedId(one: string, other: string): string {
  const bytes = createHash('sha256').update(`${one}\n${other}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
