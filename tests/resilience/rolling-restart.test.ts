import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import {
  createClient,
  createMigratedDatabase,
  freePort,
  makeOpenFolder,
  pg,
  type RunningService,
  removeFolder,
  skipWithout,
  startTamga,
  testsEverything,
  until,
} from '@tamga/core/testing'
import { type Asked, type Nginx, startNginx } from '../deploy/nginx.ts'

const BOOTSTRAP = {
  BOOTSTRAP_TENANT_SLUG: 'acme',
  BOOTSTRAP_ADMIN_EMAIL: 'admin@acme.mn',
  BOOTSTRAP_ADMIN_PASSWORD: 'bronze seal of the steppe 9',
}

const readyAt = (origin: string) =>
  until('it is ready', async () => (await fetch(`${origin}/ready`)).status === 200)

/** Without it they would take the processors from the processes that start. */
const BETWEEN_CALLS_MS = 20

/** People at work: as a proxy does, their calls go to the processes that said they are ready. */
function startWork(ready: ReadonlySet<string>, token: string) {
  const failed: string[] = []
  let calls = 0
  let isOver = false
  const call = async (origin: string): Promise<number | string> => {
    try {
      const answer = await fetch(`${origin}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })
      await answer.arrayBuffer()
      return answer.status
    } catch (error) {
      return String((error as Error).cause ?? error)
    }
  }
  const workers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const origin = [...ready][calls++ % ready.size]!
      const told = await call(origin)
      if (told !== 200) failed.push(`${origin}: ${told}`)
      await pause(BETWEEN_CALLS_MS)
    }
  })
  return {
    calls: () => calls,
    async end() {
      isOver = true
      await Promise.all(workers)
      return failed
    },
  }
}

test('a rolling restart under load is noticed by nobody', async t => {
  const DATA_DIR = await makeOpenFolder('tamga-rolling-')
  t.after(() => removeFolder(DATA_DIR))
  const env = {
    DATABASE_URL: await createMigratedDatabase({ after }),
    DATA_DIR,
    ...BOOTSTRAP,
    DRAIN_DELAY: '2s',
  }
  const start = async (): Promise<RunningService> => {
    const service = await startTamga(env)
    t.after(() => service.child.kill('SIGKILL'))
    await readyAt(service.origin)
    return service
  }
  const first = await start()
  const client = createClient(first.origin)
  await client.signIn(BOOTSTRAP.BOOTSTRAP_ADMIN_EMAIL, BOOTSTRAP.BOOTSTRAP_ADMIN_PASSWORD)
  const ready = new Set([first.origin])
  const work = startWork(ready, client.token!)
  let present = first
  for (let round = 0; round < 2; round++) {
    const next = await start()
    ready.add(next.origin)
    const before = work.calls()
    await until('both are at work', () => work.calls() > before + 20)
    present.child.kill('SIGTERM')
    await until('the old one says so', async () => (await fetch(`${present.origin}/ready`)).status === 503)
    ready.delete(present.origin)
    assert.equal((await present.ended).code, 0)
    present = next
  }
  assert.deepEqual(await work.end(), [])
})

/** People at work behind nginx: each makes a unit and names it, again and again. */
function startChanges(nginx: Nginx, token: string) {
  const failed: string[] = []
  let made = 0
  let isOver = false
  const change = async (asked: Asked): Promise<{ id: string } | undefined> => {
    const headers = { authorization: `Bearer ${token}` }
    const told = await nginx.send({ ...asked, path: `/api/v1/organisation/units${asked.path}`, headers })
    if (told.status === 200 || told.status === 201) return JSON.parse(told.text)
    failed.push(`${asked.method} ${told.status} ${told.text}`)
  }
  const workers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const number = ++made
      const unit = await change({ method: 'POST', path: '', body: { name: `Нэгж ${number}` } })
      if (unit) await change({ method: 'PATCH', path: `/${unit.id}`, body: { code: `N${number}` } })
      await pause(BETWEEN_CALLS_MS)
    }
  })
  return {
    made: () => made,
    async end() {
      isOver = true
      await Promise.all(workers)
      return failed
    },
  }
}

test('behind the shipped nginx a rolling restart loses no change and makes none twice', {
  skip: skipWithout('nginx-light'),
}, async t => {
  const DATA_DIR = await makeOpenFolder('tamga-rolling-')
  t.after(() => removeFolder(DATA_DIR))
  const DATABASE_URL = await createMigratedDatabase({ after })
  const start = async (port: number): Promise<RunningService> => {
    const env = { DATABASE_URL, DATA_DIR, ...BOOTSTRAP, PORT: String(port), DRAIN_DELAY: '4s' }
    const service = await startTamga(env)
    t.after(() => service.child.kill('SIGKILL'))
    await readyAt(`http://127.0.0.1:${port}`)
    return service
  }
  const ports = [await freePort(), await freePort()]
  const running = [await start(ports[0]!), await start(ports[1]!)]
  const nginx = await startNginx(
    t,
    ports.map(port => `http://127.0.0.1:${port}`),
  )
  const client = createClient(`http://127.0.0.1:${ports[0]}`)
  await client.signIn(BOOTSTRAP.BOOTSTRAP_ADMIN_EMAIL, BOOTSTRAP.BOOTSTRAP_ADMIN_PASSWORD)
  const work = startChanges(nginx, client.token!)
  for (const place of testsEverything() ? [0, 1, 0, 1] : [0, 1]) {
    const before = work.made()
    await until('both are at work', () => work.made() > before + 20)
    running[place]!.child.kill('SIGTERM')
    assert.equal((await running[place]!.ended).code, 0)
    running[place] = await start(ports[place]!)
  }
  assert.deepEqual(await work.end(), [])
  const owner = new pg.Client({ connectionString: DATABASE_URL })
  await owner.connect()
  const { rows } = await owner.query(`select count(*)::int as made, count(code)::int as named from unit`)
  await owner.end()
  assert.deepEqual(rows, [{ made: work.made(), named: work.made() }])
})
