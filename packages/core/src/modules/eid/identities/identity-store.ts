import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { LinkedLoginsOwner } from '../../identity/index.ts'

export type Source = 'eid' | 'dan'

/** What was proven about a person, and by whom. */
export type ProvenIdentity = {
  readonly source: Source
  readonly subject: string
  readonly registration_number: string | null
  readonly civil_id: string | null
  readonly level: 'ADVANCED' | 'QUALIFIED' | null
}

/** The person of an identity; else whom another source proved under the same registry number. */
export async function selectCitizen(
  tx: PlatformTx,
  { source, subject, registration_number }: ProvenIdentity,
): Promise<string | undefined> {
  const { rows: known } = await sql<{ person_id: string }>`
    select person_id from national_identity where source = ${source} and subject = ${subject}`.execute(tx)
  if (known[0] || registration_number === null) return known[0]?.person_id
  const { rows: elsewhere } = await sql<{ person_id: string }>`
    select person_id from national_identity
     where registration_number = ${registration_number} and source <> ${source} limit 1`.execute(tx)
  return elsewhere[0]?.person_id
}

/** Whose identity it is, while nobody has come in with it yet. */
export async function selectNeverSignedIn(
  tx: PlatformTx,
  { source, subject }: ProvenIdentity,
): Promise<string | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from national_identity
     where source = ${source} and subject = ${subject} and logins = 0`.execute(tx)
  return rows[0]?.person_id
}

/** Undefined when the identity belongs to somebody else, or the person has another one of this source. */
export async function upsertNationalIdentity(
  tx: PlatformTx,
  personId: string,
  proven: ProvenIdentity,
): Promise<{ id: string; is_new: boolean } | undefined> {
  const { source, subject, registration_number, civil_id, level } = proven
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into national_identity as i (source, subject, person_id, registration_number, civil_id, level)
    select ${source}, ${subject}, ${personId}::uuid, ${registration_number}, ${civil_id}, ${level}
     where not exists (select from national_identity o
                        where o.person_id = ${personId}::uuid and o.source = ${source} and o.subject <> ${subject})
        on conflict (source, subject) do update
           set registration_number = coalesce(excluded.registration_number, i.registration_number),
               civil_id = coalesce(excluded.civil_id, i.civil_id), level = excluded.level
         where i.person_id = excluded.person_id
    returning id, xmax = 0 as is_new`.execute(tx)
  return rows[0]
}

/** A sign-in with it. */
export async function insertNationalSession(
  tx: PlatformTx,
  sessionId: string,
  identityId: string,
): Promise<void> {
  await sql`
    insert into national_session (session_id, identity_id) values (${sessionId}, ${identityId})`.execute(tx)
  await sql`
    update national_identity set last_login_at = date_trunc('milliseconds', now()), logins = logins + 1
     where id = ${identityId}`.execute(tx)
}

export type OwnIdentity = ProvenIdentity & {
  readonly id: string
  readonly first_login_at: string
  readonly last_login_at: string
  readonly logins: number
  readonly current: boolean
}

export async function selectNationalIdentities(
  tx: PlatformTx,
  owner: LinkedLoginsOwner,
): Promise<OwnIdentity[]> {
  const { rows } = await sql<OwnIdentity>`
    select i.id, i.source, i.subject, i.registration_number, i.civil_id, i.level, i.first_login_at, i.last_login_at, i.logins,
           exists (select from national_session s where s.session_id = ${owner.session_id} and s.identity_id = i.id) as current
      from national_identity i where i.person_id = ${owner.person_id}`.execute(tx)
  return rows
}

export async function selectNationalSessions(tx: PlatformTx, identityId: string): Promise<string[]> {
  const { rows } = await sql<{ session_id: string }>`
    select session_id from national_session where identity_id = ${identityId}`.execute(tx)
  return rows.map(row => row.session_id)
}

/** Answers with whose it was and whether another one is left. */
export async function deleteNationalIdentity(
  tx: PlatformTx,
  id: string,
): Promise<{ person_id: string; is_last: boolean }> {
  const { rows } = await sql<{ person_id: string; is_last: boolean }>`
    delete from national_identity i where i.id = ${id}
    returning i.person_id,
              not exists (select from national_identity o where o.person_id = i.person_id and o.id <> i.id) as is_last`.execute(
    tx,
  )
  return rows[0]!
}

export async function selectPeopleWithNationalIdentity(
  tx: PlatformTx,
  personIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct person_id from national_identity where person_id = any(${personIds}::uuid[])`.execute(tx)
  return rows.map(row => row.person_id)
}

export async function deleteOrphanedNationalSessions(tx: PlatformTx, limit: number): Promise<void> {
  await sql`
    /* reads all: a sweep looks for what has lost its session */
    delete from national_session where session_id in (
      select n.session_id from national_session n where not exists (select from session s where s.id = n.session_id)
       limit ${limit})`.execute(tx)
}

/** What is kept about a person, for the person. */
export async function selectOwnNationalData(tx: PlatformTx, personId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select source, subject, registration_number, civil_id, level, first_login_at, last_login_at, logins
      from national_identity where person_id = ${personId} order by first_login_at`.execute(tx)
  return rows
}

export async function deleteNationalIdentitiesOf(tx: PlatformTx, personId: string): Promise<void> {
  await sql`delete from national_identity where person_id = ${personId}`.execute(tx)
}

/** Registry numbers that e-ID or gateway proved of a person. */
export async function selectProvenNumbers(tx: PlatformTx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select distinct registration_number as number from national_identity
     where person_id = ${personId}::uuid and registration_number is not null`.execute(tx)
  return rows.map(row => row.number)
}

/** Who a person is to the e-ID, where they linked it. */
export async function selectEidSubject(tx: PlatformTx, personId: string): Promise<string | undefined> {
  const { rows } = await sql<{ subject: string }>`
    select subject from national_identity where person_id = ${personId}::uuid and source = 'eid'`.execute(tx)
  return rows[0]?.subject
}
