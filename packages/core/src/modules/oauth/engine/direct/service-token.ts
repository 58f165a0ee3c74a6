import { hashToken, newToken } from '../../../../kernel/crypto/token.ts'
import type { Services } from '../../../../kernel/services.ts'
import {
  type ClientUses,
  isInstallationWide,
  offeredScopes,
  type RegisteredClient,
} from '../../../clients/index.ts'
import type { CommitWork, NewToken } from '../storage/unit-of-work.ts'
import type { Answer, DirectForm } from './forms.ts'
import type { PlainRequest } from './plain-request.ts'

const FIELDS: ReadonlySet<string> = new Set(['grant_type', 'scope', 'client_id', 'client_secret'])

/** RFC 6749 §4.4: a token for the service itself. */
export function createServiceTokens(
  services: Services,
  { commit, uses }: { commit: CommitWork; uses: ClientUses },
): DirectForm {
  const offered: ReadonlySet<string> = new Set(offeredScopes(services))

  /** Undefined where one of them is unknown or not the client's. */
  function grantedScopes({ scope }: PlainRequest['fields'], { scopes }: RegisteredClient) {
    const asked = new Set(scope?.split(' '))
    const isGranted = (one: string) => offered.has(one) && scopes.includes(one)
    return [...asked].every(isGranted) ? [...asked] : undefined
  }

  async function answer({ fields }: PlainRequest, client: RegisteredClient): Promise<Answer | undefined> {
    const scopes = grantedScopes(fields, client)
    if (!scopes || !client.grant_types.includes('client_credentials')) return undefined
    const access_token = newToken()
    const expires_in = client.access_ttl ?? services.settings.ACCESS_TTL
    const scope = scopes.join(' ') || undefined
    const token = tokenOf(client, { value: access_token, expires_in, scope })
    const outcome = await commit({ tokens: [token], clients: { [client.client_id]: client.version } })
    if (outcome !== 'done') return undefined
    uses.note(client, 'client_credentials')
    return { access_token, expires_in, scope, token_type: 'Bearer' }
  }

  return {
    isFor: ({ fields }) =>
      fields['grant_type'] === 'client_credentials' && Object.keys(fields).every(name => FIELDS.has(name)),
    answer,
    headers: { pragma: 'no-cache' },
    failed: client => uses.note(client, 'failures'),
  }
}

type Issued = { value: string; expires_in: number; scope: string | undefined }

/** As the engine keeps it. */
function tokenOf(client: RegisteredClient, { value, expires_in, scope }: Issued): NewToken {
  const { client_id, tenant_id, tenant_slug } = client
  const iat = Math.floor(Date.now() / 1000)
  const exp = iat + expires_in
  return {
    id: hashToken(value).toString('hex'),
    model: 'ClientCredentials',
    client_id,
    expires_at: exp,
    payload: {
      iat,
      exp,
      kind: 'ClientCredentials',
      clientId: client_id,
      scope,
      extra: isInstallationWide(client) ? undefined : { tenant: { id: tenant_id, slug: tenant_slug } },
    },
  }
}
