import type { Database } from '../../../../kernel/database/database.ts'
import type { LookUp } from '../../../../kernel/database/look-ups.ts'
import { USABLE_CLIENT } from '../../../clients/index.ts'
import type { ClientFingerprint } from '../../consents/client-fingerprint.ts'

/** Access of a person to a client in a tenant, with their consent. */
export type MemberAccess = {
  readonly key: string
  readonly tenant_id: string
  readonly tenant_slug: string
  readonly tenant_status: string
  readonly member_status: string | null
  readonly sessions_ended_at: string | null
  /** The tenant requires two factors of the person now. */
  readonly requires_factor: boolean
  /** The client is for them: its audience names none, or them. */
  readonly is_in_audience: boolean
  /** An application that is known by a document alone: the tenant lets its host in. */
  readonly is_host_allowed: boolean
  /** The tenant accepts a provider's statement that it asked for several factors. */
  readonly federated_counts: boolean
  readonly scopes: string[] | null
  readonly claims: string[] | null
  /** The state of the client at the time of consent. */
  readonly agreed_client: ClientFingerprint | null
}

/** For each row of `k`, which names a person, a tenant and a client. */
export const ACCESS = `
    select k.*, t.slug as tenant_slug, t.status as tenant_status, m.status as member_status,
           m.sessions_ended_at, coalesce(coalesce(y.second_factor, 'off') <> 'off' and platform.requires_factor(t.id, m.person_id), false) as requires_factor,
           c.audience_roles is null or platform.is_in_audience(t.id, m.person_id, c.audience_roles, c.audience_units) as is_in_audience,
           c.document_host is null or exists (select from oauth_document_host h where h.tenant_id = t.id and h.host = c.document_host) as is_host_allowed,
           coalesce(y.federated_counts, false) as federated_counts, o.scopes, o.claims, o.client as agreed_client,
           case when ${USABLE_CLIENT} then c.version end as client_version
      from k
      join tenant t on t.id = k.tenant_id
      left join membership m on m.tenant_id = t.id and m.person_id = k.person_id
      left join oidc_client c on c.client_id = k.client_id
      left join tenant_security y on y.tenant_id = t.id
      left join oidc_consent o on o.tenant_id = t.id and o.person_id = m.person_id and o.client_id = k.client_id`

const MEMBER_ACCESS: LookUp = {
  name: 'oidc member access',
  role: 'platform',
  text: `
    with k as materialized (
      select key, split_part(key, ' ', 1)::uuid as person_id, split_part(key, ' ', 2)::uuid as tenant_id, split_part(key, ' ', 3) as client_id
        from unnest((select $1::text[])) key)${ACCESS}`,
}

/** By `person tenant client`. */
export const selectMemberAccess = (database: Database, key: string): Promise<MemberAccess | undefined> =>
  database.lookUp<MemberAccess>(MEMBER_ACCESS, key)
