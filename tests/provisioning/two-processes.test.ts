import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  type Client,
  createClient,
  createMigratedDatabase,
  freePort,
  runTamga,
  startTamga,
} from '@tamga/core/testing'
import {
  givenPerson,
  givenServer,
  givenTarget,
  PASSWORD,
  runsOf,
  succeeded,
  until,
} from './provisioning-world.ts'

const EMAIL = 'admin@two.example'
const BOSS = 'boss@quick.example'
/** Longer than all of this takes: whoever hangs does so until the end. */
const FOREVER = '10m'

const dataDir = await mkdtemp(join(tmpdir(), 'tamga-scim-two-'))
after(() => rm(dataDir, { recursive: true, force: true }))
const env = {
  DATABASE_URL: await createMigratedDatabase({ after }),
  DATA_DIR: dataDir,
  PUBLIC_ORIGIN: 'http://localhost:4999',
  SSO_SECRET_KEY: randomBytes(32).toString('base64'),
  OUTBOUND_ALLOW: '127.0.0.1',
  OUTBOUND_TIMEOUT: FOREVER,
  SCIM_RETRY_BASE: '20ms',
  BOOTSTRAP_TENANT_SLUG: 'two',
  BOOTSTRAP_ADMIN_EMAIL: EMAIL,
  BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
}

async function startService() {
  const port = await freePort()
  const { child } = await startTamga({ ...env, PORT: String(port) })
  after(() => void child.kill('SIGKILL'))
  return { child, origin: `http://127.0.0.1:${port}` }
}

const services = [await startService(), await startService()] as const
const clients = services.map(({ origin }) => createClient(origin)) as [Client, Client]
const [first, second] = clients

const signIn = (client: Client, email = EMAIL, password = PASSWORD): Promise<unknown> =>
  until(async () => {
    const { status, body } = await client.post('/auth/login', { email, password })
    if (status === 200) client.token = body.session.token
    return status === 200
  }, 'a sign-in')

for (const client of clients) await signIn(client)
succeeded(await first.post('/store/apps/sso-provisioning/install'), 201)

test('two service processes push every change once', async () => {
  const scim = await givenServer()
  const target = await givenTarget(first, scim)
  const people = await Promise.all(Array.from({ length: 40 }, (_, turn) => givenPerson(clients[turn % 2]!)))
  await until(async () => (await runsOf(first, `target=${target}&status=succeeded`)).length === 40)
  assert.equal(scim.users.size, 40)
  assert.equal(scim.seen.filter(({ method }) => method === 'POST').length, 40)
  assert.ok(people.every(({ id }) => scim.userOf(id)))
  succeeded(await first.delete(`/sso/scim/targets/${target}`), 204)
})

/** An organisation of its own, with whoever runs it signed in at both processes. */
async function givenOther(): Promise<[Client, Client]> {
  await runTamga(['tenant', 'create', '--slug', 'quick', '--name', 'Quick'], env)
  const args = ['--email', BOSS, '--name', 'Boss', '--tenant', 'quick', '--password', '--json']
  const made = await runTamga(['admin', 'create', ...args], env)
  const { password } = JSON.parse(made.stdout)
  const bosses = services.map(({ origin }) => createClient(origin)) as [Client, Client]
  for (const boss of bosses) await signIn(boss, BOSS, password)
  succeeded(await bosses[0].post('/store/apps/sso-provisioning/install'), 201)
  return bosses
}

test('hanging targets of one tenant slow neither another’s pushes nor anyone’s login, in both processes', async () => {
  const hanging = await Promise.all([givenServer(), givenServer(), givenServer()])
  const stuck = []
  for (const scim of hanging) {
    scim.fault = () => ({ hang: true })
    stuck.push(await givenTarget(first, scim))
  }
  for (let turn = 0; turn < 12; turn++) await givenPerson(clients[turn % 2]!)
  await until(() => hanging.every(({ seen }) => seen.length > 0), 'requests that hang')
  const bosses = await givenOther()
  const scim = await givenServer()
  await givenTarget(bosses[0], scim)
  for (let turn = 0; turn < 10; turn++) {
    const { id } = await givenPerson(bosses[turn % 2]!)
    await until(() => scim.userOf(id), 'a push of the other tenant')
    await signIn(createClient(services[turn % 2]!.origin))
  }
  // All of that happened while nothing that hangs had got an answer, or given up.
  for (const target of stuck) {
    const running = await runsOf(first, `target=${target}&status=running`)
    assert.ok(running.length > 0)
    assert.deepEqual(new Set(running.map(({ attempt }) => attempt)), new Set([1]))
    assert.deepEqual(await runsOf(first, `target=${target}&status=succeeded`), [])
    succeeded(await first.delete(`/sso/scim/targets/${target}`), 204)
  }
})

test('when one of two is killed in the middle, the other delivers what is left, each person once', async () => {
  const scim = await givenServer()
  const target = await givenTarget(first, scim)
  scim.wait = 150
  const people = []
  for (let person = 0; person < 40; person++) people.push(await givenPerson(second))
  await until(() => scim.users.size >= 5)
  services[0].child.kill('SIGKILL')
  await once(services[0].child, 'exit')
  scim.wait = 0
  const total = async () =>
    (await second.get(`/sso/scim/runs?target=${target}&status=succeeded&count=true`)).body.total
  await until(async () => (await total()) === 40, 'every delivery')
  assert.equal(scim.users.size, 40)
  assert.ok(people.every(({ id }) => scim.userOf(id)))
  assert.deepEqual(await runsOf(second, `target=${target}&status=failed`), [])
})
