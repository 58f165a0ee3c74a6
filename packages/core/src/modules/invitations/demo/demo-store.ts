import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type DemoInvitation = {
  id: string
  person_id: string
  email: string
  name: string
  link_id: string
  sent_at: string
  expires_at: string
}

export async function insertDemoInvitations(
  tx: TenantTx,
  invitations: readonly DemoInvitation[],
  by: { id: string; name: string },
): Promise<void> {
  await sql`
    insert into invitation (id, person_id, email, name, language, link_id, expires_at, sent_at, invited_by, invited_by_name, created_at)
    select id, person_id, email, name, 'mn', link_id, expires_at, sent_at, ${by.id}, ${by.name}, sent_at
      from json_to_recordset(${JSON.stringify(invitations)}::json)
        as i (id uuid, person_id uuid, email text, name text, link_id uuid, expires_at timestamptz, sent_at timestamptz)`.execute(
    tx,
  )
}
