import { hashToken } from '../../../../kernel/crypto/token.ts'
import type { Services } from '../../../../kernel/services.ts'
import type { RegisteredClient } from '../../../clients/index.ts'
import { claimsOfScopes, personClaims } from '../claims/person-claims.ts'
import { createSameTurn } from '../speed/same-turn.ts'
import { type FoundToken, selectToken } from '../storage/token-store.ts'
import { type DirectEndpoint, jsonAnswer } from './direct-answers.ts'
import type { Answer, KnownClient } from './forms.ts'
import { readBearer } from './plain-request.ts'
import { grantedScopes, isPlainOfPerson } from './usable-token.ts'

/** OpenID Connect Core §5.3, of a token that asks for no single claims. */
export function createUserinfo({ database, settings }: Services, known: KnownClient): DirectEndpoint {
  const sameTurn = createSameTurn()
  const find = async (token: string) => {
    await sameTurn()
    const found = await selectToken(database, hashToken(token))
    if (found?.model !== 'AccessToken' || !isPlainOfPerson(found)) return undefined
    const client = known(String(found.payload['clientId']))
    if (!client || client.version !== found.client_version) return undefined
    return jsonAnswer(claimsFor(found, client, settings.PUBLIC_ORIGIN))
  }
  return ({ headers, url }) => {
    const token = url.includes('?') ? undefined : readBearer(headers)
    return token === undefined ? undefined : find(token)
  }
}

function claimsFor(found: FoundToken, client: RegisteredClient, origin: string): Answer {
  const { payload, grant_payload, tenant_id, tenant_slug, person } = found
  const available: Record<string, unknown> = {
    ...personClaims({ person: person!, client, grants: [grant_payload], origin }),
    sub: payload['accountId'],
    tenant: { id: tenant_id, slug: tenant_slug },
  }
  const names = [...claimsOfScopes(grantedScopes(found))].filter(name => available[name] !== undefined)
  return Object.fromEntries(names.map(name => [name, available[name]]))
}
