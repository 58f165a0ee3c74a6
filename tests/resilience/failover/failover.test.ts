import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  type Client,
  createClient,
  makeOpenFolder,
  pg,
  removeFolder,
  SERVICE_ROLES,
  sendRequestsOnce,
  serviceUrl,
  skipWithout,
  startPgBouncer,
  startTamga,
  testsEverything,
  until,
} from '@tamga/core/testing'
import { startCluster } from './cluster.ts'

const EMAIL = 'admin@failover.example'
const PASSWORD = 'a long seal of bronze 1206'
const WRITERS = 4
/** What the service may add to the time in which the cluster itself takes no write. */
const MOST_ADDED_MS = 3000

const skip = skipWithout('patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql')

/** Takes minutes: where everything is tested. */
const rehearsal = testsEverything() ? test : undefined

const passwordOf = (url: string): string => decodeURIComponent(new URL(url).password)

/** When each write was acknowledged. The longest pause between two of them is the gap. */
type Acknowledged = { readonly name: string; readonly at: number }

const longestGap = (times: readonly number[]): number =>
  Math.max(...times.slice(1).map((time, place) => time - times[place]!))

/** Writes without a pause; what is refused is written anew under another name. */
function keepWriting(write: (number: number) => Promise<string | undefined>) {
  const acknowledged: Acknowledged[] = []
  let isOver = false
  const loop = async () => {
    for (let number = 0; !isOver; number++) {
      const name = await write(number).catch(() => undefined)
      if (name !== undefined) acknowledged.push({ name, at: performance.now() })
      else await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  const ended = loop()
  return {
    acknowledged,
    stop: () => {
      isOver = true
      return ended
    },
  }
}

/** A client of PostgreSQL that writes by itself, past the service: its gap is the cluster's own. */
function writeDirectly(url: string) {
  let client: pg.Client | undefined
  const connected = async () => {
    if (client) return client
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000, query_timeout: 2000 })
    fresh.on('error', () => undefined)
    await fresh.connect()
    client = fresh
    return fresh
  }
  return keepWriting(async number => {
    try {
      await (await connected()).query('insert into probe values ($1)', [number])
      await new Promise(resolve => setTimeout(resolve, 20))
      return String(number)
    } catch (error) {
      void client?.end().catch(() => undefined)
      client = undefined
      throw error
    }
  })
}

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}

async function writerOf(origin: string): Promise<Client> {
  const client = createClient(origin)
  client.token = await until('somebody can sign in', async () => {
    const answer = await client.post('/auth/login', { email: EMAIL, password: PASSWORD })
    return answer.status === 200 && (answer.body.session.token as string)
  })
  return client
}

rehearsal?.(
  'a failover of Patroni loses no acknowledged write, and the service goes on by itself',
  {
    skip,
  },
  async t => {
    const cluster = await startCluster({ after })
    const users = Object.fromEntries(
      SERVICE_ROLES.map(role => [role, passwordOf(serviceUrl(cluster.url, role))]),
    )
    const bouncer = await startPgBouncer({ url: cluster.url, users })
    after(() => bouncer.stop())
    const DATA_DIR = await makeOpenFolder('tamga-failover-')
    after(() => removeFolder(DATA_DIR))
    const service = await startTamga({
      DATABASE_URL: bouncer.url,
      DIRECT_DATABASE_URL: cluster.url,
      DATA_DIR,
      DATABASE_POOL: '10',
      BOOTSTRAP_TENANT_SLUG: 'failover',
      BOOTSTRAP_ADMIN_EMAIL: EMAIL,
      BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
    })
    after(() => void service.child.kill('SIGKILL'))
    await query(cluster.url, 'create table probe (number bigint)')
    sendRequestsOnce(t)
    const clients = await Promise.all(Array.from({ length: WRITERS }, () => writerOf(service.origin)))
    const direct = writeDirectly(cluster.url)
    const writers = clients.map((client, writer) =>
      keepWriting(async number => {
        const name = `${writer}-${number}`
        return (await client.patch('/me', { name })).status === 200 ? name : undefined
      }),
    )
    const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    await until('writes are acknowledged', () => count() >= 100)
    const old = await cluster.leader()
    const before = count()
    await cluster.kill(old)
    await until('writes are acknowledged by another leader', () => count() >= before + 100)
    await until('and past the service', () => direct.acknowledged.at(-1)!.at > performance.now() - 500)
    await Promise.all([direct, ...writers].map(one => one.stop()))

    assert.notEqual(await cluster.leader(), old)
    const kept = new Set(
      (
        await query(
          cluster.url,
          `select changes -> 'name' ->> 1 as name from audit_record where kind = 'change' and changes ? 'name'`,
        )
      ).map(({ name }) => name),
    )
    const acknowledged = writers.flatMap(writer => writer.acknowledged)
    assert.deepEqual(
      acknowledged.filter(({ name }) => !kept.has(name)),
      [],
    )
    assert.equal(service.child.exitCode, null)
    assert.equal((await fetch(`${service.origin}/ready`)).status, 200)
    const times = acknowledged.map(({ at }) => at).toSorted((one, other) => one - other)
    const [own, ours] = [longestGap(direct.acknowledged.map(({ at }) => at)), longestGap(times)]
    t.diagnostic(
      `${acknowledged.length} writes; gap of the cluster ${Math.round(own)} ms, of the service ${Math.round(ours)} ms`,
    )
    assert.ok(ours <= own + MOST_ADDED_MS, `gap of the cluster ${own} ms, of the service ${ours} ms`)
    await cluster.bringBack(old)
    assert.equal((await clients[0]!.get('/audit/verify')).body.ok, true)
  },
)
