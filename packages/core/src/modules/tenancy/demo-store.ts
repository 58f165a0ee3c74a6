import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PersonRef } from '../../kernel/context.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import type { MemberStatus } from './tables.ts'

export type DemoPerson = {
  email: string
  name: string
  given_name: string
  family_name: string
  locale: string
  phone: string | null
}

/** Many people in one statement. Whoever exists from an interrupted run is found again. */
export async function insertDemoPeople(tx: PlatformTx, people: readonly DemoPerson[]): Promise<PersonRef[]> {
  const given = JSON.stringify(people.map(person => ({ id: randomUUID(), ...person })))
  const { rows } = await sql<PersonRef>`
    insert into person (id, email, name, given_name, family_name, locale, phone, email_verified_at, created_at)
    select id, email, name, given_name, family_name, locale, phone, now() - interval '300 days', now() - interval '300 days'
      from json_to_recordset(${given}::json)
        as p (id uuid, email text, name text, given_name text, family_name text, locale text, phone text)
    on conflict (email) do update set name = excluded.name
    returning id, name, email`.execute(tx)
  const byEmail = new Map(rows.map(person => [person.email, person]))
  return people.map(person => byEmail.get(person.email)!)
}

export type DemoTenantRow = { slug: string; name: string; language: string; founded: string }

export async function insertDemoTenant(
  tx: TenantTx,
  { slug, name, language, founded }: DemoTenantRow,
): Promise<void> {
  await sql`
    insert into tenant (id, slug, name, default_language, languages, created_at)
    values (${tx.tenantId}, ${slug}, ${name}, ${language}, '{mn,en}', ${founded})`.execute(tx)
}

export type DemoMember = PersonRef & {
  status: MemberStatus
  joined_at: string | null
  last_seen_at: string | null
}

export async function insertDemoMembers(tx: TenantTx, members: readonly DemoMember[]): Promise<void> {
  await sql`
    insert into membership (person_id, status, email, name, joined_at, last_seen_at, created_at)
    select id, status, email, name, joined_at, last_seen_at, coalesce(joined_at, date_trunc('milliseconds', now()))
      from json_to_recordset(${JSON.stringify(members)}::json)
        as m (id uuid, status text, email text, name text, joined_at timestamptz, last_seen_at timestamptz)`.execute(
    tx,
  )
}

/** Which of these slugs are taken. */
export async function selectTakenSlugs(tx: PlatformTx, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from tenant where slug = any(${slugs}::text[])`.execute(tx)
  return new Set(rows.map(row => row.slug))
}
