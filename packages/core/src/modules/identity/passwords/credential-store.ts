import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'

export async function selectPasswordHash(tx: PlatformTx, personId: string): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from credential where person_id = ${personId}`.execute(tx)
  return rows[0]?.password_hash ?? null
}

/** Who of these people can already sign in with a password. */
export async function selectPeopleWithPassword(
  tx: PlatformTx,
  personIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from credential where person_id = any(${personIds}::uuid[])`.execute(tx)
  return new Set(rows.map(row => row.person_id))
}

export async function insertPassword(tx: PlatformTx, personId: string, hash: string): Promise<void> {
  await sql`
    insert into credential (person_id, password_hash) values (${personId}, ${hash})
    on conflict (person_id) do update
       set password_hash = excluded.password_hash, import_cost = null, changed_at = now()`.execute(tx)
}

export type ImportedPassword = { person_id: string; password_hash: string; import_cost: number }

/** Hashes that another system made. */
export async function insertImportedPasswords(
  tx: PlatformTx,
  passwords: readonly ImportedPassword[],
): Promise<void> {
  await sql`
    insert into credential (person_id, password_hash, import_cost)
    select * from unnest(${passwords.map(one => one.person_id)}::uuid[], ${passwords.map(one => one.password_hash)}::text[],
                         ${passwords.map(one => one.import_cost)}::integer[])`.execute(tx)
}

/** The same password under newer parameters. False when another one was chosen meanwhile. */
export async function updatePasswordHash(
  tx: PlatformTx,
  personId: string,
  change: { from: string | null; to: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update credential set password_hash = ${change.to}, import_cost = null
     where person_id = ${personId} and password_hash = ${change.from}`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * In a transaction of the tenant, so that password and membership are written together. False when the person has a password.
 */
export async function insertFirstPassword(tx: TenantTx, personId: string, hash: string): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`
    select platform.give_first_password(${personId}, ${hash}) as given`.execute(tx)
  return rows[0]!.given
}

/** With what else only the person could use: devices and links. */
export async function deleteCredentials(tx: PlatformTx, personId: string): Promise<void> {
  for (const table of ['credential', 'known_device', 'one_time_link'])
    await sql`delete from ${sql.table(table)} where person_id = ${personId}`.execute(tx)
}
