import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type Closing = { readonly requested_at: string; readonly closes_at: string }

/** Undefined when the account is being closed already. */
export async function insertClosing(
  tx: PlatformTx,
  personId: string,
  closesAt: string,
): Promise<Closing | undefined> {
  const { rows } = await sql<Closing>`
    insert into account_closing (person_id, closes_at) values (${personId}, ${closesAt})
        on conflict (person_id) do nothing returning requested_at, closes_at`.execute(tx)
  return rows[0]
}

export async function selectClosing(tx: PlatformTx, personId: string): Promise<Closing | undefined> {
  const { rows } = await sql<Closing>`
    select requested_at, closes_at from account_closing where person_id = ${personId}`.execute(tx)
  return rows[0]
}

export async function deleteClosing(tx: PlatformTx, personId: string): Promise<boolean> {
  const { rows } =
    await sql`delete from account_closing where person_id = ${personId} returning person_id`.execute(tx)
  return rows.length > 0
}

/** The next account whose time is over; it is taken up again in an hour unless it was closed meanwhile. */
export async function updateNextDue(tx: PlatformTx): Promise<string | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    update account_closing set closes_at = now() + interval '1 hour'
     where person_id = (select person_id from account_closing where closes_at <= now()
                         order by closes_at limit 1 for update skip locked)
    returning person_id`.execute(tx)
  return rows[0]?.person_id
}
