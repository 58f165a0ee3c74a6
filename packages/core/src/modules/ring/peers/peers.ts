import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { pageInMemory } from '../../../kernel/http/page.ts'
import { AppError, invalid, notFound, wrongState } from '../../../kernel/http/problem.ts'
import { isSecure } from '../../../kernel/oidc/relying-party.ts'
import { KEYS } from '../exchange/control.ts'
import { updatePeerReleased } from '../exchange/outbox-store.ts'
import { DELIVER, queueMessage } from '../exchange/queue-message.ts'
import { fetchCard, type PeerCard } from './fetch-card.ts'
import { lockOwnKeys, updateOwnKeysEnding } from './key-store.ts'
import { keyView, readOwnCard } from './own-card.ts'
import { fingerprintOf, makeOwnKey, readOwnKeys } from './own-keys.ts'
import * as store from './peer-store.ts'

export const peerView = ({ own_kid: _, keys, ...peer }: store.Peer) => ({
  ...peer,
  keys: keys.map(key => keyView({ ...key })),
})

export async function listPeers(ctx: Context, query: PageQuery) {
  const peers = await inPlatform(ctx, 'peers of the message ring', store.selectPeers)
  return pageInMemory(peers.map(peerView), query, { keyOf: ({ id }) => id })
}

export async function readPeer(ctx: Context, id: string) {
  const peer = await inPlatform(ctx, 'peers of the message ring', tx => store.selectPeer(tx, id))
  if (!peer) throw notFound()
  return peerView(peer)
}

type NewPeer = { base_url: string; name?: string }

/** Its keys come from its own address. It is no peer before the operators compared their fingerprints. */
export async function createPeer(ctx: Context, { base_url, name }: NewPeer) {
  const origin = new URL(base_url).origin
  if (!isSecure(origin))
    throw invalid({ path: '/base_url', code: 'format', params: { format: 'https://ministry.example.mn' } })
  if (origin === ctx.services.settings.PUBLIC_ORIGIN) throw new AppError(422, 'ring_peer_is_self')
  const card = await fetchCard(ctx, origin)
  const id = uuidv7()
  return inPlatform(ctx, 'peers of the message ring', async tx => {
    const isNew = await store.insertPeer(tx, { id, name: name ?? card.name, base_url: origin })
    if (!isNew) throw new AppError(409, 'ring_peer_known')
    await replaceKeys(tx, id, card)
    return recorded(tx, ctx, { id, action: 'ring.peer_added', before: undefined })
  })
}

async function replaceKeys(tx: PlatformTx, id: string, { keys }: PeerCard): Promise<void> {
  for (const key of keys) await store.insertPeerKey(tx, id, key)
}

const plain = (text: string): string => text.replaceAll(/[^0-9a-fA-F]/g, '').toUpperCase()

/** The operator read the fingerprint to the other operator, and it was the same. */
export async function confirmPeer(ctx: Context, id: string, fingerprint: string) {
  return change(ctx, id, {
    action: 'ring.peer_confirmed',
    work: async (tx, peer) => {
      if (peer.status !== 'unconfirmed') throw wrongState()
      const isSame = peer.keys.some(key => plain(fingerprintOf(key.public_key)) === plain(fingerprint))
      if (!isSame) throw new AppError(422, 'ring_fingerprint_differs')
      await store.updatePeer(tx, id, { status: 'active' })
    },
  })
}

/** Nothing goes to a suspended peer or is taken from it, from this moment on. */
export const suspendPeer = (ctx: Context, id: string) =>
  change(ctx, id, {
    action: 'ring.peer_suspended',
    work: async (tx, peer) => {
      if (peer.status !== 'active') throw wrongState()
      await store.updatePeer(tx, id, { status: 'suspended' })
    },
  })

export const resumePeer = (ctx: Context, id: string) =>
  change(ctx, id, {
    action: 'ring.peer_resumed',
    work: async (tx, peer) => {
      if (peer.status !== 'suspended') throw wrongState()
      await store.updatePeer(tx, id, { status: 'active' })
      for (const message of await updatePeerReleased(tx, id))
        await ctx.services.jobs.enqueue(tx, DELIVER, { payload: { id: message } })
    },
  })

/** With its links and what waits for it; the evidence stays. */
export async function removePeer(ctx: Context, id: string): Promise<void> {
  await inPlatform(ctx, 'peers of the message ring', async tx => {
    const peer = await store.selectPeer(tx, id)
    if (!peer) throw notFound()
    await store.deletePeer(tx, id)
    await recordChange(tx, asOperator(ctx), {
      action: 'ring.peer_removed',
      target: { type: 'ring_peer', id, name: peer.name },
      changes: { base_url: [peer.base_url, null] },
    })
  })
}

/** A key of the peer that is no longer to be believed. */
export const revokePeerKey = (ctx: Context, id: string, kid: string) =>
  change(ctx, id, {
    action: 'ring.peer_key_removed',
    work: async (tx, peer) => {
      if (peer.keys.length === 1) throw wrongState()
      if (!(await store.deletePeerKey(tx, id, kid))) throw notFound()
    },
  })

/**
 * A new key of our own. Peers are told with a message that the old one signs; each gets messages signed with the new one once it
 * answered. Until the overlap is over both are valid.
 */
export async function rotateOwnKey(ctx: Context, overlap_seconds: number) {
  await readOwnKeys(ctx)
  await inPlatform(ctx, 'peers of the message ring', async tx => {
    await lockOwnKeys(tx)
    const { kid, public_key } = await makeOwnKey(tx, ctx)
    await updateOwnKeysEnding(tx, kid, overlap_seconds)
    for (const peer of await store.selectPeers(tx))
      if (peer.status === 'active')
        await queueMessage(tx, ctx, {
          peer_id: peer.id,
          service: KEYS,
          payload: { kid, public_key, overlap_seconds },
        })
    await recordChange(tx, asOperator(ctx), {
      action: 'ring.key_rotated',
      target: { type: 'ring_key', id: kid, name: kid },
      changes: { overlap_seconds: [null, overlap_seconds] },
    })
  })
  return readOwnCard(ctx)
}

/** What the operator does to the ring belongs to no tenant. */
export const asOperator = (ctx: Context): Context => ({ ...ctx, tenant: undefined }) as Context

function change(
  ctx: Context,
  id: string,
  { action, work }: { action: string; work: (tx: PlatformTx, peer: store.Peer) => Promise<void> },
) {
  return inPlatform(ctx, 'peers of the message ring', async tx => {
    const before = await store.selectPeer(tx, id)
    if (!before) throw notFound()
    await work(tx, before)
    return recorded(tx, ctx, { id, action, before })
  })
}

type Record = { id: string; action: string; before: store.Peer | undefined }

async function recorded(tx: PlatformTx, ctx: Context, { id, action, before }: Record) {
  const after = (await store.selectPeer(tx, id))!
  const told = ({ name, base_url, status, keys }: store.Peer) => ({
    name,
    base_url,
    status,
    keys: keys.map(key => key.kid).join(' '),
  })
  await recordChange(tx, asOperator(ctx), {
    action,
    target: { type: 'ring_peer', id, name: after.name },
    changes: changesBetween(before ? told(before) : {}, told(after)),
  })
  return peerView(after)
}
