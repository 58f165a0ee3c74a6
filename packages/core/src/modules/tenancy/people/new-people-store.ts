import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { normaliseEmail } from '../normalise-email.ts'
import type { Person } from './person-store.ts'

/** Those of many who are new; an existing person is not changed. In one order, so that two calls with the same people cannot deadlock. */
export async function insertNewPeople(
  tx: PlatformTx,
  inputs: readonly { email: string; name: string }[],
): Promise<Pick<Person, 'id' | 'email' | 'name'>[]> {
  const sorted = inputs
    .map(({ email, name }) => ({ email: normaliseEmail(email), name: name.trim() }))
    .sort((a, b) => (a.email < b.email ? -1 : 1))
  const { rows } = await sql<Pick<Person, 'id' | 'email' | 'name'>>`
    insert into person (id, email, name)
    select * from unnest(${sorted.map(() => randomUUID())}::uuid[], ${sorted.map(({ email }) => email)}::text[],
                         ${sorted.map(({ name }) => name)}::text[])
        on conflict (email) do nothing returning id, email, name`.execute(tx)
  return rows
}

/** Which of these addresses are somebody's. */
export async function selectTakenEmails(tx: PlatformTx, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from person where email = any(${emails}::text[])`.execute(tx)
  return new Set(rows.map(row => row.email))
}
