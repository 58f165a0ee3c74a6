import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type Passkey = {
  readonly id: string
  readonly person_id: string
  readonly credential_id: Buffer
  readonly public_key: Buffer
  readonly transports: string[]
  readonly aaguid: string
  readonly is_synced: boolean
  readonly is_user_verified: boolean
  /** Built into the device, or a key of its own; null when the browser did not say. */
  readonly attachment: 'platform' | 'cross-platform' | null
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
}

export type NewPasskey = Omit<Passkey, 'created_at' | 'last_used_at'> & { readonly counter: number }

const COLUMNS = sql`id, person_id, credential_id, public_key, transports, aaguid, is_synced, is_user_verified, attachment, name, created_at, last_used_at`

/** A person's keys are few; the oldest first. */
export async function selectPasskeys(tx: PlatformTx, personId: string): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select ${COLUMNS} from passkey where person_id = ${personId} order by id limit 100`.execute(tx)
  return rows
}

export async function selectPasskeyByCredential(
  tx: PlatformTx,
  credentialId: Buffer,
): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`
    select ${COLUMNS} from passkey where credential_id = ${credentialId}`.execute(tx)
  return rows[0]
}

/** Who of these people could sign in with a passkey. */
export async function selectPeopleWithPasskey(
  tx: PlatformTx,
  personIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct person_id from passkey where person_id = any(${personIds}::uuid[])`.execute(tx)
  return new Set(rows.map(row => row.person_id))
}

/** False when the key is registered already, whoever's it is. */
export async function insertPasskey(tx: PlatformTx, key: NewPasskey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into passkey (id, person_id, credential_id, public_key, counter, transports, aaguid, is_synced, is_user_verified, attachment, name)
    values (${key.id}, ${key.person_id}, ${key.credential_id}, ${key.public_key}, ${key.counter}, ${key.transports},
            ${key.aaguid}, ${key.is_synced}, ${key.is_user_verified}, ${key.attachment}, ${key.name})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** An authenticator counts its uses, or always says 0. False when it counted less than before: somebody has a copy of it. */
export async function updatePasskeyUsed(tx: PlatformTx, id: string, counter: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update passkey set counter = ${counter}, last_used_at = date_trunc('milliseconds', now())
     where id = ${id} and (counter < ${counter} or counter = 0 and ${counter} = 0)`.execute(tx)
  return numAffectedRows === 1n
}

export async function updatePasskeyName(
  tx: PlatformTx,
  { id, person_id, name }: { id: string; person_id: string; name: string },
): Promise<Passkey | undefined> {
  const { rows } = await sql<Passkey>`
    update passkey set name = ${name} where id = ${id} and person_id = ${person_id} returning ${COLUMNS}`.execute(
    tx,
  )
  return rows[0]
}

/** One of a person's, or all. Answers with their names. */
export async function deletePasskeys(tx: PlatformTx, personId: string, id?: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from passkey where person_id = ${personId} ${id === undefined ? sql`` : sql`and id = ${id}`} returning name`.execute(
    tx,
  )
  return rows.map(({ name }) => name)
}

export async function insertChallenge(
  tx: PlatformTx,
  challenge: { hash: Buffer; person_id: string | null; seconds: number },
): Promise<void> {
  await sql`
    insert into passkey_challenge (challenge_hash, person_id, expires_at)
    values (${challenge.hash}, ${challenge.person_id}, now() + ${challenge.seconds} * interval '1 second')`.execute(
    tx,
  )
}

/** A challenge is answered once. */
export async function deleteChallenge(
  tx: PlatformTx,
  { hash, person_id }: { hash: Buffer; person_id: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from passkey_challenge
     where challenge_hash = ${hash} and person_id is not distinct from ${person_id}::uuid and expires_at > now()`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
