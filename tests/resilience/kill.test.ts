import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  type Client,
  createClient,
  freePort,
  pg,
  skipWithout,
  startDebianPostgres,
} from '@tamga/core/testing'

const SERVICE = fileURLToPath(new URL('../../distributions/sign-in/main.ts', import.meta.url))
const EMAIL = 'admin@kill.example'
const PASSWORD = 'a long seal of bronze 1206'
const WRITERS = 4
const KILLS = 2

type Service = { child: ChildProcess; origin: string }

async function startService(databaseUrl: string, dataDir: string): Promise<Service> {
  const port = await freePort()
  const child = spawn(process.execPath, [SERVICE, 'serve'], {
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ARGON2_MEMORY_KIB: '64',
      ARGON2_ITERATIONS: '1',
      BOOTSTRAP_TENANT_SLUG: 'kill',
      BOOTSTRAP_ADMIN_EMAIL: EMAIL,
      BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${origin}/ready`).then(
      answer => answer.ok,
      () => false,
    ))
  ) {
    assert.equal(child.exitCode, null, 'the service ended by itself')
    await pause(50)
  }
  return { child, origin }
}

/** Bootstrapping follows listening, so the first sign-in may come a moment too early. */
async function signedIn(origin: string): Promise<Client> {
  const client = createClient(origin)
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await client.post('/auth/login', { email: EMAIL, password: PASSWORD })
    if (answer.status === 200) {
      client.token = answer.body.session.token
      return client
    }
    await pause(50)
  }
  return assert.fail('nobody can sign in')
}

/** Writes until the service is gone; what was acknowledged is remembered the moment the answer is there. */
async function writeUntilGone(client: Client, label: string, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number++) {
    const name = `${label}-${number}`
    try {
      const answer = await client.patch('/me', { name })
      assert.equal(answer.status, 200, answer.text)
      acknowledged.push(name)
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error
      return
    }
  }
}

async function namesInAudit(databaseUrl: string): Promise<Set<string>> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const { rows } = await owner.query(
    `select changes -> 'name' ->> 1 as name from audit_record where kind = 'change' and changes ? 'name'`,
  )
  await owner.end()
  return new Set(rows.map(row => row.name))
}

describe('kill -9', { skip: skipWithout('postgresql') }, () => {
  test('in the middle of writes loses no acknowledged write, and the next start goes on from there', async t => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tamga-kill-'))
    const server = await startDebianPostgres({ fsync: 'on', synchronous_commit: 'on' })
    const services: Service[] = []
    t.after(async () => {
      for (const { child } of services) child.kill('SIGKILL')
      await server.stop()
      await rm(dataDir, { recursive: true })
    })
    const start = async (): Promise<Service> => {
      const service = await startService(server.url, dataDir)
      services.push(service)
      return service
    }
    const acknowledged: string[] = []
    for (let round = 0; round < KILLS; round++) {
      const { child, origin } = await start()
      const clients = await Promise.all(Array.from({ length: WRITERS }, () => signedIn(origin)))
      const before = acknowledged.length
      const writers = clients.map((client, writer) =>
        writeUntilGone(client, `${round}-${writer}`, acknowledged),
      )
      while (acknowledged.length < before + 20) await pause(5)
      child.kill('SIGKILL')
      await once(child, 'exit')
      await Promise.all(writers)
    }
    const kept = await namesInAudit(server.url)
    assert.deepEqual(
      acknowledged.filter(name => !kept.has(name)),
      [],
    )
    const { origin } = await start()
    const admin = await signedIn(origin)
    assert.equal((await admin.get('/audit/verify')).body.ok, true)
    assert.ok(kept.has((await admin.get('/me')).body.user.name))
  })
})
