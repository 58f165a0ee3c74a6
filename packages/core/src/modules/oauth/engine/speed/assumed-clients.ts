import { errors, Provider } from 'oidc-provider'
import { type RegisteredClient, selectClientVersion } from '../../../clients/index.ts'
import type { EngineRequest } from '../request.ts'

/** Of these nothing is written before the end of the request, so it can be begun anew. */
const REPEATABLE: ReadonlySet<unknown> = new Set([
  'client_credentials',
  'authorization_code',
  'refresh_token',
])

/**
 * The client is taken for what it was: whether a request goes on with the client as it was read before. Saves: a round trip. Whichever statement the request needs anyway says before the
 * answer leaves whether that still holds; if it does not, the request is begun anew with the client as it is now.
 */
export function mayAssume(request: EngineRequest, { token_endpoint_auth_method }: RegisteredClient): boolean {
  const { headers, oidc } = Provider.ctx!
  // A proof that may be seen once alone is noted at once, and would not be taken a second time.
  const hasProof = token_endpoint_auth_method === 'private_key_jwt' || headers['dpop'] !== undefined
  if (request.isSecond || hasProof) return false
  if (oidc.route === 'token') return REPEATABLE.has(oidc.params?.['grant_type'])
  if (oidc.route === 'authorization') return oidc.params?.['request_uri'] === undefined
  return oidc.route === 'introspection'
}

const hasChanged = (): Error => new errors.TemporarilyUnavailable('the client has just changed')

/** The version that came with a token: nothing is done any more in the name of a client that changed. */
export function compareClient(request: EngineRequest, id: string, version: number | null): void {
  if (!request.assumed.delete(id) || request.clientVersions.get(id) === version) return
  request.isOutdated = true
  throw hasChanged()
}

/** For requests that no statement has told yet. */
export async function isOutdated(request: EngineRequest): Promise<boolean> {
  for (const id of request.assumed) {
    const version = await selectClientVersion(request.ctx.services.database, id)
    if (version !== request.clientVersions.get(id)) request.isOutdated = true
  }
  request.assumed.clear()
  return request.isOutdated === true
}

/** Before anything is done that beginning anew would not undo. */
export async function requireCurrentClients(request: EngineRequest): Promise<void> {
  if (request.assumed.size > 0 && (await isOutdated(request))) throw hasChanged()
}
