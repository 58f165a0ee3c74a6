import { sql, type TenantTx } from '@tamga/core'

/** The next people of the tenant in the order of their ids, whatever their status. */
export async function selectPeopleAfter(tx: TenantTx, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from membership where person_id > ${after}::uuid order by person_id limit ${limit}`.execute(
    tx,
  )
  return rows.map(row => row.id)
}

export type SentUser = { subject_id: string; active: boolean; digest: string | null }

/** What was sent last of these people. */
export async function selectSentUsers(
  tx: TenantTx,
  targetId: string,
  ids: readonly string[],
): Promise<Map<string, SentUser>> {
  const { rows } = await sql<SentUser>`
    select subject_id, active, digest from scim_link
     where target_id = ${targetId} and kind = 'user' and subject_id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map(row => [row.subject_id, row]))
}

/** Every role, and every group that the target still has of a role that is gone. */
export async function selectGroups(
  tx: TenantTx,
  targetId: string,
): Promise<{ id: string; digest: string | null }[]> {
  const { rows } = await sql<{ id: string; digest: string | null }>`
    select coalesce(r.id, l.subject_id) as id, l.digest from role r
      full join (select * from scim_link where target_id = ${targetId} and kind = 'group') l on l.subject_id = r.id`.execute(
    tx,
  )
  return rows
}
