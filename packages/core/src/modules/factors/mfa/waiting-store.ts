import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import type { LookUp } from '../../../kernel/database/look-ups.ts'
import type { Statement } from '../../../kernel/database/statements.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { lockPerson, type Person } from '../../tenancy/index.ts'

export type WaitingRow = {
  readonly id: string
  readonly browser_hash: Buffer | null
  readonly person_id: string
  readonly tenant_id: string
  readonly proof: Record<string, unknown>
  readonly follow_up: Record<string, unknown> | null
  readonly enrolls: boolean
  readonly tries: number
}

export type NewWaiting = Omit<WaitingRow, 'tries'> & { readonly token_hash: Buffer; readonly seconds: number }

export async function insertWaiting(tx: PlatformTx, row: NewWaiting): Promise<void> {
  await sql`
    insert into waiting_sign_in (id, token_hash, browser_hash, person_id, tenant_id, proof, follow_up, enrolls, expires_at)
    values (${row.id}, ${row.token_hash}, ${row.browser_hash}, ${row.person_id}, ${row.tenant_id}, ${JSON.stringify(row.proof)}::jsonb,
            ${row.follow_up === null ? null : JSON.stringify(row.follow_up)}::jsonb, ${row.enrolls},
            now() + ${row.seconds} * interval '1 second')`.execute(tx)
}

/** The person of a waiting sign-in is locked before it, as by whoever changes the password and deletes what waits. */
export async function lockWaitingPerson(tx: PlatformTx, tokenHash: Buffer): Promise<Person | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from waiting_sign_in where token_hash = ${tokenHash} and expires_at > now()`.execute(tx)
  return rows[0] && lockPerson(tx, rows[0].person_id)
}

/** Held until the transaction ends: tries with one token go one after the other. */
export async function lockWaiting(tx: PlatformTx, tokenHash: Buffer): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    select id, browser_hash, person_id, tenant_id, proof, follow_up, enrolls, tries
      from waiting_sign_in where token_hash = ${tokenHash} and expires_at > now() for update`.execute(tx)
  return rows[0]
}

export async function updateTries(tx: PlatformTx, id: string): Promise<void> {
  await sql`update waiting_sign_in set tries = tries + 1 where id = ${id}`.execute(tx)
}

export async function deleteWaiting(tx: PlatformTx, id: string): Promise<void> {
  await sql`delete from waiting_sign_in where id = ${id}`.execute(tx)
}

export type Enrolling = Pick<WaitingRow, 'id' | 'browser_hash' | 'person_id' | 'tenant_id'> & {
  readonly expires_at: string
}

const FIND_ENROLLING: Statement = {
  name: 'find enrolling',
  role: 'platform',
  isRepeatable: true,
  text: `select id, browser_hash, person_id, tenant_id, expires_at
           from waiting_sign_in where token_hash = $1 and enrolls and expires_at > now()`,
}

/** Somebody who signed in with one factor and has to add a second. */
export async function selectEnrolling(database: Database, tokenHash: Buffer): Promise<Enrolling | undefined> {
  return (await database.run<Enrolling>(FIND_ENROLLING, [tokenHash])).rows[0]
}

/** A member with their tenant, by `tenant person`. */
export const MEMBER: LookUp = {
  name: 'enrolling member',
  role: 'app',
  text: 'select * from platform.authorize_member($1::text[])',
}

/** Began with a password that is another one by now. */
export async function deleteWaitingOf(tx: PlatformTx, personId: string): Promise<void> {
  await sql`delete from waiting_sign_in where person_id = ${personId}`.execute(tx)
}

/** What nobody came back for. */
export async function deleteExpired(tx: PlatformTx): Promise<void> {
  await sql`delete from waiting_sign_in where expires_at < now()`.execute(tx)
  await sql`delete from passkey_challenge where expires_at < now()`.execute(tx)
  await sql`delete from remembered_device where expires_at < now()`.execute(tx)
}
