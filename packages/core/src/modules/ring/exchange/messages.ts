import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { AppError, notFound, wrongState } from '../../../kernel/http/problem.ts'
import { selectPeer } from '../peers/peer-store.ts'
import { asOperator } from '../peers/peers.ts'
import { TEST } from './control.ts'
import { deliverMessage } from './deliver.ts'
import { type MessageQuery, selectMessage, selectMessages, selectTraffic } from './message-store.ts'
import { updateRetried } from './outbox-store.ts'
import { DELIVER, queueMessage } from './queue-message.ts'

const TRAFFIC_DAYS = 7

export const listMessages = (ctx: Context, query: MessageQuery) =>
  inPlatform(ctx, 'messages of the message ring', tx => selectMessages(tx, query))

export async function readTraffic(ctx: Context) {
  const since = new Date(Date.now() - TRAFFIC_DAYS * 86_400_000)
  return {
    since: since.toISOString(),
    items: await inPlatform(ctx, 'messages of the message ring', tx => selectTraffic(tx, since)),
  }
}

/** Once more from the beginning, for one that was given up. */
export async function retryMessage(ctx: Context, id: string) {
  return inPlatform(ctx, 'messages of the message ring', async tx => {
    const message = await selectMessage(tx, id)
    if (!message) throw notFound()
    if (!(await updateRetried(tx, id))) throw wrongState()
    await ctx.services.jobs.enqueue(tx, DELIVER, { payload: { id } })
    await recordChange(tx, asOperator(ctx), {
      action: 'ring.message_retried',
      target: { type: 'ring_message', id, name: `${message.peer.name}: ${message.service}` },
    })
    return (await selectMessage(tx, id))!
  })
}

/** A message without content, tried at once: shows that both sides know each other's address and keys. */
export async function sendTest(ctx: Context, peerId: string) {
  const id = await inPlatform(ctx, 'messages of the message ring', async tx => {
    const peer = await selectPeer(tx, peerId)
    if (!peer) throw notFound()
    if (peer.status !== 'active') throw new AppError(409, 'ring_peer_not_active')
    const queued = await queueMessage(tx, ctx, { peer_id: peerId, service: TEST, payload: {} })
    await recordChange(tx, asOperator(ctx), {
      action: 'ring.tested',
      target: { type: 'ring_peer', id: peerId, name: peer.name },
    })
    return queued
  })
  const startedAt = performance.now()
  await deliverMessage(ctx, id)
  const message = (await inPlatform(ctx, 'messages of the message ring', tx => selectMessage(tx, id)))!
  const latency_ms = Math.round(performance.now() - startedAt)
  return { ok: message.status === 'delivered', latency_ms, message }
}
