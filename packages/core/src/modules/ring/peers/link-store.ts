import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Direction, LinkStatus } from '../tables.ts'

export type Link = {
  readonly id: string
  readonly peer_id: string
  readonly peer: { readonly id: string; readonly name: string; readonly base_url: string }
  readonly service: string
  readonly direction: Direction
  readonly status: LinkStatus
  readonly we_approve: boolean
  readonly they_approve: boolean
  readonly we_suspend: boolean
  readonly they_suspend: boolean
  readonly revision: number
  readonly peer_revision: number
  readonly changed_at: string
}

const LINK = sql`
  select l.id, l.peer_id, json_build_object('id', p.id, 'name', p.name, 'base_url', p.base_url) as peer, l.service, l.direction,
         l.status, l.we_approve, l.they_approve, l.we_suspend, l.they_suspend, l.revision, l.peer_revision, l.changed_at
    from ring_link l join ring_peer p on p.id = l.peer_id`

const MOST = 2000

export async function selectLinks(tx: PlatformTx): Promise<Link[]> {
  const { rows } = await sql<Link>`
    /* reads all: a picture of who talks to whom shows every link */
    ${LINK} order by p.name, l.service, l.direction limit ${sql.lit(MOST)}`.execute(tx)
  return rows
}

export async function lockLink(tx: PlatformTx, id: string): Promise<Link | undefined> {
  const { rows } = await sql<Link>`${LINK} where l.id = ${id} for update of l`.execute(tx)
  return rows[0]
}

type Place = { readonly peerId: string; readonly service: string; readonly direction: Direction }

export async function lockLinkAt(tx: PlatformTx, place: Place): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    ${LINK} where l.peer_id = ${place.peerId} and l.service = ${place.service} and l.direction = ${place.direction}
    for update of l`.execute(tx)
  return rows[0]
}

/** Whether messages may pass now. A suspension waits for whoever has asked, and is seen by whoever asks next. */
export async function isLinkApproved(tx: PlatformTx, place: Place): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    select status from ring_link
     where peer_id = ${place.peerId} and service = ${place.service} and direction = ${place.direction} for share`.execute(
    tx,
  )
  return rows[0]?.status === 'approved'
}

/** Where a message of a service goes: peers whose link has been approved; those of a suspended one wait for it. */
export async function selectRecipients(
  tx: PlatformTx,
  service: string,
): Promise<{ peer_id: string; status: string }[]> {
  const { rows } = await sql<{ peer_id: string; status: string }>`
    /* reads all: every link of a service gets the message, and links are few */
    select l.peer_id, l.status from ring_link l
     where l.service = ${service} and l.direction = 'out' and l.we_approve and l.they_approve order by l.peer_id`.execute(
    tx,
  )
  return rows
}

export async function insertLink(tx: PlatformTx, id: string, place: Place): Promise<void> {
  await sql`
    insert into ring_link (id, peer_id, service, direction, revision)
    values (${id}, ${place.peerId}, ${place.service}, ${place.direction}, 0)
    on conflict (peer_id, service, direction) do nothing`.execute(tx)
}

export type OwnDecision = { readonly approve: boolean; readonly suspend: boolean }

export async function updateOwnDecision(tx: PlatformTx, id: string, decision: OwnDecision): Promise<void> {
  await sql`
    update ring_link set we_approve = ${decision.approve}, we_suspend = ${decision.suspend}, revision = revision + 1,
           changed_at = date_trunc('milliseconds', now())
     where id = ${id}`.execute(tx)
}

/** What the other operator decided; an older word than the one that is known changes nothing. */
export async function updatePeerDecision(
  tx: PlatformTx,
  id: string,
  decision: OwnDecision & { readonly revision: number },
): Promise<void> {
  await sql`
    update ring_link set they_approve = ${decision.approve}, they_suspend = ${decision.suspend}, peer_revision = ${decision.revision},
           changed_at = date_trunc('milliseconds', now())
     where id = ${id} and peer_revision < ${decision.revision}`.execute(tx)
}

export async function deleteLink(tx: PlatformTx, id: string): Promise<void> {
  await sql`delete from ring_link where id = ${id}`.execute(tx)
}
