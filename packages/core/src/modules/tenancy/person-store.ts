import { type Selectable, sql } from 'kysely'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../kernel/database/transactions.ts'
import type { MemberStatus, PeopleTables, TenantStatus } from './tables.ts'

export type Person = Selectable<PeopleTables['person']>

export type PersonsTenant = {
  id: string
  slug: string
  name: string
  status: TenantStatus
  member_status: MemberStatus
  joined_at: string
}

/** One spelling for one mailbox: case and compatibility forms do not make another person. */
export const normaliseEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

const people = (tx: PlatformTx) => tx.withTables<PeopleTables>()

export async function findPerson(tx: PlatformTx, id: string): Promise<Person | undefined> {
  return people(tx).selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findPersonByEmail(tx: PlatformTx, email: string): Promise<Person | undefined> {
  return people(tx)
    .selectFrom('person')
    .selectAll()
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst()
}

/** The person behind an e-mail, made when there is none. A known person is never changed by this. */
export async function findOrCreatePerson(
  tx: PlatformTx,
  input: { email: string; name: string },
): Promise<{ person: Person; isNew: boolean }> {
  const made = await people(tx)
    .insertInto('person')
    .values({ id: uuidv7(), email: normaliseEmail(input.email), name: input.name.trim() } as never)
    .onConflict(conflict => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { person: made, isNew: true }
  return { person: (await findPersonByEmail(tx, input.email))!, isNew: false }
}

/** The same for many at once, in one order, so that two lists with the same people never wait for each other in a circle. */
export async function findOrCreatePeople(
  tx: PlatformTx,
  inputs: readonly { email: string; name: string }[],
): Promise<Map<string, Pick<Person, 'id' | 'email'>>> {
  const sorted = inputs
    .map(({ email, name }) => ({ email: normaliseEmail(email), name }))
    .sort((a, b) => (a.email < b.email ? -1 : 1))
  const emails = sorted.map(({ email }) => email)
  await sql`
    insert into person (id, email, name)
    select * from unnest(${sorted.map(() => uuidv7())}::uuid[], ${emails}::text[], ${sorted.map(({ name }) => name)}::text[])
        on conflict (email) do nothing`.execute(tx)
  const { rows } = await sql<
    Pick<Person, 'id' | 'email'>
  >`select id, email from person where email = any(${emails}::text[])`.execute(tx)
  return new Map(rows.map(row => [row.email, row]))
}

/** The tenants a person may enter, oldest membership first. */
export async function tenantsOf(tx: PlatformTx, personId: string): Promise<PersonsTenant[]> {
  const { rows } = await sql<PersonsTenant>`
    select t.id, t.slug, t.name, t.status, m.status as member_status, coalesce(m.joined_at, m.created_at) as joined_at
      from membership m join tenant t on t.id = m.tenant_id
     where m.person_id = ${personId} and m.status = 'active' and t.status = 'active'
     order by coalesce(m.joined_at, m.created_at), t.id`.execute(tx)
  return rows
}

/** A person's own name and e-mail flow into the copies that their tenants keep. */
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
  const person = await update.returningAll().executeTakeFirst()
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

/** Holds a person as they are until the transaction ends. */
export async function lockPerson(tx: PlatformTx, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select * from person where id = ${id} for no key update`.execute(tx)
  return rows[0]
}

/** Where the person works when they sign in again without saying where. */
export async function updateLastTenant(tx: PlatformTx, id: string, tenantId: string): Promise<void> {
  await sql`update person set last_tenant_id = ${tenantId} where id = ${id}`.execute(tx)
}

/** Whoever used the link of a mail holds the address that it went to. */
export async function updateEmailVerified(tx: PlatformTx, id: string): Promise<void> {
  await sql`update person set email_verified_at = coalesce(email_verified_at, now()) where id = ${id}`.execute(
    tx,
  )
}

/** The same where the link was made to verify this address: one that was changed since is not verified by it. */
export async function updateAddressVerified(
  tx: PlatformTx,
  id: string,
  email: string,
): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    update person set email_verified_at = coalesce(email_verified_at, now()), version = version + 1
     where id = ${id} and email = ${email} returning *`.execute(tx)
  return rows[0]
}

export async function updateOperator(tx: PlatformTx, id: string): Promise<void> {
  await sql`
    update person set is_operator = true, email_verified_at = coalesce(email_verified_at, now()) where id = ${id}`.execute(
    tx,
  )
}

/** Somebody made a moment ago who has neither membership nor password. */
export async function deletePersonWithoutPlace(tx: PlatformTx, id: string): Promise<void> {
  await sql`
    delete from person p where p.id = ${id}
       and not exists (select from membership m where m.person_id = p.id)
       and not exists (select from credential c where c.person_id = p.id)`.execute(tx)
}
