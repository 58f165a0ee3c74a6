import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  createClient,
  givenMember,
  pg,
  printSetupLink,
  receiveMail,
  startTestPlatform,
} from '@tamga/core/testing'
import { changeScenario } from './scenarios/change-scenario.ts'
import { startDistribution } from './world/policy-world.ts'
import { filledPath, nameOf, routeTable } from './world/route-table.ts'

const world = await startDistribution()
/** The protocol endpoints of the sign-in provider issue and end tokens; what they change is no resource of the API. */
const modifying = routeTable(world.platform).filter(
  ({ method, path }) => path.startsWith('/api/') && method !== 'GET' && method !== 'HEAD',
)

/**
 * Driven by tests of their own: they need a person who forgot, a phone, an installation without a tenant, the government app, which
 * is not active here, (in tests/federation) a provider that signs, (in tests/ring) a second installation, (in tests/signatures) a phone or a hardware module,
 * and (in tests/assistant) a model.
 */
const APART = [
  'POST /api/v1/auth/eid/login',
  'POST /api/v1/auth/eid/login/:request_id/otp',
  'DELETE /api/v1/auth/eid/login/:request_id',
  'POST /api/v1/me/identities/eid',
  'POST /api/v1/me/identities/eid/:request_id/otp',
  'DELETE /api/v1/me/identities/eid/:request_id',
  'POST /api/v1/auth/shell/handoff',
  'POST /api/v1/auth/shell/enter',
  'POST /api/v1/auth/shell/status',
  'DELETE /api/v1/me/devices/:id',
  'PUT /api/v1/organisation/devices/:id',
  'POST /api/v1/organisation/devices/:id/approve',
  'POST /api/v1/organisation/devices/:id/revoke',
  'PUT /api/v1/organisation/device-policy',
  'DELETE /api/v1/auth/cross-device/:request_id',
  'POST /api/v1/auth/cross-device',
  'POST /api/v1/me/cross-device/:code',
  'POST /api/v1/contacts/:id/registry-check',
  'POST /api/v1/egov/agreements',
  'POST /api/v1/egov/agreements/await',
  'POST /api/v1/egov/batches',
  'POST /api/v1/egov/batches/:id/cancel',
  'POST /api/v1/egov/citizens/lookup',
  'POST /api/v1/egov/lookups/search',
  'POST /api/v1/egov/legal-entities/lookup',
  'POST /api/v1/reports/run',
  'DELETE /api/v1/reports/exports/:id',
  'POST /api/v1/verify',
  'POST /api/v1/documents/verify',
  'POST /api/v1/documents/:id/signatures',
  'DELETE /api/v1/signature-jobs/:id',
  'POST /api/v1/signature-batches',
  'POST /api/v1/seal/key',
  'PUT /api/v1/seal/certificate',
  'DELETE /api/v1/seal/certificate',
  'POST /api/v1/invoicing/invoices/:id/seal',
  'POST /api/v1/auth/password/forgot',
  'POST /api/v1/auth/password/reset',
  'POST /api/v1/auth/setup',
  'POST /api/v1/platform/ring/keys/rotate',
  'POST /api/v1/platform/ring/peers',
  'POST /api/v1/platform/ring/peers/:id/confirm',
  'POST /api/v1/platform/ring/peers/:id/suspend',
  'POST /api/v1/platform/ring/peers/:id/resume',
  'POST /api/v1/platform/ring/peers/:id/test',
  'POST /api/v1/platform/ring/links',
  'POST /api/v1/platform/ring/links/:id/approve',
  'POST /api/v1/platform/ring/links/:id/suspend',
  'POST /api/v1/platform/ring/messages/:id/retry',
  'DELETE /api/v1/platform/ring/peers/:id',
  'DELETE /api/v1/platform/ring/peers/:id/keys/:kid',
  'POST /api/v1/auth/sso/:provider/backchannel-logout',
  'POST /api/v1/assistant/conversations',
  'DELETE /api/v1/assistant/conversations/:id',
  'POST /api/v1/assistant/conversations/:id/messages',
  'DELETE /api/v1/assistant/proposals/:id',
  'DELETE /api/v1/assistant/agents/:id',
  'POST /api/v1/oauth/resources',
  'PUT /api/v1/oauth/resources/:id',
  'DELETE /api/v1/oauth/resources/:id',
  'PUT /api/v1/oauth/document-hosts',
]

