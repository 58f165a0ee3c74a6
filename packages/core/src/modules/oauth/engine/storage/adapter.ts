import type { Adapter, AdapterPayload } from 'oidc-provider'
import { Provider } from 'oidc-provider'
import { hashToken } from '../../../../kernel/crypto/token.ts'

import { selectIdentity } from '../../../../kernel/http/identity/identity-store.ts'

import { currentRequest, type EngineRequest } from '../request.ts'
import { deviceCodes } from './device-codes.ts'
import { endFamily } from './end-family.ts'
import { sessionPayload } from './session-view.ts'
import * as shortLived from './short-lived-store.ts'
import { type FoundToken, selectToken } from './token-store.ts'

/** Consumed by the commit at the end of the request, together with the tokens they are exchanged for. */
const SPENDABLE = new Set(['AuthorizationCode', 'RefreshToken', 'DeviceCode'])
const TOKENS = new Set([...SPENDABLE, 'AccessToken', 'ClientCredentials'])

const notAsked = async (): Promise<never> => {
  throw new Error('the engine asked for something that this installation does not offer')
}

const nothing = async (): Promise<void> => {}

const UNUSED = {
  upsert: notAsked,
  find: notAsked,
  findByUid: notAsked,
  findByUserCode: notAsked,
  consume: notAsked,
  destroy: notAsked,
  revokeByGrantId: notAsked,
}

/** The engine's storage by model. There are four kinds: sessions, grants, tokens and short-lived values. */
export function createAdapter(model: string): Adapter {
  if (model === 'Session') return sessions
  if (model === 'Grant') return grants
  if (model === 'DeviceCode') return deviceCodes(tokens(model))
  if (TOKENS.has(model)) return tokens(model)
  return shortLived.createShortLivedAdapter(model)
}

/** The platform session is the only login: the engine's session is a view of it, and writes nothing. */
const sessions: Adapter = {
  ...UNUSED,
  async find(token) {
    const request = currentRequest()
    const identity = await selectIdentity(request.ctx.services.database, hashToken(token))
    if (!identity) return undefined
    request.identity = identity
    return sessionPayload(token, identity)
  },
  upsert: nothing,
  destroy: nothing,
}

const grants: Adapter = {
  ...UNUSED,
  async find(id) {
    return currentRequest().grants.get(id)
  },
  async upsert(id, payload) {
    const { grants: known } = currentRequest()
    known.set(id, payload)
  },
  async destroy(id) {
    await endFamily(currentRequest(), id)
  },
}

function tokens(model: string): Adapter {
  return {
    ...UNUSED,
    async find(value) {
      const request = currentRequest()
      const found = await lookUpOnce(request, value)
      if (!found || found.model !== model) return undefined
      return checkToken(request, found, value)
    },
    async upsert(value, payload, expiresIn = 0) {
      keep(currentRequest(), { model, value, payload, expiresIn })
    },
    async consume(value) {
      currentRequest().work.consume = hashToken(value).toString('hex')
    },
    async destroy(value) {
      await shortLived.deleteShortLived(currentRequest().ctx.services.database, hashToken(value))
    },
    // Tokens are revoked with their grant, which the engine deletes in the same step.
    revokeByGrantId: nothing,
  }
}

/** The engine looks one value up under several models: one look-up serves all of them. */
function lookUpOnce(request: EngineRequest, value: string): Promise<FoundToken | undefined> {
  request.found ??= new Map()
  let found = request.found.get(value)
  if (!found) {
    found = selectToken(request.ctx.services.database, hashToken(value))
    request.found.set(value, found)
  }
  return found
}

/** Keeps what was loaded with the token; a consumed one that is presented again revokes its grant. */
async function checkToken(
  request: EngineRequest,
  found: FoundToken,
  value: string,
): Promise<AdapterPayload | undefined> {
  const isPresented = Provider.ctx?.oidc.route === 'token' && SPENDABLE.has(found.model)
  if (isPresented) request.source = found
  if (isPresented && found.consumed_at !== null && found.is_alive) await endFamily(request, found.grant_id!)
  if (!found.is_alive || found.client_version === null) return undefined
  request.clientVersions.set(found.payload['clientId'] as string, found.client_version)
  if (found.grant_id !== null) rememberFamily(request, found)
  return {
    ...found.payload,
    jti: value,
    ...(found.grant_id !== null && { grantId: found.grant_id }),
    ...(found.consumed_at !== null && { consumed: true }),
  }
}

function rememberFamily(request: EngineRequest, found: FoundToken): void {
  request.grants.set(found.grant_id!, {
    ...found.grant_payload,
    jti: found.grant_id,
    kind: 'Grant',
    exp: found.grant_exp,
  })
  if (found.person) request.person = found.person
  request.tenant = { id: found.tenant_id!, slug: found.tenant_slug! }
  request.work.grant_id = found.grant_id!
}

type Kept = { model: string; value: string; payload: AdapterPayload; expiresIn: number }

/** Neither the value is stored nor the id of the grant a second time. */
function keep({ work }: EngineRequest, { model, value, payload, expiresIn }: Kept): void {
  const { jti: _value, grantId, ...rest } = payload
  if (typeof grantId === 'string') work.grant_id = grantId
  work.tokens.push({
    id: hashToken(value).toString('hex'),
    model,
    client_id: (payload.clientId as string | undefined) ?? null,
    payload: rest,
    expires_at: payload.exp ?? Math.floor(Date.now() / 1000) + expiresIn,
  })
}
