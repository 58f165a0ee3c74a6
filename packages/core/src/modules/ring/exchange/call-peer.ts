import type { Context } from '../../../kernel/context.ts'
import type { OutboundResponse } from '../../../kernel/outbound/message.ts'
import { contentDigest, isDigestOf } from '../http-signature/content-digest.ts'
import { signMessage, type Verified, verifyMessage } from '../http-signature/message-signature.ts'
import { readOwnKeys, signingKeyFor } from '../peers/own-keys.ts'
import type { Peer } from '../peers/peer-store.ts'
import type { Outgoing } from './outbox-store.ts'
import {
  ANSWER_COMPONENTS,
  authorityOf,
  coverAnswer,
  coverMessage,
  FETCH_COMPONENTS,
  headersOf,
  MESSAGE_COMPONENTS,
  MESSAGES_PATH,
  MOST_INLINE,
  PAYLOAD_TYPE,
  payloadPath,
  REFERENCE_TYPE,
} from './wire.ts'

type Half = { readonly base: string; readonly signature: string; readonly public_key: string }

export type Answer = {
  readonly status: number
  /** `Client.…` or `Server.…` of a refusal. */
  readonly type: string | null
  readonly request: Half
  /** Present when the peer signed the answer to this very request. */
  readonly answer: Half | null
}

const ATTEMPT_MS = 15_000

/** A large payload stays here, and the message says what it is. */
function bodyOf({ payload }: Outgoing): { body: Buffer; type: string } {
  if (payload.length <= MOST_INLINE) return { body: payload, type: PAYLOAD_TYPE }
  const reference = { content_digest: contentDigest(payload), size: payload.length }
  return { body: Buffer.from(JSON.stringify(reference)), type: REFERENCE_TYPE }
}

/** One attempt. Throws when the peer cannot be reached. */
export async function callPeer(ctx: Context, peer: Peer, message: Outgoing): Promise<Answer> {
  const from = ctx.services.settings.PUBLIC_ORIGIN
  const envelope = { id: message.message_id, from, to: peer.base_url, service: message.service }
  const { body, type } = bodyOf(message)
  const covered = coverMessage(envelope, body, type)
  const key = signingKeyFor(ctx, await readOwnKeys(ctx), peer.own_kid)
  const { headers, base, signature } = signMessage(covered, MESSAGE_COMPONENTS, key)
  const response = await ctx.services.operatorOutbound.to(peer.base_url).request({
    url: `${peer.base_url}${MESSAGES_PATH}${message.service}`,
    method: 'POST',
    headers: { ...headersOf(covered), ...headers },
    body,
    redirect: 'refuse',
    timeout: ATTEMPT_MS,
    pastBreaker: true,
  })
  const answer = verifyAnswer(peer, {
    response,
    envelope: { id: envelope.id, from: envelope.to, to: from },
    base,
  })
  return {
    status: response.status,
    type: typeOf(response),
    request: { base, signature, public_key: key.public_key },
    answer: answer && { ...answer, public_key: publicKeyOf(peer, answer.kid)! },
  }
}

const publicKeyOf = (peer: Peer, kid: string): string | undefined =>
  peer.keys.find(key => key.kid === kid)?.public_key

function typeOf(response: OutboundResponse): string | null {
  if (response.status < 400) return null
  try {
    const { type } = response.json() as { type?: unknown }
    return typeof type === 'string' && /^(Client|Server)\.\w{1,60}$/.test(type) ? type : null
  } catch {
    return null
  }
}

type AnswerParts = {
  readonly response: OutboundResponse
  readonly envelope: { id: string; from: string; to: string }
  readonly base: string
}

function verifyAnswer(peer: Peer, { response, envelope, base }: AnswerParts): Verified | null {
  const header = (name: string) => String(response.headers[name] ?? '')
  if (!isDigestOf(header('content-digest'), response.body)) return null
  const expected = coverAnswer(envelope, { status: response.status, body: response.body, requestBase: base })
  const verified = verifyMessage({
    covered: { ...expected, 'signature-input': header('signature-input'), signature: header('signature') },
    components: ANSWER_COMPONENTS,
    findKey: kid => publicKeyOf(peer, kid),
  })
  return typeof verified === 'string' ? null : verified
}

/** The payload of a message that came by reference. */
export async function fetchPayload(
  ctx: Context,
  peer: Peer,
  wanted: { messageId: string; size: number },
): Promise<Buffer> {
  const covered = {
    '@method': 'GET',
    '@authority': authorityOf(peer.base_url),
    '@path': payloadPath(wanted.messageId),
    'ring-from': ctx.services.settings.PUBLIC_ORIGIN,
    'ring-to': peer.base_url,
  }
  const key = signingKeyFor(ctx, await readOwnKeys(ctx), peer.own_kid)
  const { headers } = signMessage(covered, FETCH_COMPONENTS, key)
  const { status, body } = await ctx.services.operatorOutbound.to(peer.base_url).request({
    url: `${peer.base_url}${payloadPath(wanted.messageId)}`,
    headers: { ...headersOf(covered), ...headers },
    redirect: 'refuse',
    timeout: ATTEMPT_MS,
    maxBytes: wanted.size,
    pastBreaker: true,
  })
  if (status !== 200) throw new Error(`the payload was answered with ${status}`)
  return body
}
