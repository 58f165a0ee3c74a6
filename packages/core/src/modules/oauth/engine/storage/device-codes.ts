import type { Adapter, AdapterPayload, KoaContextWithOIDC } from 'oidc-provider'
import { errors, Provider } from 'oidc-provider'
import { hashToken } from '../../../../kernel/crypto/token.ts'
import type { Database } from '../../../../kernel/database/database.ts'
import { hashUserCode } from '../../device/user-code.ts'
import { currentRequest } from '../request.ts'
import { INSERT_DEVICE, SELECT_EXPIRED, UPDATE_POLLED } from './device-code-store.ts'
import { limitStrangers } from './request-limit.ts'

/** RFC 8628 §3.2: seconds between two polls, of which a device is told. */
export const POLL_INTERVAL = 5

/** RFC 8628 §3.5: each haste adds five seconds; more than a minute would only keep the person waiting. */
const LONGEST_INTERVAL = 60

/** What a device is told beside the engine's own words. */
export function tellInterval(_ctx: KoaContextWithOIDC, answer: Record<string, unknown>): void {
  answer['interval'] = POLL_INTERVAL
}

/** Device codes are tokens that wait: found by what the person types, and polled until somebody has decided. */
export const deviceCodes = (tokens: Adapter): Adapter => ({
  ...tokens,
  async upsert(value, payload, expiresIn = 0) {
    await keep(hashToken(value), payload, payload.exp ?? Math.floor(Date.now() / 1000) + expiresIn)
  },
  async find(value) {
    const { database } = currentRequest().ctx.services
    const found = await tokens.find(value)
    if (!found) await refuseExpired(database, hashToken(value))
    else if (isPending(found)) await refuseHasty(database, hashToken(value), found)
    return found
  },
})

const isPending = ({ accountId, error }: AdapterPayload): boolean =>
  accountId === undefined && error === undefined

/** Neither code is kept, only what finds them. */
async function keep(id: Buffer, payload: AdapterPayload, expiresAt: number): Promise<void> {
  const request = currentRequest()
  limitStrangers(request)
  const { ctx } = request
  const { jti: _value, userCode, deviceInfo: _device, ...rest } = payload
  const { rowCount } = await ctx.services.database.run(INSERT_DEVICE, [
    id,
    hashUserCode(String(userCode)),
    payload.clientId,
    ctx.ip,
    ctx.user_agent,
    expiresAt,
    POLL_INTERVAL,
    JSON.stringify(rest),
  ])
  // Another device has just this code: the next one is another.
  if (rowCount === 0) throw new errors.TemporarilyUnavailable('try again')
}

const isOwn = (clientId: unknown): boolean => Provider.ctx?.oidc.client?.clientId === clientId

/** RFC 8628 §3.5. A second less is let pass: the network is not as steady as a clock. */
async function refuseHasty(database: Database, id: Buffer, { clientId }: AdapterPayload): Promise<void> {
  if (!isOwn(clientId)) return
  const { rows } = await database.run<{ is_hasty: boolean }>(UPDATE_POLLED, [id, LONGEST_INTERVAL])
  if (rows[0]?.is_hasty) throw new errors.SlowDown()
}

/** A device learns that its time is over, and not only that nobody knows its code. */
async function refuseExpired(database: Database, id: Buffer): Promise<void> {
  const { rows } = await database.run<{ client_id: string }>(SELECT_EXPIRED, [id])
  if (rows[0] && isOwn(rows[0].client_id)) throw new errors.ExpiredToken('device code is expired')
}
