import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Person } from '../people/person-store.ts'

export type MemberProfile = Pick<Person, 'id' | 'given_name' | 'family_name' | 'phone' | 'locale' | 'picture'>

/** Only of active members: an invitation gives a tenant no right to read a person's profile. */
export async function selectMemberProfiles(
  tx: PlatformTx,
  tenantId: string,
  ids: readonly string[],
): Promise<MemberProfile[]> {
  const { rows } = await sql<MemberProfile>`
    select p.id, p.given_name, p.family_name, p.phone, p.locale, p.picture
      from unnest(${ids}::uuid[]) as i(id)
     cross join lateral (select person_id, status from membership where tenant_id = ${tenantId} and person_id = i.id limit 1) m
      join person p on p.id = m.person_id
     where m.status in ('active', 'suspended')`.execute(tx)
  return rows
}
