import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import {
  createClient,
  createMigratedDatabase,
  makeOpenFolder,
  type RunningService,
  removeFolder,
  startTamga,
  until,
} from '@tamga/core/testing'

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
