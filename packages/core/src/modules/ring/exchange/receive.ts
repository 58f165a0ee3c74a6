import { type Context, inPlatform } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { appendEvidence } from '../evidence/evidence.ts'
import { contentDigest, isDigestOf } from '../http-signature/content-digest.ts'
import { type Fault, signMessage, type Verified, verifyMessage } from '../http-signature/message-signature.ts'
import type { Covered } from '../http-signature/signature-base.ts'
import { isLinkApproved } from '../peers/link-store.ts'
import { type OwnSigningKey, readOwnKeys, signingKeyFor } from '../peers/own-keys.ts'
import { type Peer, selectPeerByUrl } from '../peers/peer-store.ts'
import { fetchPayload } from './call-peer.ts'
import { findService, isControl } from './control.ts'
import { insertIncoming } from './inbox-store.ts'
import { RingRefusal } from './refusal.ts'
import type { RingService } from './ring-service.ts'
import {
  ANSWER_COMPONENTS,
  authorityOf,
  coverAnswer,
  type Envelope,
  headersOf,
  MESSAGE_COMPONENTS,
  MESSAGES_PATH,
  REFERENCE_TYPE,
} from './wire.ts'

export type Received = {
  readonly service: string
  header(name: string): string
  readonly body: Buffer
}

export type Reply = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

const FAULTS = {
  malformed: ['Client.MalformedRequest', 'the signature is not one of ring-v1'],
  expired: ['Client.SignatureExpired', 'the signature is outside of its window'],
  unknown_key: ['Client.SignatureInvalid', 'no such key'],
  invalid: ['Client.SignatureInvalid', 'the signature does not fit the message'],
} as const satisfies Record<Fault, readonly [string, string]>

/** Who sends, as far as it is proven. */
type Sender = {
  readonly peer: Peer
  readonly envelope: Envelope
  readonly verified: Verified
  /** What the answer is signed with. */
  readonly key: OwnSigningKey
}

/** Takes one message, or says why not. Whoever is proven to be the sender gets a signed answer. */
export async function receiveMessage(ctx: Context, received: Received): Promise<Reply> {
  let sender: Sender | undefined
  try {
    sender = await identifySender(ctx, received)
    return await take(ctx, received, sender)
  } catch (error) {
    const refusal = error instanceof RingRefusal ? error : new RingRefusal('Server.Failed', 'try again later')
    if (refusal !== error) ctx.services.log.error({ error }, 'a message of the ring was not taken')
    const body = { type: refusal.type, message: refusal.message }
    const answered = { status: refusal.status, body }
    return sender ? signReply(sender, answered).reply : plainReply(answered)
  }
}

async function identifySender(ctx: Context, { header, body, service }: Received): Promise<Sender> {
  const own = ctx.services.settings.PUBLIC_ORIGIN
  const envelope = { id: header('ring-id'), from: header('ring-from'), to: header('ring-to'), service }
  if (!isUuid(envelope.id) || envelope.from === '')
    throw new RingRefusal('Client.MalformedRequest', 'Ring-Id and Ring-From are needed')
  if (envelope.to !== own || header('ring-service') !== service)
    throw new RingRefusal('Client.WrongAddress', 'the message is for another receiver or service')
  const peer = await inPlatform(ctx, 'message ring', tx => selectPeerByUrl(tx, envelope.from))
  if (peer?.status !== 'active') throw new RingRefusal('Client.UnknownPeer', 'no such peer')
  if (!isDigestOf(header('content-digest'), body))
    throw new RingRefusal('Client.DigestMismatch', 'the body is not the one that was signed')
  const headers = ['content-type', 'content-digest', 'ring-id', 'ring-from', 'ring-to', 'ring-service']
  const covered: Covered = {
    // The name that this installation has, whatever stands in the header Host.
    '@method': 'POST',
    '@authority': authorityOf(own),
    '@path': `${MESSAGES_PATH}${service}`,
    ...Object.fromEntries([...headers, 'signature-input', 'signature'].map(name => [name, header(name)])),
  }
  const findKey = (kid: string) => peer.keys.find(key => key.kid === kid)?.public_key
  const verified = verifyMessage({ covered, components: MESSAGE_COMPONENTS, findKey })
  if (typeof verified === 'string') {
    const [type, message] = FAULTS[verified]
    throw new RingRefusal(type, message)
  }
  const key = signingKeyFor(ctx, await readOwnKeys(ctx), peer.own_kid)
  return { peer, envelope, verified, key }
}

