import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Person } from '../person-store.ts'

export type MemberProfile = Pick<Person, 'id' | 'given_name' | 'family_name' | 'phone' | 'locale'>

/** Only of people who have joined: a mere invitation gives a tenant no right to what a person says of themself. */
export async function selectMemberProfiles(
  tx: PlatformTx,
  tenantId: string,
  ids: readonly string[],
): Promise<MemberProfile[]> {
  const { rows } = await sql<MemberProfile>`
    select p.id, p.given_name, p.family_name, p.phone, p.locale
      from unnest(${ids}::uuid[]) as i(id)
     cross join lateral (select person_id, status from membership where tenant_id = ${tenantId} and person_id = i.id limit 1) m
      join person p on p.id = m.person_id
     where m.status in ('active', 'suspended')`.execute(tx)
  return rows
}
