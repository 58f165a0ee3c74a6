import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import {
  answers,
  createClient,
  createMigratedDatabase,
  createPlatform,
  environmentOutsideTests,
  freePort,
  readInstallationSettings,
  testsEverything,
  until,
  untilReady,
  withPackedModules,
} from '@tamga/core/testing'
import { lettersDistribution } from './letters/module.ts'
import { connect, introduce, lettersAt, type Member, query, sendLetters } from './ring-world.ts'

const PROGRAM = fileURLToPath(new URL('./ring-process.ts', import.meta.url))
const EMAIL = 'admin@kill.example'
const PASSWORD = 'a long seal of bronze 1206'
const LETTERS = testsEverything() ? 1000 : 300

type Installation = Member & { env: Record<string, string>; start(): Promise<void>; kill(): Promise<void> }

/** An installation whose process can be killed and started again on the same database. */
async function createInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'tamga-ring-kill-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  const databaseUrl = await createMigratedDatabase({ after })
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'error',
    DATABASE_POOL: '6',
    ARGON2_MEMORY_KIB: '64',
    ARGON2_ITERATIONS: '1',
    // A busy machine makes a test slower, and no request of it is turned away.
    QUEUE_WAIT_MS: '20000',
    MAX_IN_FLIGHT: '2000',
    RING_RETRY_BASE: '1s',
    SSO_SECRET_KEY: randomBytes(32).toString('base64'),
    BOOTSTRAP_TENANT_SLUG: 'kill',
    BOOTSTRAP_ADMIN_EMAIL: EMAIL,
    BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
  }
  const admin = createClient(`http://127.0.0.1:${port}`)
  let child: ChildProcess | undefined
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  after(kill)
  const start = async () => {
    const packed = withPackedModules()
    const started = spawn(process.execPath, [...packed.execArgv, PROGRAM], {
      // What other processes have compiled already is not compiled once more.
      env: {
        PATH: '',
        NODE_COMPILE_CACHE: environmentOutsideTests()['NODE_COMPILE_CACHE'] ?? '',
        ...packed.env,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = started
    await untilReady('an installation', started, () => answers(`http://127.0.0.1:${port}/ready`))
  }
  await start()
  await until('the operator can sign in', async () => {
    const answer = await admin.post('/auth/login', { email: EMAIL, password: PASSWORD })
    if (answer.status === 200) admin.token = answer.body.session.token
    return answer.status === 200
  })
  return { address: `http://localhost:${port}`, admin, databaseUrl, env, start, kill }
}

test('kill -9 of either side with hundreds of messages under way: each is delivered once', async () => {
  const [sender, receiver] = [await createInstallation(), await createInstallation()]
  const [peer] = await introduce(sender, receiver)
  await connect(sender, receiver, { peer, service: 'letters' })
  // Writes into the sender's outbox without working on it.
  const { settings } = readInstallationSettings(lettersDistribution, sender.env)
  const platform = await createPlatform(lettersDistribution, { settings, databaseUrl: sender.databaseUrl })
  after(() => platform.stop())
  const texts = Array.from({ length: LETTERS }, (_, index) => String(index).padStart(4, '0'))
  await sendLetters(platform, texts)

  const arrived = async () => (await lettersAt(receiver)).length
  await until('some have arrived', async () => (await arrived()) >= 50)
  await receiver.kill()
  const between = await arrived()
  assert.ok(between < LETTERS, 'it was killed in the middle')
  await receiver.start()
  await until('it goes on', async () => (await arrived()) > between + 50)
  await sender.kill()
  assert.ok((await arrived()) < LETTERS, 'the sender too was killed in the middle')
  await sender.start()
  await until('all are delivered', async () => {
    const [row] = await query<{ open: number }>(
      sender.databaseUrl,
      `select (select count(*) from ring_message where direction = 'out' and service = 'letters' and status <> 'delivered')::int
            + (${LETTERS} - (select count(*) from ring_message where direction = 'out' and service = 'letters'))::int as open`,
    )
    return row!.open === 0
  })
  assert.deepEqual(await lettersAt(receiver), texts)
})
