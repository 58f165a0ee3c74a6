import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordChange } from '../../kernel/audit/record.ts'
import { type Context, inPlatform, type PersonRef } from '../../kernel/context.ts'
import type { DemoPerson } from './people.ts'

/** All of a demo tenant's people in one statement. Whoever exists from an interrupted run is found again. */
export function storePeople(ctx: Context, people: readonly DemoPerson[]): Promise<PersonRef[]> {
  return inPlatform(ctx, 'demo', async tx => {
    const rows = JSON.stringify(people.map(person => ({ id: randomUUID(), ...person })))
    const { rows: stored } = await sql<PersonRef>`
      insert into person (id, email, name, given_name, family_name, locale, phone, email_verified_at, created_at)
      select id, email, name, given_name, family_name, locale, phone, now() - interval '300 days', now() - interval '300 days'
        from json_to_recordset(${rows}::json)
          as p (id uuid, email text, name text, given_name text, family_name text, locale text, phone text)
      on conflict (email) do update set name = excluded.name
      returning id, name, email`.execute(tx)
    const byEmail = new Map(stored.map(person => [person.email, person]))
    return people.map(person => byEmail.get(person.email)!)
  })
}

export async function givePassword(ctx: Context, people: readonly PersonRef[], hash: string): Promise<void> {
  const ids = people.map(person => person.id)
  await inPlatform(ctx, 'demo', tx =>
    sql`
      insert into credential (person_id, password_hash) select id, ${hash} from unnest(${ids}::uuid[]) as id
      on conflict (person_id) do update set password_hash = excluded.password_hash, changed_at = now()`.execute(
      tx,
    ),
  )
}

export async function makeOperator(ctx: Context, { id, name }: PersonRef): Promise<void> {
  await inPlatform(ctx, 'demo', async tx => {
    await sql`update person set is_operator = true where id = ${id}`.execute(tx)
    await recordChange(tx, ctx, {
      action: 'person.operator_granted',
      target: { type: 'person', id, name },
      changes: { is_operator: [false, true] },
    })
  })
}

export async function existingSlugs(ctx: Context, slugs: readonly string[]): Promise<Set<string>> {
  return inPlatform(ctx, 'demo', async tx => {
    const { rows } = await sql<{ slug: string }>`select slug from tenant where slug = any(${slugs})`.execute(
      tx,
    )
    return new Set(rows.map(row => row.slug))
  })
}
