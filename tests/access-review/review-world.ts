import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  type Answer,
  type Client,
  createClient,
  givenMember,
  givenTenant,
  pg,
  startTestPlatform,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

export const world = await startTestPlatform({ after }, { distribution: signIn })
export const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

export const ROOT = '/sso/reviews'
export const NOBODY = '018f0000-0000-7000-8000-000000000000'

export type Tenant = { id: string; slug: string; admin: Client; adminId: string }
export type Item = {
  id: string
  user: { id: string; email: string }
  role: { id: string; key: string }
  reviewer: { id: string }
  automatic: boolean
  recommendation: { decision: string; reasons: { code: string; text: string }[] }
} & Record<string, unknown>

let tenants = 0

/** A tenant of its own, with the app installed: what one test removes is not missing in another. */
export async function newTenant(): Promise<Tenant> {
  const slug = `review-${++tenants}`
  const tenant = await givenTenant(world.platform.ctx, slug)
  const { client, id } = await member(tenant, `admin@${slug}.example`, ['admin'])
  for (const app of ['organisation', 'sso-access-review', 'sso-sessions'])
    await client.post(`/store/apps/${app}/install`)
  return { id: tenant.id, slug, admin: client, adminId: id }
}

export async function member(tenant: { id: string }, email: string, roles: string[] = []) {
  const person = await givenMember(world.platform.ctx, tenant, { email, roles })
  const client = createClient(world.origin)
  await client.signIn(email, person.password)
  return { id: person.id, email, client, password: person.password }
}

export async function newRole(tenant: Tenant, key: string, permissions: string[], owners: string[] = []) {
  const { status, body, text } = await tenant.admin.post('/organisation/roles', {
    key,
    name: `Үүрэг ${key}`,
    permissions,
    owners,
  })
  assert.equal(status, 201, text)
  return body as { id: string; key: string }
}

export async function newCampaign(client: Client, fields: object = {}) {
  const { status, body, text } = await client.post(`${ROOT}/campaigns`, { name: 'Улирлын хяналт', ...fields })
  assert.equal(status, 201, text)
  return body
}

export async function opened(client: Client, fields: object = {}) {
  const { id } = await newCampaign(client, fields)
  const { status, body, text } = await client.post(`${ROOT}/campaigns/${id}/open`)
  assert.equal(status, 200, text)
  return body
}

export async function itemsOf(client: Client, campaign: { id: string }, query = ''): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body, text }: Answer = await client.get(
      `${ROOT}/campaigns/${campaign.id}/items?limit=200${query}${cursor && `&cursor=${cursor}`}`,
    )
    assert.equal(status, 200, text)
    items.push(...body.items)
    cursor = body.next_cursor
  }
  return items
}

export const decide = (client: Client, item: { id: string }, decision: string, comment?: string) =>
  client.put(`${ROOT}/items/${item.id}`, { decision, ...(comment && { comment }) })

export const close = (client: Client, { id }: { id: string }) => client.post(`${ROOT}/campaigns/${id}/close`)

export async function changes(tenant: Tenant, action: string): Promise<Record<string, [unknown, unknown]>[]> {
  const { rows } = await owner.query(
    `select changes from audit_record where tenant_id = $1 and kind = 'change' and action = $2 order by seq`,
    [tenant.id, action],
  )
  return rows.map(row => row.changes)
}
