import { randomBytes, randomUUID } from 'node:crypto'
import type { Client } from '@tamga/core/testing'
import { runAsOwner } from '../../world/policy-world.ts'
import type { Step } from '../change-scenario.ts'

const PEERS = '/platform/ring/peers'

/** An installation with two keys that nobody runs; what two of them tell each other is in tests/ring. */
async function insertPeer(databaseUrl: string): Promise<string> {
  const id = randomUUID()
  const key = () => randomBytes(32).toString('base64url')
  await runAsOwner(
    databaseUrl,
    `with peer as (insert into ring_peer (id, name, base_url, status)
       values ('${id}', 'Яам', 'https://ministry.first.example', 'unconfirmed') returning id)
     insert into ring_peer_key (peer_id, kid, public_key) select id, 'one', '${key()}' from peer
       union all select id, 'other', '${key()}' from peer`,
  )
  return id
}

export function ringSteps(admin: Client, databaseUrl: string): Step[] {
  const ROOT = '/api/v1/platform/ring'
  const known = { id: '' }
  const peer = () => `${PEERS}/${known.id}`
  return [
    {
      route: `POST ${ROOT}/keys/rotate`,
      run: () => admin.post('/platform/ring/keys/rotate', { overlap_seconds: 3600 }),
    },
    {
      route: `POST ${ROOT}/peers/:id/confirm`,
      prepare: async () => {
        known.id = await insertPeer(databaseUrl)
      },
      run: async () => {
        const { keys } = (await admin.get(peer())).body
        return admin.post(`${peer()}/confirm`, { fingerprint: keys[0].fingerprint })
      },
    },
    { route: `POST ${ROOT}/peers/:id/suspend`, run: () => admin.post(`${peer()}/suspend`) },
    { route: `POST ${ROOT}/peers/:id/resume`, run: () => admin.post(`${peer()}/resume`) },
    { route: `DELETE ${ROOT}/peers/:id/keys/:kid`, run: () => admin.delete(`${peer()}/keys/other`) },
    { route: `DELETE ${ROOT}/peers/:id`, run: () => admin.delete(peer()) },
  ]
}
