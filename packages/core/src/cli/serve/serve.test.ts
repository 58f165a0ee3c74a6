import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { getPriority } from 'node:os'
import test from 'node:test'
import { createClient } from '../../testing/client.ts'
import { runTamga, spawnTamga, startTamga } from '../../testing/command-line.ts'
import { freePort } from '../../testing/free-port.ts'
import { makeOpenFolder, removeFolder } from '../../testing/open-folder.ts'
import { createMigratedDatabase, createTestDatabase } from '../../testing/test-platform.ts'
import { until } from '../../testing/until.ts'

const BOOTSTRAP = {
  BOOTSTRAP_TENANT_SLUG: 'acme',
  BOOTSTRAP_ADMIN_EMAIL: 'admin@acme.mn',
  BOOTSTRAP_ADMIN_PASSWORD: 'bronze seal of the steppe 9',
}

const folder = async (t: { after(work: () => unknown): void }) => {
  const made = await makeOpenFolder('tamga-serve-')
  t.after(() => removeFolder(made))
  return made
}

/** The different priorities of a process's threads with this name. */
function prioritiesOf(pid: number, name: string): number[] {
  const tasks = `/proc/${pid}/task`
  const ids = readdirSync(tasks).filter(id => readFileSync(`${tasks}/${id}/comm`, 'utf8').trim() === name)
  return [...new Set(ids.map(id => getPriority(Number(id))))]
}

test('the first start prints a one-time link that sets the installation up, and Ctrl-C ends it with exit code 0', async t => {
  const service = await startTamga({ DATABASE_URL: await createTestDatabase(t), DATA_DIR: await folder(t) })
  const [, token] = /setup#token=(\S+)/.exec(service.stdout()) ?? []
  const client = createClient(service.origin)
  const setup = {
    token,
    email: 'first@acme.mn',
    name: 'First',
    password: BOOTSTRAP.BOOTSTRAP_ADMIN_PASSWORD,
    tenant_slug: 'acme',
    tenant_name: 'Acme',
  }
  assert.equal((await client.post('/auth/setup', setup)).status, 201)
  await client.signIn(setup.email, setup.password)
  service.child.kill('SIGINT')
  const { code, stdout } = await service.ended
  assert.equal(code, 0)
  assert.match(stdout, /Stopping…/)
})

test('the settings make the first administrator, the next start finds them, and the end of the parent ends it', async t => {
  const metrics = await freePort()
  const env = {
    DATABASE_URL: await createMigratedDatabase(t),
    DATA_DIR: await folder(t),
    ...BOOTSTRAP,
    METRICS_PORT: String(metrics),
  }
  const first = await startTamga(env)
  assert.match(first.stdout(), /As +admin@acme\.mn/)
  await createClient(first.origin).signIn(BOOTSTRAP.BOOTSTRAP_ADMIN_EMAIL, BOOTSTRAP.BOOTSTRAP_ADMIN_PASSWORD)
  const { pid } = first.child
  assert.deepEqual(prioritiesOf(pid!, 'libuv-worker'), [10], 'password hashes yield to requests')
  assert.deepEqual(prioritiesOf(pid!, 'MainThread'), [0])
  assert.equal((await fetch(`${first.origin}/metrics`)).status, 404)
  assert.match(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text(), /# TYPE /)
  first.child.disconnect()
  assert.equal((await first.ended).code, 0)

  const second = await startTamga({ ...env, BOOTSTRAP_ADMIN_PASSWORD: 'some later other password' })
  assert.doesNotMatch(second.stdout(), /As +admin|setup#token/)
  await createClient(second.origin).signIn(
    BOOTSTRAP.BOOTSTRAP_ADMIN_EMAIL,
    BOOTSTRAP.BOOTSTRAP_ADMIN_PASSWORD,
  )
  second.child.kill('SIGTERM')
  assert.equal((await second.ended).code, 0)
})

test('a taken port and an unreachable database are told in a sentence, with exit code 1', async t => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  t.after(() => taken.close())
  const { port } = taken.address() as { port: number }
  const DATA_DIR = await folder(t)
  const [busy, unreachable] = await Promise.all([
    spawnTamga(['serve'], { PORT: String(port), DATA_DIR }),
    spawnTamga(['serve'], {
      PORT: '0',
      DATA_DIR,
      DATABASE_URL: `postgres://tamga:hidden@127.0.0.1:${await freePort()}/tamga`,
    }),
  ])
  assert.deepEqual([busy.code, unreachable.code], [1, 1])
  assert.match(busy.stderr, new RegExp(`Port ${port} on 127.0.0.1 is in use`))
  assert.doesNotMatch(busy.stdout, /PostgreSQL/)
  assert.match(unreachable.stderr, /nothing listens there/)
  assert.doesNotMatch(unreachable.stderr, /hidden|at .*\.ts/)
})

test('without DATABASE_URL it brings its own PostgreSQL, shares it with other commands, and stops it', async t => {
  const DATA_DIR = await folder(t)
  const service = await startTamga({ DATA_DIR, ...BOOTSTRAP })
  const listed = await runTamga(['tenant', 'list', '--json'], { DATA_DIR })
  assert.deepEqual(
    JSON.parse(listed.stdout).map((tenant: { slug: string }) => tenant.slug),
    ['acme'],
  )
  const second = await spawnTamga(['serve'], { PORT: '0', DATA_DIR })
  assert.equal(second.code, 1)
  assert.match(second.stderr, new RegExp(`in use by process ${service.child.pid}`))
  service.child.kill('SIGINT')
  assert.equal((await service.ended).code, 0)
  const doctor = await runTamga(['doctor', '--json'], { DATA_DIR })
  assert.equal(doctor.code, 0, doctor.stdout)
})

test('a stopping service says so at /ready for DRAIN_DELAY, and answers until the port closes', async t => {
  const service = await startTamga({
    DATABASE_URL: await createMigratedDatabase(t),
    DATA_DIR: await folder(t),
    ...BOOTSTRAP,
    DRAIN_DELAY: '5s',
  })
  assert.equal((await fetch(`${service.origin}/ready`)).status, 200)
  service.child.kill('SIGTERM')
  const told = await until('the service is no longer ready', async () => {
    const answer = await fetch(`${service.origin}/ready`, { headers: { connection: 'close' } })
    return answer.status === 503 && ((await answer.json()) as { status: string })
  })
  assert.equal(told.status, 'stopping')
  const signedIn = createClient(service.origin)
  await signedIn.signIn(BOOTSTRAP.BOOTSTRAP_ADMIN_EMAIL, BOOTSTRAP.BOOTSTRAP_ADMIN_PASSWORD)
  assert.equal((await service.ended).code, 0)
})
