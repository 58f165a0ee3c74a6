import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import {
  createClient,
  createTestDatabase,
  runTamga,
  startTamga,
  startTestPlatform,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

/** Twenty in all. Not each needs a process of its own, and twenty processes would ask for much of a small machine. */
const PROCESSES = 3
const PLATFORMS = 17

const BOOTSTRAP = {
  BOOTSTRAP_TENANT_SLUG: 'acme',
  BOOTSTRAP_ADMIN_EMAIL: 'admin@acme.mn',
  BOOTSTRAP_ADMIN_PASSWORD: 'bronze seal of the steppe 9',
}

const times = <T>(count: number, start: () => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: count }, start))

const whatFailed = (starts: PromiseSettledResult<unknown>[]): string[] =>
  starts.flatMap(start => (start.status === 'rejected' ? [String(start.reason)] : []))

const whatStarted = <T>(starts: PromiseSettledResult<T>[]): T[] =>
  starts.flatMap(start => (start.status === 'fulfilled' ? [start.value] : []))

test('twenty first starts on one empty database migrate once, make one tenant and all come up', async t => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'tamga-parallel-'))
  t.after(() => rm(DATA_DIR, { recursive: true, force: true }))
  const databaseUrl = await createTestDatabase({ after })
  const env = { DATABASE_URL: databaseUrl, DATA_DIR }
  const [processes, platforms] = await Promise.all([
    times(PROCESSES, () => startTamga({ ...env, ...BOOTSTRAP })),
    times(PLATFORMS, () =>
      startTestPlatform(t, {
        databaseUrl,
        distribution: signIn,
        bootstrap: false,
        settings: { DATABASE_POOL: '2' },
      }),
    ),
  ])
  const services = whatStarted(processes)
  t.after(() => services.forEach(({ child }) => void child.kill('SIGKILL')))
  assert.deepEqual(whatFailed([...processes, ...platforms]), [])

  for (const { origin } of [...services, ...whatStarted(platforms)]) {
    assert.equal((await fetch(`${origin}/ready`)).status, 200)
    await createClient(origin).signIn(BOOTSTRAP.BOOTSTRAP_ADMIN_EMAIL, BOOTSTRAP.BOOTSTRAP_ADMIN_PASSWORD)
  }
  for (const { child } of services) child.kill('SIGTERM')
  const ended = await Promise.all(services.map(service => service.ended))
  assert.deepEqual(new Set(ended.map(({ code }) => code)), new Set([0]))
  assert.deepEqual(ended.map(({ stderr }) => stderr).filter(Boolean), [])

  assert.deepEqual(JSON.parse((await runTamga(['migrate', '--json'], env)).stdout).applied, [])
  const tenants = JSON.parse((await runTamga(['tenant', 'list', '--json'], env)).stdout)
  assert.deepEqual(
    tenants.map(({ slug, members }: { slug: string; members: number }) => [slug, members]),
    [['acme', 1]],
  )
})
