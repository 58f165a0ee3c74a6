import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { normaliseEmail } from '../normalise-email.ts'
import type { MemberStatus, PeopleTables, TenantStatus } from '../tables.ts'

/** `email` is the address to write to: the person's own, else the one that others gave; empty when there is none. */
export type Person = Omit<Selectable<PeopleTables['person']>, 'email' | 'contact_email'> & { email: string }

/** After all columns: of two columns with one name the later counts. */
const SHOWN_EMAIL = sql<string>`coalesce(email, contact_email)`.as('email')

export type PersonsTenant = {
  id: string
  slug: string
  name: string
  status: TenantStatus
  member_status: MemberStatus
  joined_at: string
}

/** Random, since an id that carries the time would tell other tenants since when an account exists. */
const newPersonId = (): string => randomUUID()

const people = (tx: PlatformTx) => tx.withTables<PeopleTables>()

export async function selectPerson(tx: PlatformTx, id: string): Promise<Person | undefined> {
  return people(tx)
    .selectFrom('person')
    .selectAll()
    .select(SHOWN_EMAIL)
    .where('id', '=', id)
    .executeTakeFirst() as Promise<Person | undefined>
}

/** The owner of an address. */
export async function selectPersonByEmail(tx: PlatformTx, email: string): Promise<Person | undefined> {
  return people(tx)
    .selectFrom('person')
    .selectAll()
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst() as Promise<Person | undefined>
}