async function take(ctx: Context, received: Received, sender: Sender): Promise<Reply> {
  const service = findService(ctx, received.service)
  await inPlatform(ctx, 'message ring', tx => requireLink(tx, sender))
  if (!service) throw new RingRefusal('Client.UnknownService', 'there is no such service here')
  const payload = await readPayload(ctx, received, sender)
  return inPlatform(ctx, 'message ring', tx => keep(tx, ctx, { sender, service, payload }))
}

async function requireLink(tx: PlatformTx, { peer, envelope: { service } }: Sender): Promise<void> {
  if (isControl(service)) return
  if (await isLinkApproved(tx, { peerId: peer.id, service, direction: 'in' })) return
  throw new RingRefusal('Client.LinkNotApproved', 'the operators have not approved this link')
}

/** The payload itself, fetched from the sender where the message only names it. */
async function readPayload(ctx: Context, { header, body }: Received, sender: Sender): Promise<Buffer> {
  if (header('content-type') !== REFERENCE_TYPE) return body
  const reference = parse(body) as { content_digest?: unknown; size?: unknown }
  const { content_digest: digest, size } = reference
  const most = ctx.services.settings.RING_PAYLOAD_LIMIT
  if (typeof digest !== 'string' || !Number.isSafeInteger(size) || (size as number) < 1)
    throw new RingRefusal('Client.PayloadInvalid', 'the reference names a digest and a size')
  if ((size as number) > most) throw new RingRefusal('Client.PayloadInvalid', 'the payload is too large')
  const wanted = { messageId: sender.envelope.id, size: size as number }
  const payload = await fetchPayload(ctx, sender.peer, wanted).catch((error: Error) => {
    throw new RingRefusal('Server.PayloadUnavailable', error.message)
  })
  if (!isDigestOf(digest, payload))
    throw new RingRefusal('Client.DigestMismatch', 'the payload is not the one that was signed')
  return payload
}

function parse(bytes: Buffer): object {
  try {
    const value: unknown = JSON.parse(bytes.toString())
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Told below.
  }
  throw new RingRefusal('Client.PayloadInvalid', 'the payload is no JSON object')
}

type Taken = { readonly sender: Sender; readonly service: RingService; readonly payload: Buffer }

/** Link, memory, effect and evidence in one transaction: what was taken was taken once, and under an approved link. */
async function keep(tx: PlatformTx, ctx: Context, { sender, service, payload }: Taken): Promise<Reply> {
  const { peer, envelope, verified } = sender
  await requireLink(tx, sender)
  const digest = contentDigest(payload)
  const place = { peer_id: peer.id, service: service.name, message_id: envelope.id }
  const known = await insertIncoming(tx, { id: uuidv7(), ...place, digest, size: payload.length })
  if (known !== undefined && known !== digest)
    throw new RingRefusal('Client.IdReused', 'another message came under this id')
  if (known !== undefined) return signReply(sender, { status: 200, body: { status: 'known' } }).reply
  await service.receive(tx, ctx, { peer, payload: parse(payload) })
  const { reply, half } = signReply(sender, { status: 200, body: { status: 'taken' } })
  await appendEvidence(tx, {
    direction: 'in',
    peer: peer.base_url,
    message_id: envelope.id,
    service: service.name,
    request: {
      base: verified.base,
      signature: verified.signature,
      public_key: peer.keys.find(key => key.kid === verified.kid)!.public_key,
    },
    answer: half,
  })
  return reply
}

type Answered = { readonly status: number; readonly body: object }

const plainReply = ({ status, body }: Answered): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
})

function signReply({ envelope, verified, key }: Sender, answered: Answered) {
  const { status, headers, body } = plainReply(answered)
  const back = { id: envelope.id, from: envelope.to, to: envelope.from }
  const covered = coverAnswer(back, { status, body, requestBase: verified.base })
  const signed = signMessage(covered, ANSWER_COMPONENTS, key)
  const reply: Reply = { status, body, headers: { ...headers, ...headersOf(covered), ...signed.headers } }
  return { reply, half: { base: signed.base, signature: signed.signature, public_key: key.public_key } }
}
