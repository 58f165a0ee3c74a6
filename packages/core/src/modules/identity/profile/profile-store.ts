import type { TenantRef } from '../../../kernel/context.ts'
import type { LookUp } from '../../../kernel/database/look-ups.ts'
import type { Person } from '../../tenancy/index.ts'

export type ProfileRow = Person & {
  key: string
  /** Where the person is an active member, separated by spaces. */
  tenant_ids: string
}

export type EnterableRow = { key: string; tenants: TenantRef[] | null }

/** A person, and where they are a member: one statement beside the session check. */
export const PROFILE: LookUp = {
  name: 'profile',
  role: 'platform',
  // A selection of its own hides from the planner how many keys there are: it would plan anew for every number of them.
  text: `
    select k.id as key, p.*
      from unnest((select $1::uuid[])) as k(id)
     cross join lateral (
       select p.id, p.name, coalesce(p.email, p.contact_email) as email, p.email_verified_at, p.given_name, p.family_name, p.phone, p.picture, p.locale, p.theme,
              p.is_operator, p.version,
              array_to_string(array(select m.tenant_id from membership m where m.person_id = p.id and m.status = 'active'), ' ') as tenant_ids
         from person p where p.id = k.id limit 1) p`,
}

/** The tenants that a person may enter; asked only for those who are members of several. */
export const ENTERABLE_TENANTS: LookUp = {
  name: 'enterable tenants',
  role: 'platform',
  text: `
    select k.id as key, (
             select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by coalesce(m.joined_at, m.created_at), t.id)
               from membership m join tenant t on t.id = m.tenant_id
              where m.person_id = k.id and m.status = 'active' and t.status = 'active') as tenants
      from unnest((select $1::uuid[])) as k(id)`,
}
