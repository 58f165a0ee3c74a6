import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { on } from '../../../kernel/module/events.ts'
import { endSessions } from '../../identity/index.ts'
import { clientsLeft } from '../../oauth/index.ts'
import { selectSessionsFromPeer } from '../../sso/index.ts'
import { payloadInvalid } from '../exchange/refusal.ts'
import type { RingService } from '../exchange/ring-service.ts'
import { send } from '../exchange/send.ts'
import { selectPeerSessions } from './shared-person-store.ts'

const NAME = 'session-ended'
const MOST = 1000

type Ended = { readonly sid: string; readonly sub: string }

function readSessions(payload: unknown): Ended[] {
  const { sessions } = payload as { sessions?: unknown }
  if (!Array.isArray(sessions) || sessions.length > MOST) throw payloadInvalid('sessions is a list')
  return sessions.map(one => {
    const { sid, sub } = (one ?? {}) as Record<string, unknown>
    if (typeof sid !== 'string' || typeof sub !== 'string' || sid === '' || sub === '')
      throw payloadInvalid('a session has sid and sub')
    return { sid, sub }
  })
}

/** Sessions that ended there end here: those that came from the peer, and no others. */
export const sessionEndings: RingService = {
  name: NAME,
  async compose(tx, _ctx, { peer, given }) {
    const { session_ids } = given as { session_ids: string[] }
    const sessions = await selectPeerSessions(tx, session_ids, peer.base_url)
    return sessions.length === 0 ? null : { sessions }
  },
  async receive(tx, ctx, { peer, payload }) {
    const ids: string[] = []
    for (const { sid, sub } of readSessions(payload))
      ids.push(...(await selectSessionsFromPeer(tx, { issuer: peer.base_url, sid, subject: sub })))
    if (ids.length === 0) return
    const actor = { id: null, name: peer.name, email: null }
    await endSessions(tx, { ...ctx, actor }, { of: { ids }, cause: 'provider_logout' })
  },
}

/** In the job that tells applications, so that nobody who signs out waits for it. */
export const onClientsLeft = on(clientsLeft, (tx: PlatformTx, ctx, { session_ids }) =>
  send(tx, ctx, { service: NAME, given: { session_ids } }),
)
