import { hashToken } from '../../../../kernel/crypto/token.ts'
import type { Services } from '../../../../kernel/services.ts'
import { type RegisteredClient, selectClientVersion } from '../../../clients/index.ts'
import { isToldOf } from '../flow/introspection.ts'
import { type FoundToken, selectToken } from '../storage/token-store.ts'
import type { Answer, DirectForm } from './forms.ts'
import { hasOnly, type PlainRequest } from './plain-request.ts'
import { isUsable, OPAQUE } from './usable-token.ts'

const FIELDS: ReadonlySet<string> = new Set(['token', 'token_type_hint', 'client_id', 'client_secret'])

const TOLD: ReadonlySet<string> = new Set(['AccessToken', 'ClientCredentials', 'RefreshToken'])

/** RFC 7662 of tokens that are no JWTs. */
export function createIntrospection({ database, settings }: Services): DirectForm {
  const signs = settings.OAUTH_EXTENSIONS.includes('introspection-jwt')

  /** By the statement that found the token, where that is the caller's own. */
  const versionOf = async (client: RegisteredClient, found: FoundToken | undefined) =>
    found?.payload['clientId'] === client.client_id
      ? found.client_version
      : selectClientVersion(database, client.client_id)

  async function answer({ fields }: PlainRequest, client: RegisteredClient): Promise<Answer | undefined> {
    const found = await selectToken(database, hashToken(fields['token']!))
    if ((await versionOf(client, found)) !== client.version) return undefined
    if (!found || !TOLD.has(found.model) || !isUsable(found) || !isToldOf(client, found.payload))
      return { active: false }
    return describe(found, settings.PUBLIC_ORIGIN)
  }

  return {
    isFor: ({ fields }, { accept }) =>
      OPAQUE.test(fields['token'] ?? '') &&
      hasOnly(fields, FIELDS) &&
      // RFC 9701: who may want a signed answer is answered by the engine.
      (!signs || accept === undefined || accept === 'application/json'),
    answer,
    headers: {},
  }
}

function describe({ model, payload }: FoundToken, iss: string): Answer {
  const { accountId, clientId, extra, exp, iat, sid, aud, scope, jkt } = payload
  return {
    active: true,
    sub: accountId,
    ...(extra as object | undefined),
    client_id: clientId,
    exp,
    iat,
    sid,
    iss,
    aud,
    scope: scope || undefined,
    ...(jkt ? { cnf: { jkt } } : {}),
    token_type: model === 'RefreshToken' ? undefined : jkt ? 'DPoP' : 'Bearer',
  }
}