/** A person who owns no address, reserved until the membership is made. */
export async function insertPersonWithoutAddress(
  tx: PlatformTx,
  { email, name, ...details }: { email: string; name: string } & Partial<Person>,
): Promise<string> {
  const { id } = await people(tx)
    .insertInto('person')
    .values({
      ...details,
      id: newPersonId(),
      contact_email: normaliseEmail(email),
      name: name.trim(),
      reserved_until: sql`now() + interval '1 minute'`,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The person with this address, created when there is none. An existing person is not changed. */
export async function upsertPerson(
  tx: PlatformTx,
  input: { email: string; name: string },
): Promise<{ person: Person; isNew: boolean }> {
  const made = await people(tx)
    .insertInto('person')
    .values({ id: newPersonId(), email: normaliseEmail(input.email), name: input.name.trim() } as never)
    .onConflict(conflict => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { person: made as Person, isNew: true }
  return { person: (await selectPersonByEmail(tx, input.email))!, isNew: false }
}

/** The same for many, in one order, so that two calls with the same people cannot deadlock. */
export async function upsertPeople(
  tx: PlatformTx,
  inputs: readonly { email: string; name: string }[],
): Promise<Map<string, Pick<Person, 'id' | 'email'>>> {
  const sorted = inputs
    .map(({ email, name }) => ({ email: normaliseEmail(email), name }))
    .sort((a, b) => (a.email < b.email ? -1 : 1))
  const emails = sorted.map(({ email }) => email)
  await sql`
    insert into person (id, email, name)
    select * from unnest(${sorted.map(newPersonId)}::uuid[], ${emails}::text[], ${sorted.map(({ name }) => name)}::text[])
        on conflict (email) do nothing`.execute(tx)
  const { rows } = await sql<
    Pick<Person, 'id' | 'email'>
  >`select id, email from person where email = any(${emails}::text[])`.execute(tx)
  return new Map(rows.map(row => [row.email, row]))
}

/** The tenants a person may enter, oldest membership first. */
export async function selectTenantsOfPerson(tx: PlatformTx, personId: string): Promise<PersonsTenant[]> {
  const { rows } = await sql<PersonsTenant>`
    select t.id, t.slug, t.name, t.status, m.status as member_status, coalesce(m.joined_at, m.created_at) as joined_at
      from membership m join tenant t on t.id = m.tenant_id
     where m.person_id = ${personId} and m.status = 'active' and t.status = 'active'
     order by coalesce(m.joined_at, m.created_at), t.id`.execute(tx)
  return rows
}

export type OwnMembership = {
  tenant: string
  tenant_name: string
  name: string
  email: string
  status: MemberStatus
  created_at: string
  joined_at: string | null
}

/** Every membership of a person, or the one in a tenant, those that ended included. */
export async function selectMembershipsOfPerson(
  tx: PlatformTx,
  { person_id, tenant_id }: { person_id: string; tenant_id: string | null },
): Promise<OwnMembership[]> {
  const { rows } = await sql<OwnMembership>`
    select t.slug as tenant, t.name as tenant_name, m.name, m.email, m.status, m.created_at, m.joined_at
      from membership m join tenant t on t.id = m.tenant_id
     where m.person_id = ${person_id} ${tenant_id === null ? sql`` : sql`and m.tenant_id = ${tenant_id}`}
     order by m.created_at`.execute(tx)
  return rows
}

/** Also updates the copies of name and e-mail in the person's tenants. */
export async function updatePerson(
  tx: PlatformTx,
  id: string,
  changes: Partial<
    Pick<Person, 'name' | 'given_name' | 'family_name' | 'phone' | 'picture' | 'locale' | 'theme'>
  > & { version?: number },
): Promise<Person | undefined> {
  const { version, ...fields } = changes
  let update = people(tx)
    .updateTable('person')
    .set({ ...fields, updated_at: sql`now()`, version: sql`version + 1` } as never)
    .where('id', '=', id)
  if (version !== undefined) update = update.where('version', '=', version)
  const person = (await update.returningAll().returning(SHOWN_EMAIL).executeTakeFirst()) as Person | undefined
  if (person && fields.name !== undefined) {
    // A tenant whose invitation is not accepted keeps what its inviter typed: it has no right to the person's own name yet.
    await people(tx)
      .updateTable('membership')
      .set({ name: person.name })
      .where('person_id', '=', id)
      .where('status', 'in', ['active', 'suspended'])
      .execute()
  }
  return person
}

export async function isOperator(tx: PlatformTx, personId: string): Promise<boolean> {
  const row = await people(tx)
    .selectFrom('person')
    .select('is_operator')
    .where('id', '=', personId)
    .executeTakeFirst()
  return row?.is_operator ?? false
}

/** Locks a person until the transaction ends. */
export async function lockPerson(tx: PlatformTx, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select *, coalesce(email, contact_email) as email from person where id = ${id} for no key update`.execute(
    tx,
  )
  return rows[0]
}

/** The tenant of the next sign-in that names none. */
export async function updateLastTenant(tx: PlatformTx, id: string, tenantId: string): Promise<void> {
  await sql`update person set last_tenant_id = ${tenantId} where id = ${id}`.execute(tx)
}

/** Whoever opened the link in a mail controls its address. */
export async function updateEmailVerified(tx: PlatformTx, id: string): Promise<void> {
  await sql`update person set email_verified_at = coalesce(email_verified_at, now()) where id = ${id} and email is not null`.execute(
    tx,
  )
}

/**
 * The same for the link that verifies an address: not when the address was changed since. Whoever was given the address by
 * others owns it from now on, unless it is somebody's already.
 */
export async function updateAddressVerified(
  tx: PlatformTx,
  id: string,
  email: string,
): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    update person set email = ${email}, contact_email = '', email_verified_at = coalesce(email_verified_at, now()),
           version = version + 1
     where id = ${id} and (email = ${email} or email is null and contact_email = ${email}
                           and not exists (select from person other where other.email = ${email}))
     returning *`.execute(tx)
  return rows[0]
}

/** Replaces a verified address, and its copies in the person's tenants. Undefined when it is somebody's, or was changed meanwhile. */
export async function updateAddress(
  tx: PlatformTx,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    update person set email = ${to}, contact_email = '', email_verified_at = now(), updated_at = now(), version = version + 1
     where id = ${id} and coalesce(email, contact_email) = ${from}
       and not exists (select from person other where other.email = ${to} and other.id <> ${id})
    returning *`.execute(tx)
  if (rows[0])
    await sql`
      update membership set email = ${to}, version = version + 1
       where person_id = ${id} and status in ('active', 'suspended')`.execute(tx)
  return rows[0]
}

/** What is left of a closed account is its id. */
export async function updatePersonClosed(tx: PlatformTx, id: string): Promise<void> {
  await sql`
    update person set email = null, contact_email = '', email_verified_at = null, name = '', given_name = null, family_name = null,
           phone = null, phone_verified_at = null, picture = null, registration_number = null, civil_id = null,
           identity_level = null, is_operator = false, last_tenant_id = null, updated_at = now(), version = version + 1
     where id = ${id}`.execute(tx)
}

export async function isLastOperator(tx: PlatformTx, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from person where is_operator limit 2`.execute(tx)
  return rows.length === 1 && rows[0]!.id === id
}

export async function updateOperator(tx: PlatformTx, id: string): Promise<void> {
  await sql`update person set is_operator = true where id = ${id}`.execute(tx)
}

/**
 * Locks the row and tells whether the person is unclaimed as far as this module knows: no verified address, membership or
 * reservation.
 */
export async function selectUnclaimed(tx: PlatformTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from person p
     where p.id = ${id} and p.email_verified_at is null and not p.is_operator
       and (p.reserved_until is null or p.reserved_until <= now())
       and not exists (select from membership m where m.person_id = p.id and m.status in ('active', 'suspended'))
       for update`.execute(tx)
  return rows.length > 0
}

/** Unclaimed people without membership or invitation, the oldest first, except those of the last day. */
export async function selectUnclaimedWithoutPlace(
  tx: PlatformTx,
  { ids, limit }: { ids?: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from person p
     where p.email_verified_at is null and not p.is_operator
       and ${ids ? sql`p.id = any(${ids}::uuid[])` : sql`p.created_at < now() - interval '1 day'`}
       and (p.reserved_until is null or p.reserved_until <= now())
       and not exists (select from membership m where m.person_id = p.id and (m.status <> 'left' or m.joined_at is not null))
     order by p.created_at, p.id limit ${limit} for update skip locked`.execute(tx)
  return rows.map(row => row.id)
}

/** Reserves for one minute: long enough to write a membership, and after a crash soon over. */
export async function updateReservation(tx: PlatformTx, id: string, isReserved: boolean): Promise<void> {
  await sql`
    update person set reserved_until = ${isReserved ? sql`now() + interval '1 minute'` : sql`null`}
     where id = ${id}`.execute(tx)
}

/** With the memberships that they were invited to and never accepted. */
export async function deletePeople(tx: PlatformTx, ids: readonly string[]): Promise<void> {
  await sql`delete from membership where person_id = any(${ids}::uuid[])`.execute(tx)
  await sql`delete from person where id = any(${ids}::uuid[])`.execute(tx)
}
