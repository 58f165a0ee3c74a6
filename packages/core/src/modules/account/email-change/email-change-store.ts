import { type Selectable, sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { AccountTables } from '../tables.ts'

export type EmailChange = Selectable<AccountTables['email_change']>

export type PendingChange = Pick<EmailChange, 'id' | 'to_email' | 'expires_at'>

/** Takes the place of an earlier change that nobody confirmed. */
export async function insertEmailChange(
  tx: PlatformTx,
  change: Pick<EmailChange, 'id' | 'person_id' | 'from_email' | 'to_email' | 'expires_at'>,
): Promise<void> {
  await deletePendingChange(tx, change.person_id)
  await sql`
    insert into email_change (id, person_id, from_email, to_email, expires_at)
    values (${change.id}, ${change.person_id}, ${change.from_email}, ${change.to_email}, ${change.expires_at})`.execute(
    tx,
  )
}

export async function selectPendingChange(
  tx: PlatformTx,
  personId: string,
): Promise<PendingChange | undefined> {
  const { rows } = await sql<PendingChange>`
    select id, to_email, expires_at from email_change
     where person_id = ${personId} and confirmed_at is null and expires_at > now()`.execute(tx)
  return rows[0]
}

export async function deletePendingChange(tx: PlatformTx, personId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from email_change where person_id = ${personId} and confirmed_at is null returning id`.execute(tx)
  return rows.length > 0
}

/** One conditional update: a change is confirmed once. */
export async function updateChangeConfirmed(
  tx: PlatformTx,
  id: string,
  undoId: string,
): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    update email_change set confirmed_at = clock_timestamp(), undo_id = ${undoId}
     where id = ${id} and confirmed_at is null and expires_at > now() returning *`.execute(tx)
  return rows[0]
}

/** Undoes a change, and with it those that were made after it. */
export async function updateChangesUndone(tx: PlatformTx, undoId: string): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    update email_change set undone_at = now() where undo_id = ${undoId} and undone_at is null returning *`.execute(
    tx,
  )
  const undone = rows[0]
  if (undone)
    await sql`
      update email_change set undone_at = now()
       where person_id = ${undone.person_id} and confirmed_at > ${undone.confirmed_at} and undone_at is null`.execute(
      tx,
    )
  return undone
}

export async function deleteOldChanges(tx: PlatformTx): Promise<void> {
  await sql`delete from email_change where requested_at < now() - interval '90 days'`.execute(tx)
}