/** They take no body that could be wrong. */
const SIGN_OUTS = ['POST /api/v1/auth/logout', 'POST /api/v1/auth/sso/logout']

type Change = { request_id: string; action: string }

/** As the owner, across all tenants and the platform's own chain; oldest first. */
async function readChanges(databaseUrl = world.databaseUrl): Promise<Change[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    return (
      await owner.query(`select request_id, action from audit_record where kind = 'change' order by seq`)
    ).rows
  } finally {
    await owner.end()
  }
}

const countChanges = async (databaseUrl?: string): Promise<number> => (await readChanges(databaseUrl)).length

test('the scenario calls every modifying route', () => {
  const driven = new Set([...changeScenario(world).map(step => step.route), ...APART])
  assert.deepEqual([...driven].sort(), modifying.map(nameOf).sort())
})

test('a refused change leaves no record of a change', async () => {
  const plain = createClient(world.origin)
  const person = await givenMember(world.platform.ctx, (await world.admin.get('/me')).body.tenant, {
    email: 'plain@first.example',
  })
  await plain.signIn(person.email, person.password)
  const before = await countChanges()
  for (const { method, path } of modifying.filter(route => !SIGN_OUTS.includes(nameOf(route)))) {
    for (const client of [world.stranger, plain, world.admin]) {
      const answer = await client.request(method, `/${filledPath(path)}`, { no_such_field: true })
      assert.ok(answer.status >= 400 && answer.status < 500, `${method} ${path} ${answer.status}`)
    }
  }
  assert.equal(await countChanges(), before)
})

test('a successful change leaves exactly one record, of the request that made it', async () => {
  for (const { route, changes = 1, prepare, run } of changeScenario(world)) {
    await prepare?.()
    const before = await readChanges()
    const answer = await run()
    assert.ok(answer.status >= 200 && answer.status < 300, `${route}: ${answer.status} ${answer.text}`)
    const made = (await readChanges()).slice(before.length)
    assert.equal(made.length, changes, route)
    for (const { request_id, action } of made) {
      assert.equal(request_id, answer.headers.get('x-request-id'), route)
      assert.ok(world.platform.services.translator.has(`audit.${action}`), action)
    }
  }
})

test('a password chosen through a link is one change; asking for the link is none', async () => {
  const person = await givenMember(world.platform.ctx, (await world.admin.get('/me')).body.tenant, {
    email: 'forgot@first.example',
  })
  const before = await countChanges()
  assert.equal((await world.stranger.post('/auth/password/forgot', { email: person.email })).status, 202)
  const { token } = await receiveMail(world.mailDir, person.email)
  assert.equal(await countChanges(), before)
  const reset = await world.stranger.post('/auth/password/reset', {
    token,
    password: 'one more long seal of silver 1208',
  })
  assert.equal(reset.status, 204, reset.text)
  assert.equal(await countChanges(), before + 1)
})

test('setting up an empty installation is one change', async () => {
  const empty = await startTestPlatform({ after }, { bootstrap: false })
  const before = await countChanges(empty.databaseUrl)
  const link = await printSetupLink(empty.platform.ctx)
  const answer = await empty.stranger.post('/auth/setup', {
    token: new URL(link).hash.replace('#token=', ''),
    email: 'first@setup.example',
    name: 'Анхны',
    password: 'a long seal of bronze 1206',
    tenant_slug: 'setup',
    tenant_name: 'Анхны байгууллага',
  })
  assert.equal(answer.status, 201, answer.text)
  assert.equal(await countChanges(empty.databaseUrl), before + 1)
})
