import { type Membership, normaliseEmail, sql, type TenantTx } from '@tamga/core'

export async function selectMemberByEmail(tx: TenantTx, email: string): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    select * from membership where email collate "C" = ${normaliseEmail(email)} limit 1`.execute(tx)
  return rows[0]
}
