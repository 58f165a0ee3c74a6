import { type Selectable, sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import type { InvitationTables } from './tables.ts'

export type Invitation = Selectable<InvitationTables['invitation']>

export type NewInvitation = Pick<
  Invitation,
  | 'id'
  | 'person_id'
  | 'email'
  | 'name'
  | 'language'
  | 'link_id'
  | 'expires_at'
  | 'invited_by'
  | 'invited_by_name'
  | 'registration_number'
>

const tables = (tx: TenantTx) => tx.withTables<InvitationTables>()

export async function insertInvitations(tx: TenantTx, invitations: readonly NewInvitation[]): Promise<void> {
  await sql`
    insert into invitation (id, person_id, email, name, language, link_id, expires_at, invited_by, invited_by_name, registration_number)
    select * from jsonb_to_recordset(${JSON.stringify(invitations)}::jsonb)
               as i(id uuid, person_id uuid, email text, name text, language text, link_id uuid, expires_at timestamptz,
                    invited_by uuid, invited_by_name text, registration_number text)`.execute(tx)
}

/** Locks an invitation until the transaction ends. */
export async function lockInvitation(tx: TenantTx, id: string): Promise<Invitation | undefined> {
  return tables(tx)
    .selectFrom('invitation')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateInvitationSent(
  tx: TenantTx,
  id: string,
  link: { link_id: string; expires_at: string },
): Promise<Invitation | undefined> {
  return tables(tx)
    .updateTable('invitation')
    .set({ ...link, sent_at: sql`date_trunc('milliseconds', clock_timestamp())` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
}

/** Only with the newest link and before it expires; of two concurrent attempts one changes the row. */
export async function updateInvitationAccepted(tx: TenantTx, id: string, linkId: string): Promise<boolean> {
  const { rows } = await sql`
    update invitation set status = 'accepted', closed_at = now()
     where id = ${id} and status = 'pending' and link_id = ${linkId} and expires_at > now() returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Revokes the pending invitation of a person. */
export async function updateInvitationRevoked(
  tx: TenantTx,
  personId: string,
): Promise<Invitation | undefined> {
  return tables(tx)
    .updateTable('invitation')
    .set({ status: 'revoked', closed_at: sql<string>`now()` })
    .where('person_id', '=', personId)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
}

/** Returns the links that stop working. */
export async function updateInvitationsRevoked(
  tx: TenantTx,
  personIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ link_id: string }>`
    update invitation set status = 'revoked', closed_at = now()
     where tenant_id = ${tx.tenantId} and person_id = any(${personIds}::uuid[]) and status = 'pending'
    returning link_id`.execute(tx)
  return rows.map(row => row.link_id)
}

export type InvitedPerson = {
  invitation_id: string
  link_id: string
  person_id: string
  email: string
  name: string
  expires_at: string
  tenant: { id: string; slug: string; name: string }
  tenant_status: string
  has_password: boolean
  /** Of the citizen whose e-ID may accept it. */
  registration_number: string | null
}

/** The invitation of a link, for its holder. An earlier link of the same invitation finds nothing. */
export async function selectInvitedPerson(
  tx: PlatformTx,
  linkId: string,
): Promise<InvitedPerson | undefined> {
  const { rows } = await sql<InvitedPerson>`
    select i.id as invitation_id, i.link_id, i.person_id, i.email, i.name, i.expires_at, i.registration_number,
           json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as tenant, t.status as tenant_status,
           exists (select from credential c where c.person_id = i.person_id) as has_password
      from one_time_link l
      join invitation i on i.tenant_id = l.tenant_id and i.link_id = l.id
      join tenant t on t.id = i.tenant_id
     where l.id = ${linkId} and i.status = 'pending' and i.expires_at > now()`.execute(tx)
  return rows[0]
}
