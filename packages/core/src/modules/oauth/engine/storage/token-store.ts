import { ACR_VALUES } from '../../../../kernel/context.ts'
import type { Database } from '../../../../kernel/database/database.ts'
import type { LookUp } from '../../../../kernel/database/look-ups.ts'
import { USABLE_CLIENT } from '../../../clients/index.ts'

/** A stored code or token with everything needed to check it (grant, session, person, tenant, client), in one round trip. */
export type FoundToken = {
  readonly key: string
  readonly model: string
  readonly payload: Record<string, unknown>
  readonly consumed_at: string | null
  readonly grant_id: string | null
  readonly grant_payload: Record<string, unknown> | null
  readonly grant_exp: number | null
  /** Null when the client is gone or switched off. */
  readonly client_version: number | null
  readonly client_scopes: readonly string[] | null
  readonly client_tenant_id: string | null
  /** As whom the client acts with its own grant. */
  readonly client_service_account: string | null
  readonly is_alive: boolean
  readonly session_id: string | null
  readonly tenant_id: string | null
  readonly tenant_slug: string | null
  readonly person: PersonRow | null
}

export type PersonRow = {
  readonly id: string
  readonly email: string | null
  readonly contact_email: string
  readonly email_verified_at: string | null
  readonly name: string
  readonly given_name: string | null
  readonly family_name: string | null
  readonly phone: string | null
  readonly phone_verified_at: string | null
  readonly picture: string | null
  readonly locale: string | null
  readonly registration_number: string | null
  readonly civil_id: string | null
  readonly identity_level: string | null
  readonly updated_at: string
}

/** From weak to strong. */
const ACRS = `array['${ACR_VALUES.join(`','`)}']`

/** A family keeps the strength that it began with: what tenant or application require since then ends it. */
const FIND_TOKEN: LookUp = {
  name: 'oidc token',
  role: 'platform',
  text: `
    select '\\x' || encode(t.id, 'hex') as key, t.model, t.payload, t.consumed_at, t.grant_id,
           g.payload as grant_payload, extract(epoch from g.expires_at)::bigint as grant_exp, g.session_id,
           c.version as client_version, c.scopes as client_scopes, c.tenant_id as client_tenant_id,
           c.service_account as client_service_account, g.tenant_id, tn.slug as tenant_slug, to_jsonb(p) as person,
           t.grant_id is null or (
             g.revoked_at is null and g.expires_at > now() and m.status = 'active' and tn.status = 'active'
             and (g.offline or (s.expires_at > now() and s.idle_expires_at > now()))
             and (coalesce(g.payload ->> 'acr', 'acr:1') <> 'acr:1' or y.tenant_id is null or not platform.requires_factor(g.tenant_id, g.person_id))
             and (c.audience_roles is null or platform.is_in_audience(g.tenant_id, g.person_id, c.audience_roles, c.audience_units))
             and (c.document_host is null or exists (select from oauth_document_host h where h.tenant_id = g.tenant_id and h.host = c.document_host))
             and (c.required_acr is null or array_position(${ACRS}, c.required_acr) <= array_position(${ACRS}, coalesce(g.payload ->> 'acr', 'acr:1')))
           ) is true as is_alive
      from oidc_token t
      left join oidc_grant g on g.id = t.grant_id
      left join session s on s.id = g.session_id
      left join membership m on m.tenant_id = g.tenant_id and m.person_id = g.person_id
      left join tenant tn on tn.id = g.tenant_id
      left join person p on p.id = g.person_id
      left join tenant_security y on y.tenant_id = g.tenant_id and y.second_factor <> 'off'
      left join oidc_client c on c.client_id = t.client_id and ${USABLE_CLIENT}
     where t.id = any(array(select unnest($1::bytea[]))) and (t.expires_at > now() or t.consumed_at is not null)`,
}

export async function selectToken(database: Database, hash: Buffer): Promise<FoundToken | undefined> {
  const found = await database.lookUp<FoundToken>(FIND_TOKEN, `\\x${hash.toString('hex')}`)
  return found && withinClient(found)
}

/** Scopes that were removed from the client since are removed from its tokens too, and refreshing ends with offline_access. */
function withinClient(found: FoundToken): FoundToken {
  const { model, payload, client_scopes, is_alive } = found
  const { scope } = payload
  if (client_scopes === null || typeof scope !== 'string') return found
  const scopes = scope.split(' ')
  const kept = scopes.filter(one => client_scopes.includes(one))
  if (kept.length === scopes.length) return found
  const isOver = model === 'RefreshToken' && !kept.includes('offline_access')
  return { ...found, payload: { ...payload, scope: kept.join(' ') }, is_alive: is_alive && !isOver }
}
