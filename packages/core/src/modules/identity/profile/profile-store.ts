import type { TenantRef } from '../../../kernel/context.ts'
import type { LookUp } from '../../../kernel/database/look-ups.ts'
import type { Person } from '../../tenancy/index.ts'

/** What a person sees of themself. */
export type Profile = Pick<
  Person,
  | 'name'
  | 'email'
  | 'email_verified_at'
  | 'given_name'
  | 'family_name'
  | 'phone'
  | 'picture'
  | 'locale'
  | 'theme'
  | 'is_operator'
  | 'version'
>

export type OwnProfile = Profile & {
  /** Where the person is an active member, separated by spaces. */
  readonly tenant_ids: string
}

export type EnterableRow = { key: string; tenants: TenantRef[] | null }

/** The session check with the profile beside it, as the platform role: a person belongs to no tenant. */
export const SESSION_WITH_PROFILE: LookUp = {
  name: 'session with profile',
  role: 'platform',
  text: `
    select i.*, p.name, coalesce(p.email, p.contact_email) as email, p.email_verified_at, p.given_name, p.family_name, p.phone, p.picture,
           p.locale, p.theme, p.is_operator, p.version,
           array_to_string(array(select m.tenant_id from membership m where m.person_id = i.person_id and m.status = 'active'), ' ') as tenant_ids
      from platform.identify_session($1::bytea[]) i
     cross join lateral (select * from person where id = i.person_id limit 1) p`,
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
