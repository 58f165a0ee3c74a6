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
import { projectFiles } from './source.ts'
import { startDistribution } from './world/policy-world.ts'
import { filledPath, nameOf, routeTable } from './world/route-table.ts'

const world = await startDistribution()
/** The protocol endpoints of the sign-in provider issue and end tokens; what they change is no resource of the API. */
const modifying = routeTable(world.platform).filter(
  ({ method, path }) => path.startsWith('/api/') && method !== 'GET' && method !== 'HEAD',
)

/** Routes that need more than this world has, by the reason; the tests named drive them. */
const DRIVEN_ELSEWHERE: readonly { why: string; test: string; routes: readonly string[] }[] = [
  {
    why: 'a person who forgot the password',
    test: 'tests/policy/changes.test.ts',
    routes: ['POST /api/v1/auth/password/forgot', 'POST /api/v1/auth/password/reset'],
  },
  {
    why: 'an installation without a tenant',
    test: 'tests/policy/changes.test.ts',
    routes: ['POST /api/v1/auth/setup'],
  },
  {
    why: 'a second device that lets a browser in',
    test: 'packages/core/src/modules/cross-device/cross-device.test.ts',
    routes: [
      'POST /api/v1/auth/cross-device',
      'DELETE /api/v1/auth/cross-device/:request_id',
      'POST /api/v1/me/cross-device/:code',
    ],
  },
  {
    why: 'a native shell with the key of its device',
    test: 'tests/shells/handoff.test.ts',
    routes: [
      'POST /api/v1/auth/shell/handoff',
      'POST /api/v1/auth/shell/enter',
      'DELETE /api/v1/me/devices/:id',
    ],
  },
  {
    why: 'a native shell with the key of its device',
    test: 'tests/shells/counter.test.ts',
    routes: ['POST /api/v1/auth/shell/status'],
  },
  {
    why: 'the government app, which is not active here',
    test: 'packages/core/src/modules/egov/lookups.test.ts',
    routes: [
      'POST /api/v1/egov/agreements',
      'POST /api/v1/egov/agreements/await',
      'POST /api/v1/egov/citizens/lookup',
      'POST /api/v1/egov/legal-entities/lookup',
      'POST /api/v1/egov/lookups/search',
    ],
  },
  {
    why: 'the government app, which is not active here',
    test: 'packages/core/src/modules/egov/batches.test.ts',
    routes: ['POST /api/v1/egov/batches', 'POST /api/v1/egov/batches/:id/cancel'],
  },
  {
    why: 'the government app, which is not active here',
    test: 'tests/business/contacts.test.ts',
    routes: ['POST /api/v1/contacts/:id/registry-check'],
  },
  {
    why: 'a signed file',
    test: 'tests/signatures/verify-route.test.ts',
    routes: ['POST /api/v1/verify', 'POST /api/v1/documents/verify'],
  },
  {
    why: 'a phone that signs',
    test: 'tests/signatures/signing/signing-jobs.test.ts',
    routes: ['POST /api/v1/documents/:id/signatures', 'DELETE /api/v1/signature-jobs/:id'],
  },
  {
    why: 'a hardware module',
    test: 'tests/signatures/signing/signing-seal.test.ts',
    routes: [
      'POST /api/v1/signature-batches',
      'POST /api/v1/seal/key',
      'PUT /api/v1/seal/certificate',
      'DELETE /api/v1/seal/certificate',
    ],
  },
  {
    why: 'a hardware module',
    test: 'tests/business/invoicing/sealed-invoice.test.ts',
    routes: ['POST /api/v1/invoicing/invoices/:id/seal'],
  },
  {
    why: 'a second installation',
    test: 'tests/ring/ring.test.ts',
    routes: [
      'POST /api/v1/platform/ring/peers',
      'POST /api/v1/platform/ring/peers/:id/test',
      'POST /api/v1/platform/ring/links',
      'POST /api/v1/platform/ring/links/:id/approve',
      'POST /api/v1/platform/ring/links/:id/suspend',
      'POST /api/v1/platform/ring/messages/:id/retry',
    ],
  },
  {
    why: 'a provider that signs',
    test: 'tests/federation/provider-logout.test.ts',
    routes: ['POST /api/v1/auth/sso/:provider/backchannel-logout'],
  },
  {
    why: 'a model',
    test: 'tests/assistant/assistant.test.ts',
    routes: ['POST /api/v1/assistant/conversations', 'POST /api/v1/assistant/conversations/:id/messages'],
  },
  {
    why: 'an agent that was let in',
    test: 'tests/assistant/mcp.test.ts',
    routes: ['DELETE /api/v1/assistant/agents/:id'],
  },
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
  const here = new Set(changeScenario(world).map(step => step.route))
  const elsewhere = DRIVEN_ELSEWHERE.flatMap(({ routes }) => routes)
  assert.deepEqual([...here, ...elsewhere].sort(), modifying.map(nameOf).sort())
  for (const { test: path } of DRIVEN_ELSEWHERE) assert.ok(projectFiles().includes(path), path)
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
