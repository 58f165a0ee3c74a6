import { recordChange } from '../../../kernel/audit/record.ts'
import type { Context } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import { followLink } from '../peers/link-queue.ts'
import { insertLink, lockLinkAt, updatePeerDecision } from '../peers/link-store.ts'
import { isPublicKey } from '../peers/own-keys.ts'
import { insertPeerKey, type Peer, updatePeerKeysEnding } from '../peers/peer-store.ts'
import { payloadInvalid } from './refusal.ts'
import { listServices, type RingService } from './ring-service.ts'

/** What installations tell each other about the ring itself; it needs no link, only a peer that the operator confirmed. */
export const LINKS = 'ring.links'
export const KEYS = 'ring.keys'
export const TEST = 'ring.test'

export type LinkDecision = {
  readonly service: string
  /** As the sender sees it. */
  readonly direction: 'out' | 'in'
  readonly approve: boolean
  readonly suspend: boolean
  readonly revision: number
}

const composeNothing = async () => null

function readDecision(payload: unknown): LinkDecision {
  const { service, direction, approve, suspend, revision } = payload as Partial<LinkDecision>
  if (typeof service !== 'string' || (direction !== 'out' && direction !== 'in'))
    throw payloadInvalid('a decision names a service and a direction')
  if (typeof approve !== 'boolean' || typeof suspend !== 'boolean' || !Number.isSafeInteger(revision))
    throw payloadInvalid('a decision approves or suspends, and has a number')
  return { service, direction, approve, suspend, revision: revision! }
}

const asPeer = (ctx: Context, peer: Peer): Context => ({
  ...ctx,
  actor: { id: null, name: peer.name, email: null },
})

const links: RingService = {
  name: LINKS,
  compose: composeNothing,
  async receive(tx, ctx, { peer, payload }) {
    const decision = readDecision(payload)
    const { service } = decision
    if (!listServices(ctx).some(({ name }) => name === service))
      throw payloadInvalid(`there is no service ${service} here`)
    const place = {
      peerId: peer.id,
      service,
      direction: decision.direction === 'out' ? 'in' : 'out',
    } as const
    await insertLink(tx, uuidv7(), place)
    const before = (await lockLinkAt(tx, place))!
    await updatePeerDecision(tx, before.id, decision)
    const after = (await lockLinkAt(tx, place))!
    if (after.peer_revision === before.peer_revision) return
    await followLink(tx, ctx, after)
    await recordChange(tx, asPeer(ctx, peer), {
      action: 'ring.link_decided_by_peer',
      target: { type: 'ring_link', id: after.id, name: `${peer.name}: ${service}` },
      changes: { status: [before.peer_revision === 0 ? null : before.status, after.status] },
    })
  },
}

const MOST_OVERLAP = 2_592_000

const keys: RingService = {
  name: KEYS,
  compose: composeNothing,
  async receive(tx, ctx, { peer, payload }) {
    const { kid, public_key, overlap_seconds: overlap } = payload as Record<string, unknown>
    if (typeof kid !== 'string' || !/^[\w-]{8,64}$/.test(kid)) throw payloadInvalid('a key has an id')
    if (typeof public_key !== 'string' || !isPublicKey(public_key))
      throw payloadInvalid('a key is an Ed25519 key')
    if (!Number.isSafeInteger(overlap)) throw payloadInvalid('the former key has an end')
    await insertPeerKey(tx, peer.id, { kid, public_key })
    const seconds = Math.min(Math.max(overlap as number, 0), MOST_OVERLAP)
    await updatePeerKeysEnding(tx, { peerId: peer.id, keptKid: kid }, seconds)
    await recordChange(tx, asPeer(ctx, peer), {
      action: 'ring.peer_key_added',
      target: { type: 'ring_peer', id: peer.id, name: peer.name },
      changes: { kid: [null, kid] },
    })
  },
}

const test: RingService = { name: TEST, compose: composeNothing, receive: async () => {} }

export const CONTROL_SERVICES: readonly RingService[] = [links, keys, test]

export const isControl = (service: string): boolean => CONTROL_SERVICES.some(({ name }) => name === service)

/** A service of a module, or what installations tell each other about the ring itself. */
export const findService = (ctx: Context, name: string): RingService | undefined =>
  [...CONTROL_SERVICES, ...listServices(ctx)].find(service => service.name === name)
