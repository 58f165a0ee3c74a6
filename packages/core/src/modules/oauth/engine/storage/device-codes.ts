import type { Adapter, AdapterPayload, KoaContextWithOIDC } from 'oidc-provider'
import { errors, Provider } from 'oidc-provider'
import { hashToken } from '../../../../kernel/crypto/token.ts'
import type { Database } from '../../../../kernel/database/database.ts'
import { hashUserCode } from '../../device/user-code.ts'
import { currentRequest } from '../request.ts'
import { INSERT_DEVICE, SELECT_EXPIRED, UPDATE_POLLED } from './device-code-store.ts'
import { limitAnonymousRequests } from './request-limit.ts'

/** RFC 8628 §3.2: seconds between two polls, as announced to the device. */
export const POLL_INTERVAL = 5

/** RFC 8628 §3.5: each early poll adds five seconds, up to one minute. */
const LONGEST_INTERVAL = 60

/** Adds the interval to the engine's answer. */
export function tellInterval(_ctx: KoaContextWithOIDC, answer: Record<string, unknown>): void {
  answer['interval'] = POLL_INTERVAL
}

/** Device codes are tokens that are found by their user code and polled until somebody decides. */
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

/** Stores the hashes of both codes, not the codes. */
async function keep(id: Buffer, payload: AdapterPayload, expiresAt: number): Promise<void> {
  const request = currentRequest()
  limitAnonymousRequests(request)
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
  // The user code is taken: the device asks again and gets another.
  if (rowCount === 0) throw new errors.TemporarilyUnavailable('try again')
}

const isOwn = (clientId: unknown): boolean => Provider.ctx?.oidc.client?.clientId === clientId

/** RFC 8628 §3.5. One second of tolerance for delays of the network. */
async function refuseHasty(database: Database, id: Buffer, { clientId }: AdapterPayload): Promise<void> {
  if (!isOwn(clientId)) return
  const { rows } = await database.run<{ is_hasty: boolean }>(UPDATE_POLLED, [id, LONGEST_INTERVAL])
  if (rows[0]?.is_hasty) throw new errors.SlowDown()
}

/** Answers expired_token for an expired code, instead of an unknown one. */
async function refuseExpired(database: Database, id: Buffer): Promise<void> {
  const { rows } = await database.run<{ client_id: string }>(SELECT_EXPIRED, [id])
  if (rows[0] && isOwn(rows[0].client_id)) throw new errors.ExpiredToken('device code is expired')
}
