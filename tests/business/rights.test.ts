import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  type Client,
  coreModules,
  createClient,
  givenMember,
  pg,
  startTestPlatform,
} from '@tamga/core/testing'
import { business } from '../../distributions/business/distribution.ts'
import { filledPath } from '../policy/world/route-table.ts'

const world = await startTestPlatform({ after }, { distribution: business })
const { admin, origin } = world
const apps = coreModules.filter(({ isBusiness }) => isBusiness)
for (const { slug } of apps) await admin.post(`/store/apps/${slug}/install`)

const routes = apps.flatMap(({ routes = [], root }) =>
  routes.map(({ method, path }) => ({ method, path: filledPath(`${root}${path}`).replace('/api/v1', '') })),
)
const reading = routes.filter(({ method }) => method === 'GET')
const changing = routes.filter(({ method }) => method !== 'GET')

const ask = ({ method, path }: (typeof routes)[number], client: Client) =>
  client.request(method, path, method === 'GET' ? undefined : {})

/** A program of the company that holds one scope, for somebody who may do everything. */
async function programWith(scope: string): Promise<Client> {
  const account = (await admin.post('/service-accounts', { name: scope, roles: ['admin'] })).body.id
  const { body: app } = await admin.post('/sso/clients', {
    name: scope,
    grant_types: ['client_credentials'],
    scopes: [scope],
    service_account: account,
  })
  const secret = Buffer.from(`${app.client_id}:${app.client_secret}`).toString('base64')
  const answer = await fetch(`${origin}/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${secret}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  })
  const client = createClient(origin)
  client.token = ((await answer.json()) as { access_token: string }).access_token
  return client
}

/** How many rows the tables of these apps have. */
async function countRows(): Promise<Record<string, number>> {
  const tables = apps.flatMap(({ exports = [] }) => exports.map(({ table }) => table))
  assert.ok(tables.includes('stock_location') && tables.includes('contact'))
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  try {
    const counts: Record<string, number> = {}
    for (const table of tables)
      counts[table] = (await owner.query(`select count(*)::int as n from ${table}`)).rows[0].n
    return counts
  } finally {
    await owner.end()
  }
}

test('whoever is nobody, or has no permission of business apps, gets nothing of them', async () => {
  const person = await givenMember(world.platform.ctx, (await admin.get('/me')).body.tenant, {
    email: 'nobody@first.example',
  })
  const member = createClient(origin)
  await member.signIn(person.email, person.password)
  assert.ok(routes.length > 80 && reading.length > 20, String(routes.length))
  for (const route of routes) {
    const [stranger, without] = [await ask(route, createClient(origin)), await ask(route, member)]
    assert.deepEqual([stranger.status, without.status], [401, 403], `${route.method} ${route.path}`)
  }
})

test('erp.read opens what reads and nothing that changes; erp.write the other way round', async () => {
  const [reader, writer] = [await programWith('erp.read'), await programWith('erp.write')]
  const before = await countRows()
  for (const route of changing)
    assert.equal((await ask(route, reader)).body?.code, 'insufficient_scope', `${route.method} ${route.path}`)
  assert.deepEqual(await countRows(), before)
  for (const route of reading) {
    assert.notEqual((await ask(route, reader)).status, 403, route.path)
    assert.equal((await ask(route, writer)).body?.code, 'insufficient_scope', route.path)
  }
})
