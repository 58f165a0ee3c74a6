import { sql } from 'kysely'
import type { TenantTx } from '../../kernel/database/transactions.ts'

export type ChosenSwitch = { kind: string; bell: boolean; mail: boolean }

export async function selectSwitches(tx: TenantTx, personId: string): Promise<ChosenSwitch[]> {
  const { rows } = await sql<ChosenSwitch>`
    select kind, bell, mail from notification_switch
     where tenant_id = ${tx.tenantId} and person_id = ${personId}`.execute(tx)
  return rows
}

export async function upsertSwitches(
  tx: TenantTx,
  personId: string,
  switches: readonly ChosenSwitch[],
): Promise<void> {
  await sql`
    insert into notification_switch (person_id, kind, bell, mail)
    select ${personId}::uuid, s.* from jsonb_to_recordset(${JSON.stringify(switches)}::jsonb) as s(kind text, bell boolean, mail boolean)
    on conflict (tenant_id, person_id, kind) do update set bell = excluded.bell, mail = excluded.mail`.execute(
    tx,
  )
}
