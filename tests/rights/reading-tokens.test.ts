import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Client, createClient, givenMember, startTestPlatform } from '@tamga/core/testing'
import { everyApp } from '../../scripts/openapi/every-app.ts'

const world = await startTestPlatform({ after }, { distribution: everyApp })
const { ctx, services } = world.platform

/** Changes that a token with a right to read may ask for, each for its reason. */
const OPEN_TO_READERS = {
  'reads, with a body for what is asked': [
    'POST /api/v1/reports/run',
    'POST /api/v1/reports/shared/own',
    'POST /api/v1/documents/verify',
    'POST /api/v1/settings/mails/:kind/:language/preview',
  ],
  'a look-up in the registry is a read that is logged, and reading is the right that it takes': [
    'POST /api/v1/egov/agreements',
    'POST /api/v1/egov/agreements/await',
    'POST /api/v1/egov/batches',
    'POST /api/v1/egov/batches/:id/cancel',
    'POST /api/v1/egov/citizens/lookup',
    'POST /api/v1/egov/legal-entities/lookup',
  ],
  'programs hand documents in: a new draft, which changes nothing that is there': [
    'POST /api/v1/documents',
    'POST /api/v1/documents/uploads',
    'PATCH /api/v1/documents/uploads/:id',
    'DELETE /api/v1/documents/uploads/:id',
  ],
  'how reports are shown to the caller alone': [
    'PUT /api/v1/reports/:id/star',
    'DELETE /api/v1/reports/:id/star',
    'PUT /api/v1/reports/settings/own',
  ],
}

test('what is no GET and needs a right to read is closed to tokens that only read, but for what is on the list', () => {
  const found = services.modules.all.flatMap(({ root = '', routes = [] }) =>
    routes
      .filter(
        ({ method, access }) => method !== 'GET' && access.kind === 'permission' && access.verb === 'read',
      )
      .filter(({ shape }) => !shape.sessionOnly && !shape.tokenNeeds)
      .map(({ method, path }) => `${method} ${root}${path}`),
  )
  assert.deepEqual(found.sort(), Object.values(OPEN_TO_READERS).flat().sort())
})

async function bearer(client: Client, permissions: string[] | null): Promise<Client> {
  const { body, text } = await client.post('/tokens', {
    name: 'Program',
    ...(permissions && { permissions }),
  })
  assert.ok(body.token, text)
  const program = createClient(world.origin)
  program.token = body.token
  return program
}

test('a token that reads documents neither changes what is there nor decides for its person; one with all rights changes it', async () => {
  const tenant = (await world.admin.get('/me')).body.tenant
  const bold = await givenMember(ctx, tenant, { email: 'bold@readers.example' })
  const client = createClient(world.origin)
  await client.signIn(bold.email, bold.password)
  const { body: document } = await client.post('/documents', { title: 'Гэрээ' })
  const at = `/documents/${document.id}`
  const reader = await bearer(client, ['documents.read'])
  assert.equal((await reader.get(at)).status, 200)
  assert.equal((await reader.post('/documents', { title: 'Handed in' })).status, 201)

  const change = { title: 'Changed', version: document.version }
  const pdf = { 'content-type': 'application/pdf' }
  const changes = [
    await reader.put(at, change),
    await reader.delete(at),
    await reader.request('POST', `${at}/versions`, Buffer.from('%PDF-1.7'), pdf),
    await reader.post(`${at}/comments`, { text: 'Not mine' }),
  ]
  for (const { status, body } of changes) assert.deepEqual([status, body.code], [403, 'insufficient_scope'])

  const everything = await bearer(client, null)
  const decisions = (of: Client) => [
    of.put(`/approvals/${document.id}`, { decision: 'approve' }),
    of.post(`/approvals/${document.id}/delegate`, { user: bold.id }),
    of.post(`${at}/flow`, { steps: [{ approvers: [bold.id] }] }),
    of.delete(`${at}/flow`),
    of.put(`${at}/access/${bold.id}`, { level: 'edit' }),
    of.delete(`${at}/access/${bold.id}`),
    of.put(`${at}/signers`, { signers: [] }),
  ]
  for (const { status, body } of await Promise.all([reader, everything].flatMap(decisions)))
    assert.deepEqual([status, body.code], [403, 'session_required'])
  const changed = await everything.put(at, change)
  assert.deepEqual([changed.status, changed.body.title], [200, 'Changed'], changed.text)
})

test('no token makes, lists or fetches files of reports, or gives links to them', async () => {
  const program = await bearer(world.admin, null)
  const query = { dataset: 'members', by: ['email'], measures: [] }
  const order = { format: 'csv', name: 'x', query }
  const { body: made } = await world.admin.post('/reports/exports', order)
  const at = `/reports/exports/${made.id}`
  const { body: report } = await world.admin.post('/reports', { name: 'Гишүүд', query })
  const share = { audience: 'tenant', mode: 'live' }
  const asked = [
    program.get('/reports/exports'),
    program.get(at),
    program.get(`${at}/content`),
    program.delete(at),
    program.post('/reports/exports', order),
    program.post(`/reports/${report.id}/exports`, { format: 'csv' }),
    program.post(`/reports/${report.id}/shares`, share),
  ]
  for (const { status, body } of await Promise.all(asked))
    assert.deepEqual([status, body.code], [403, 'session_required'])
})
