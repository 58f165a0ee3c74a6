import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Client, createClient, createTestDatabase, freePort } from '@tamga/core/testing'
import { PASSWORD, runsOf, succeeded, until } from './provisioning-world.ts'
import { startScimmy } from './scimmy-server.ts'

const SERVICE = fileURLToPath(new URL('../../distributions/sign-in/main.ts', import.meta.url))
const EMAIL = 'admin@kill.example'
const PEOPLE = 100

const databaseUrl = await createTestDatabase({ after })
const dataDir = await mkdtemp(join(tmpdir(), 'tamga-scim-kill-'))
const running: ChildProcess[] = []
after(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})
const key = randomBytes(32).toString('base64')

async function startService(): Promise<{ child: ChildProcess; client: Client }> {
  const port = await freePort()
  const child = spawn(process.execPath, [SERVICE, 'serve'], {
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ARGON2_MEMORY_KIB: '64',
      ARGON2_ITERATIONS: '1',
      SSO_SECRET_KEY: key,
      OUTBOUND_ALLOW: '127.0.0.1',
      SCIM_RETRY_BASE: '50ms',
      BOOTSTRAP_TENANT_SLUG: 'kill',
      BOOTSTRAP_ADMIN_EMAIL: EMAIL,
      BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(child)
  const client = createClient(`http://127.0.0.1:${port}`)
  await until(async () => {
    assert.equal(child.exitCode, null, 'the service ended by itself')
    const answer = await client.post('/auth/login', { email: EMAIL, password: PASSWORD }).catch(() => null)
    if (answer?.status === 200) client.token = answer.body.session.token
    return client.token ?? (await pause(100))
  }, 'a sign-in')
  return { child, client }
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
  await once(first.child, 'exit')
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
