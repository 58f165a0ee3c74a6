import type { Services } from '../../../../kernel/services.ts'
import {
  type ClientUses,
  isInstallationWide,
  offeredScopes,
  type RegisteredClient,
} from '../../../clients/index.ts'
import { type CommitWork, makeToken } from '../storage/unit-of-work.ts'
import type { Answer, DirectForm } from './forms.ts'
import { hasOnly, type PlainRequest } from './plain-request.ts'

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
    const expires_in = client.access_ttl ?? services.settings.ACCESS_TTL
    const scope = scopes.join(' ') || undefined
    const { value, token } = makeToken('ClientCredentials', {
      client_id: client.client_id,
      ttl: expires_in,
      payload: { scope, extra: tenantOf(client) },
    })
    const outcome = await commit({ tokens: [token], clients: { [client.client_id]: client.version } })
    if (outcome !== 'done') return undefined
    uses.note(client, 'client_credentials')
    return { access_token: value, expires_in, scope, token_type: 'Bearer' }
  }

  return {
    isFor: ({ fields }) => fields['grant_type'] === 'client_credentials' && hasOnly(fields, FIELDS),
    answer,
    headers: { pragma: 'no-cache' },
    failed: client => uses.note(client, 'failures'),
  }
}

/** One of the installation acts in no tenant. */
const tenantOf = (client: RegisteredClient) =>
  isInstallationWide(client) ? undefined : { tenant: { id: client.tenant_id, slug: client.tenant_slug } }
