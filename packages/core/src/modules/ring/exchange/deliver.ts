import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { backoffDelay } from '../../../kernel/reliability/backoff.ts'
import { appendEvidence } from '../evidence/evidence.ts'
import { isLinkApproved } from '../peers/link-store.ts'
import { type Peer, selectPeer, updatePeer } from '../peers/peer-store.ts'
import { type Answer, callPeer } from './call-peer.ts'
import { isControl, KEYS } from './control.ts'
import { lockOutgoing, type Outgoing, updateAttempt, updateOutgoing } from './outbox-store.ts'
import { DELIVER } from './queue-message.ts'

const LONGEST_WAIT_MS = 3_600_000

/** May pass when the peer opens its side again, so it is tried like an outage. */
const PASSING = new Set(['Client.LinkNotApproved', 'Client.UnknownPeer', 'Client.SignatureExpired'])

type Due = { readonly message: Outgoing; readonly peer: Peer }

/** The link is judged again before every attempt; without it the message waits and is not tried. */
async function takeDue(tx: PlatformTx, id: string): Promise<Due | undefined> {
  const message = await lockOutgoing(tx, id)
  const peer = message && (await selectPeer(tx, message.peer_id))
  if (!message || !peer) return undefined
  const { service } = message
  const isOpen =
    peer.status === 'active' &&
    (isControl(service) || (await isLinkApproved(tx, { peerId: peer.id, service, direction: 'out' })))
  if (!isOpen) {
    await updateOutgoing(tx, id, { status: 'held', problem: 'link_not_approved' })
    return undefined
  }
  await updateAttempt(tx, id)
  return { message: { ...message, attempts: message.attempts + 1 }, peer }
}

/** One attempt for one message. Broken off at any point, it is made again, and the peer takes the message once. */
export async function deliverMessage(ctx: Context, id: string): Promise<void> {
  const due = await inPlatform(ctx, 'message ring', tx => takeDue(tx, id))
  if (!due) return
  const answer = await callPeer(ctx, due.peer, due.message).catch((error: Error) =>
    `unreachable: ${error.message}`.slice(0, 500),
  )
  await inPlatform(ctx, 'message ring', tx => finish(tx, ctx, { ...due, answer }))
}

type Finished = Due & { readonly answer: Answer | string }

async function finish(tx: PlatformTx, ctx: Context, { message, peer, answer }: Finished): Promise<void> {
  if (typeof answer !== 'string' && answer.status === 200 && answer.answer) {
    if (!(await updateOutgoing(tx, message.id, { status: 'delivered', problem: null }))) return
    if (message.service === KEYS) await noteKnownKey(tx, peer, message)
    await appendEvidence(tx, {
      direction: 'out',
      peer: peer.base_url,
      message_id: message.message_id,
      service: message.service,
      request: answer.request,
      answer: answer.answer,
    })
    return
  }
  const problem = problemOf(answer)
  const { RING_ATTEMPTS, RING_RETRY_BASE } = ctx.services.settings
  if (isFinal(answer) || message.attempts >= RING_ATTEMPTS) {
    await updateOutgoing(tx, message.id, { status: 'dead', problem })
    return
  }
  const wait = backoffDelay(message.attempts, { base: RING_RETRY_BASE * 1000, max: LONGEST_WAIT_MS })
  const isWaiting = await updateOutgoing(tx, message.id, { status: 'retrying', problem })
  if (!isWaiting) return
  const runAt = new Date(Date.now() + wait)
  await ctx.services.jobs.enqueue(tx, DELIVER, { payload: { id: message.id }, runAt })
}

function problemOf(answer: Answer | string): string {
  if (typeof answer === 'string') return answer
  if (!answer.answer) return `answer_not_signed: ${answer.type ?? answer.status}`
  return answer.type ?? `status ${answer.status}`
}

/** Only a signed refusal ends a message: anybody on the way could say the rest. */
const isFinal = (answer: Answer | string): boolean =>
  typeof answer !== 'string' &&
  answer.answer !== null &&
  (answer.type?.startsWith('Client.') ?? false) &&
  !PASSING.has(answer.type ?? '')

async function noteKnownKey(tx: PlatformTx, peer: Peer, { payload }: Outgoing): Promise<void> {
  const { kid } = JSON.parse(payload.toString()) as { kid: string }
  await updatePeer(tx, peer.id, { own_kid: kid })
}
