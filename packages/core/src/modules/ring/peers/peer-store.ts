import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { PeerStatus } from '../tables.ts'

export type PeerKey = {
  readonly kid: string
  readonly public_key: string
  readonly valid_from: string
  readonly valid_to: string | null
}

export type Peer = {
  readonly id: string
  readonly name: string
  readonly base_url: string
  readonly status: PeerStatus
  readonly own_kid: string | null
  readonly created_at: string
  readonly keys: readonly PeerKey[]
}

type Row = Omit<Peer, 'keys'>

const COLUMNS = sql`p.id, p.name, p.base_url, p.status, p.own_kid, p.created_at`

/** An installation has a handful of peers. */
const MOST = 500

/** The keys that are valid now, newest first. */
async function withKeys(tx: PlatformTx, peers: readonly Row[]): Promise<Peer[]> {
  if (peers.length === 0) return []
  const { rows } = await sql<PeerKey & { peer_id: string }>`
    select peer_id, kid, public_key, valid_from, valid_to from ring_peer_key
     where peer_id = any(${peers.map(({ id }) => id)}::uuid[]) and (valid_to is null or valid_to > now())
     order by valid_from desc, kid`.execute(tx)
  return peers.map(peer => ({
    ...peer,
    keys: rows.filter(row => row.peer_id === peer.id).map(({ peer_id: _, ...key }) => key),
  }))
}

export async function selectPeers(tx: PlatformTx): Promise<Peer[]> {
  const { rows } = await sql<Row>`
    /* reads all: the peers are few, and all are shown */
    select ${COLUMNS} from ring_peer p order by p.name, p.id limit ${sql.lit(MOST)}`.execute(tx)
  return withKeys(tx, rows)
}

export async function selectPeer(tx: PlatformTx, id: string): Promise<Peer | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ring_peer p where p.id = ${id}`.execute(tx)
  return (await withKeys(tx, rows))[0]
}

export async function selectPeerByUrl(tx: PlatformTx, baseUrl: string): Promise<Peer | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ring_peer p where p.base_url = ${baseUrl}`.execute(
    tx,
  )
  return (await withKeys(tx, rows))[0]
}

/** False when the address is known already. */
export async function insertPeer(
  tx: PlatformTx,
  peer: Pick<Peer, 'id' | 'name' | 'base_url'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into ring_peer (id, name, base_url, status) values (${peer.id}, ${peer.name}, ${peer.base_url}, 'unconfirmed')
    on conflict (base_url) do nothing returning 1`.execute(tx)
  return rows.length > 0
}

export async function insertPeerKey(
  tx: PlatformTx,
  peerId: string,
  key: { kid: string; public_key: string },
): Promise<void> {
  await sql`
    insert into ring_peer_key (peer_id, kid, public_key) values (${peerId}, ${key.kid}, ${key.public_key})
    on conflict (peer_id, kid) do nothing`.execute(tx)
}

/** The other keys of a peer end after the overlap. */
export async function updatePeerKeysEnding(
  tx: PlatformTx,
  { peerId, keptKid }: { peerId: string; keptKid: string },
  overlapSeconds: number,
): Promise<void> {
  await sql`
    update ring_peer_key set valid_to = now() + make_interval(secs => ${overlapSeconds})
     where peer_id = ${peerId} and kid <> ${keptKid}
       and (valid_to is null or valid_to > now() + make_interval(secs => ${overlapSeconds}))`.execute(tx)
}

export async function deletePeerKey(tx: PlatformTx, peerId: string, kid: string): Promise<boolean> {
  const { rows } = await sql`
    delete from ring_peer_key where peer_id = ${peerId} and kid = ${kid} returning 1`.execute(tx)
  return rows.length > 0
}

export async function updatePeer(
  tx: PlatformTx,
  id: string,
  changes: { name?: string; status?: PeerStatus; own_kid?: string },
): Promise<void> {
  await sql`
    update ring_peer set name = coalesce(${changes.name ?? null}, name), status = coalesce(${changes.status ?? null}, status),
           own_kid = coalesce(${changes.own_kid ?? null}, own_kid)
     where id = ${id}`.execute(tx)
}

export async function deletePeer(tx: PlatformTx, id: string): Promise<void> {
  await sql`delete from ring_peer where id = ${id}`.execute(tx)
}
