import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  type Client,
  createClient,
  createMigratedDatabase,
  type RunningService,
  startTamga,
} from '@tamga/core/testing'
import { PASSWORD, runsOf, succeeded, until } from './provisioning-world.ts'
import { startScimmy } from './scimmy-server.ts'

const EMAIL = 'admin@kill.example'
const PEOPLE = 100

const databaseUrl = await createMigratedDatabase({ after })
const dataDir = await mkdtemp(join(tmpdir(), 'tamga-scim-kill-'))
const running: RunningService[] = []
after(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})
const key = randomBytes(32).toString('base64')

async function startService(): Promise<RunningService & { client: Client }> {
  const service = await startTamga({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATABASE_POOL: '10',
    SSO_SECRET_KEY: key,
    OUTBOUND_ALLOW: '127.0.0.1',
    SCIM_RETRY_BASE: '50ms',
    BOOTSTRAP_TENANT_SLUG: 'kill',
    BOOTSTRAP_ADMIN_EMAIL: EMAIL,
    BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
  })
  running.push(service)
  const client = createClient(service.origin)
  await client.signIn(EMAIL, PASSWORD)
  return { ...service, client }
}

test('kill -9 with a hundred pushes waiting: all are delivered, and each person is there once', async () => {
  const scimmy = await startScimmy()
  after(async () => scimmy.close())
  const first = await startService()
  succeeded(await first.client.post('/store/apps/sso-provisioning/install'), 201)
  const { body } = await first.client.post('/sso/scim/targets', {
    name: 'SCIMMY',
    base_url: scimmy.url,
    token: scimmy.token,
  })
  scimmy.wait = 300
  for (let person = 0; person < PEOPLE; person++)
    succeeded(
      await first.client.post('/organisation/members', {
        email: `p${person}@kill.example`,
        name: `Хүн ${person}`,
        password: PASSWORD,
      }),
      201,
    )
  await until(() => scimmy.users.size >= 5)
  assert.ok(scimmy.users.size < PEOPLE, 'the service is killed in the middle of its work')
  first.child.kill('SIGKILL')
  await first.ended
  scimmy.wait = 0
  const second = await startService()
  await until(
    async () =>
      (await second.client.get(`/sso/scim/runs?target=${body.id}&status=succeeded&count=true`)).body.total ===
      PEOPLE,
    'every delivery',
  )
  assert.equal(new Set([...scimmy.users.values()].map(user => user['externalId'])).size, PEOPLE)
  assert.equal(scimmy.users.size, PEOPLE)
  assert.deepEqual(await runsOf(second.client, 'status=failed'), [])
})
