import assert from 'node:assert/strict'
import { after } from 'node:test'
import { type Client, createClient, pg, startTestPlatform } from '@tamga/core/testing'

export const world = await startTestPlatform({ after })
export const { admin } = world
export const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

export const { tenant, user: administrator } = (await admin.get('/me')).body

export type Person = { readonly id: string; readonly name: string; readonly client: Client }

let people = 0

/** Members with sessions, straight into the tables: hundreds of passwords would cost more than what is tested. */
export async function givenPeople(count: number, roles: readonly string[] = []): Promise<Person[]> {
  const names = Array.from({ length: count }, () => `person-${++people}`)
  const { rows } = await owner.query(
    `with made as (
       insert into person (id, name, email) select gen_random_uuid(), n, n || '@first.example' from unnest($1::text[]) n returning id, name, email),
     joined as (
       insert into membership (tenant_id, person_id, status, name, email, joined_at)
       select $2, id, 'active', name, email, now() from made returning person_id),
     granted as (
       insert into membership_role (tenant_id, person_id, role_id, automatic)
       select r.tenant_id, j.person_id, r.id, r.key = 'user' from joined j, role r where r.tenant_id = $2 and r.key = any($3)),
     signed as (
       insert into session (id, token_hash, person_id, tenant_id, idle_seconds, idle_expires_at, expires_at, auth_methods)
       select platform.uuidv7(), sha256(convert_to('approval-session-' || name, 'utf8')), id, $2, 86400, now() + interval '1 day', now() + interval '2 days', '{pwd}'
         from made)
     select id, name from made`,
    [names, tenant.id, ['user', ...roles]],
  )
  return rows.map(({ id, name }: { id: string; name: string }) =>
    Object.assign(
      { id, name },
      { client: Object.assign(createClient(world.origin), { token: `approval-session-${name}` }) },
    ),
  )
}

export const givenPerson = async (...roles: string[]): Promise<Person> => (await givenPeople(1, roles))[0]!

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

export async function givenDocument(of: Person, title = 'Гэрээ'): Promise<{ id: string; sha256: string }> {
  const { status, body, text } = await of.client.request(
    'POST',
    `/documents?title=${encodeURIComponent(title)}`,
    pdf(`${title} ${Math.random()}`),
    { 'content-type': 'application/pdf' },
  )
  assert.equal(status, 201, text)
  return body
}

export const addVersion = (of: Person, id: string) =>
  of.client.request('POST', `/documents/${id}/versions`, pdf(`again ${Math.random()}`), {
    'content-type': 'application/pdf',
  })

type Given = object | string

export async function started(
  of: Person,
  id: string,
  ...steps: { approvers: Given[]; [field: string]: unknown }[]
) {
  const { status, body, text } = await of.client.post(`/documents/${id}/flow`, { steps })
  assert.equal(status, 201, text)
  return body
}

export const flowOf = async (of: Person, id: string) => (await of.client.get(`/documents/${id}/flow`)).body
export const statusOf = async (of: Person, id: string) =>
  (await of.client.get(`/documents/${id}`)).body?.status
export const queueOf = async ({ client }: Person) => (await client.get('/approvals/queue?count=true')).body

/** Decides on what waits for somebody about a document. */
export async function decide(by: Person, documentId: string, decision: string, more: object = {}) {
  const { items } = await queueOf(by)
  const found = items.find((item: { document: { id: string } }) => item.document.id === documentId)
  assert.ok(found, `nothing waits for ${by.name}`)
  return by.client.put(`/approvals/${found.id}`, { decision, ...more })
}

export async function approves(by: Person, documentId: string): Promise<void> {
  const { status, text } = await decide(by, documentId, 'approve')
  assert.equal(status, 200, text)
}
