import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { pageInMemory } from '../../../kernel/http/page.ts'
import { AppError, notFound, wrongState } from '../../../kernel/http/problem.ts'
import { LINKS, type LinkDecision } from '../exchange/control.ts'
import { queueMessage } from '../exchange/queue-message.ts'
import { listServices } from '../exchange/ring-service.ts'
import type { Direction } from '../tables.ts'
import { followLink } from './link-queue.ts'
import * as store from './link-store.ts'
import { selectPeer } from './peer-store.ts'
import { asOperator } from './peers.ts'

export const linkView = (link: store.Link) => {
  const { peer_id: _p, revision: _r, peer_revision: _q, ...view } = link
  return view
}

export async function listLinks(ctx: Context, query: PageQuery) {
  const links = await inPlatform(ctx, 'links of the message ring', store.selectLinks)
  return pageInMemory(links.map(linkView), query, { keyOf: ({ id }) => id })
}

/** What a link may carry, in the language of the reader. */
export function describeServices(ctx: Context, query: PageQuery) {
  const { translator } = ctx.services
  const items = listServices(ctx).map(({ name }) => ({
    name,
    description: translator.text(ctx.language, `ring.service.${name}`),
  }))
  return pageInMemory(items, query, { keyOf: ({ name }) => name })
}

type Proposal = { peer: string; service: string; direction: Direction }

/** Our word for a link; it carries nothing before the other operator gives theirs. */
export async function proposeLink(ctx: Context, { peer, service, direction }: Proposal) {
  if (!listServices(ctx).some(({ name }) => name === service)) throw new AppError(422, 'ring_service_unknown')
  return inPlatform(ctx, 'links of the message ring', async tx => {
    const found = await selectPeer(tx, peer)
    if (!found) throw notFound()
    if (found.status !== 'active') throw new AppError(409, 'ring_peer_not_active')
    const place = { peerId: peer, service, direction }
    await store.insertLink(tx, uuidv7(), place)
    const link = (await store.lockLinkAt(tx, place))!
    if (link.we_approve) throw new AppError(409, 'ring_link_known')
    return decide(tx, ctx, { link, action: 'ring.link_proposed', approve: true, suspend: false })
  })
}

/** For a link that the other operator proposed, and for one that was suspended here. */
export const approveLink = (ctx: Context, id: string) =>
  inPlatform(ctx, 'links of the message ring', async tx => {
    const link = await requireLink(tx, id)
    const isWaitingForUs = !link.we_approve || link.we_suspend
    if (!isWaitingForUs) throw wrongState()
    return decide(tx, ctx, { link, action: 'ring.link_approved', approve: true, suspend: false })
  })

/** At once: what waits stops, and what arrives is refused. */
export const suspendLink = (ctx: Context, id: string) =>
  inPlatform(ctx, 'links of the message ring', async tx => {
    const link = await requireLink(tx, id)
    if (link.we_suspend) throw wrongState()
    return decide(tx, ctx, {
      link,
      action: 'ring.link_suspended',
      approve: link.we_approve,
      suspend: true,
    })
  })

async function requireLink(tx: PlatformTx, id: string): Promise<store.Link> {
  const link = await store.lockLink(tx, id)
  if (!link) throw notFound()
  return link
}

type Decision = { link: store.Link; action: string; approve: boolean; suspend: boolean }

async function decide(tx: PlatformTx, ctx: Context, { link, action, approve, suspend }: Decision) {
  await store.updateOwnDecision(tx, link.id, { approve, suspend })
  const after = (await store.lockLink(tx, link.id))!
  await followLink(tx, ctx, after)
  const { service, direction, revision } = after
  const payload: LinkDecision = { service, direction, approve, suspend, revision }
  await queueMessage(tx, ctx, { peer_id: after.peer_id, service: LINKS, payload })
  await recordChange(tx, asOperator(ctx), {
    action,
    target: { type: 'ring_link', id: after.id, name: `${after.peer.name}: ${service}` },
    changes: { direction: [null, direction], status: [link.status, after.status] },
  })
  return linkView(after)
}
