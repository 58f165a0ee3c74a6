import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import {
  type Client,
  createClient,
  pg,
  type RunningService,
  skipWithout,
  startDebianPostgres,
  startTamga,
  until,
} from '@tamga/core/testing'

const EMAIL = 'admin@kill.example'
const PASSWORD = 'a long seal of bronze 1206'
const WRITERS = 4
const KILLS = 2

const startService = (databaseUrl: string, dataDir: string): Promise<RunningService> =>
  startTamga({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATABASE_POOL: '10',
    BOOTSTRAP_TENANT_SLUG: 'kill',
    BOOTSTRAP_ADMIN_EMAIL: EMAIL,
    BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
  })

/** Bootstrapping follows listening, so the first sign-in may come a moment too early. */
async function signedIn(origin: string): Promise<Client> {
  const client = createClient(origin)
  client.token = await until('somebody can sign in', async () => {
    const answer = await client.post('/auth/login', { email: EMAIL, password: PASSWORD })
    return answer.status === 200 && (answer.body.session.token as string)
  })
  return client
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
    const services: RunningService[] = []
    t.after(async () => {
      for (const { child } of services) child.kill('SIGKILL')
      await server.stop()
      await rm(dataDir, { recursive: true })
    })
    const start = async (): Promise<RunningService> => {
      const service = await startService(server.url, dataDir)
      services.push(service)
      return service
    }
    const acknowledged: string[] = []
    for (let round = 0; round < KILLS; round++) {
      const { child, origin, ended } = await start()
      const clients = await Promise.all(Array.from({ length: WRITERS }, () => signedIn(origin)))
      const before = acknowledged.length
      const writers = clients.map((client, writer) =>
        writeUntilGone(client, `${round}-${writer}`, acknowledged),
      )
      await until('twenty changes are acknowledged', () => acknowledged.length >= before + 20)
      child.kill('SIGKILL')
      await ended
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
