import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort, until } from '@tamga/core/testing'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Far beyond what any start or stop takes: it ends a wait that would otherwise last for ever. */
const LONGEST_WAIT_MS = 180_000

const ADMIN = { email: 'admin@first.example', password: 'a long seal of bronze 1206' }

type Run = {
  child: ChildProcess
  output(): string
  ended: Promise<number | null>
  says(text: RegExp): Promise<void>
}

const follow = (child: ChildProcess): Run => {
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => parts.push(String(part)))
  // Whoever is killed here dies, and 'close' follows once nobody holds its output any more.
  const overdue = setTimeout(() => child.kill('SIGKILL'), 2 * LONGEST_WAIT_MS).unref()
  const ended = once(child, 'close').then(([code]) => {
    clearTimeout(overdue)
    return code as number | null
  })
  const output = () => parts.join('')
  const says = async (text: RegExp) => {
    const deadline = Date.now() + LONGEST_WAIT_MS
    while (!text.test(output())) {
      if (Date.now() > deadline) assert.fail(`never said ${text}:\n${output()}`)
      if (child.exitCode !== null || child.signalCode !== null) assert.fail(`ended early:\n${output()}`)
      await pause(50)
    }
  }
  return { child, output, ended, says }
}

/** A machine with one data folder and one port; what is started on it is gone when the test ends. */
const givenMachine = async (t: TestContext) => {
  const folder = await mkdtemp(join(tmpdir(), 'tamga-start-'))
  await chmod(folder, 0o755)
  const dataDir = join(folder, 'var')
  const port = await freePort()
  const runs: Run[] = []
  t.after(async () => {
    for (const { child, ended } of runs) {
      child.kill('SIGTERM')
      await Promise.race([ended, pause(LONGEST_WAIT_MS, undefined, { ref: false })])
      child.kill('SIGKILL')
    }
    await endPostgres(dataDir)
    await rm(folder, { recursive: true, force: true })
  })
  const run = (args: string[], settings: Record<string, string> = {}): Run => {
    const env = {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...bootstrap,
      ...settings,
    }
    const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const one = follow(child)
    runs.push(one)
    return one
  }
  const start = async (settings?: Record<string, string>) => {
    const one = run(['serve'], settings)
    await one.says(/Tamga .*is ready/)
    return one
  }
  return { dataDir, origin: `http://127.0.0.1:${port}`, run, start }
}

const bootstrap = {
  BOOTSTRAP_TENANT_SLUG: 'first',
  BOOTSTRAP_ADMIN_EMAIL: ADMIN.email,
  BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
}

const isPostgresRunning = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'postgres', 'postmaster.pid'))

/** Where a test failed on its way, nobody else would. */
const endPostgres = async (dataDir: string): Promise<void> => {
  if (!isPostgresRunning(dataDir)) return
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  try {
    process.kill(Number(pid), 'SIGINT')
  } catch {
    return
  }
  await until('PostgreSQL stops', () => !isPostgresRunning(dataDir))
}

const signIn = async (origin: string): Promise<number> => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMIN),
  })
  return response.status
}

const childOf = async (pid: number): Promise<number> =>
  Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')[0])

test('a start makes the service ready, a second start keeps the data, and a stop takes PostgreSQL along', async t => {
  const { dataDir, origin, start } = await givenMachine(t)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const run = await start()
    assert.equal((await fetch(`${origin}/health`)).status, 200)
    assert.equal(await signIn(origin), 200)
    assert.ok(isPostgresRunning(dataDir))
    run.child.kill(signal)
    assert.equal(await run.ended, 0, run.output())
    assert.ok(!isPostgresRunning(dataDir))
  }
})

test('a data folder in use gives a clear message', async t => {
  const { origin, run, start } = await givenMachine(t)
  const first = await start()
  const second = run(['serve'], { PORT: String(await freePort()) })
  assert.notEqual(await second.ended, 0)
  assert.match(second.output(), /data folder .* is in use by process \d+/)
  assert.doesNotMatch(second.output(), /^\s+at /m)
  assert.equal((await fetch(`${origin}/health`)).status, 200)
  assert.equal(first.child.exitCode, null)
})

test('a port in use gives a clear message and leaves nothing running', async t => {
  const { dataDir, origin, run } = await givenMachine(t)
  const occupant = createServer().listen(Number(new URL(origin).port), '127.0.0.1')
  t.after(() => occupant.close())
  await once(occupant, 'listening')
  const refused = run(['serve'])
  assert.notEqual(await refused.ended, 0)
  assert.match(refused.output(), new RegExp(`${new URL(origin).port}.*in use`, 'i'))
  assert.doesNotMatch(refused.output(), /^\s+at /m)
  assert.ok(!isPostgresRunning(dataDir))
})

test('a kill -9 of the service is recovered from at the next start', async t => {
  const { origin, start } = await givenMachine(t)
  const first = await start()
  process.kill(await childOf(first.child.pid!), 'SIGKILL')
  assert.equal(await first.ended, 128 + 9)
  await start()
  assert.equal(await signIn(origin), 200)
})

test('a kill -9 of the command stops the service and PostgreSQL', async t => {
  const { dataDir, start } = await givenMachine(t)
  const run = await start()
  run.child.kill('SIGKILL')
  await run.ended
  await until(
    'the service and PostgreSQL stop',
    () => !isPostgresRunning(dataDir) && !existsSync(join(dataDir, 'tamga.lock')),
  )
})

test('an unknown command is refused with a usage line', async t => {
  const { run } = await givenMachine(t)
  const refused = run(['dance'])
  assert.equal(await refused.ended, 1)
  assert.match(refused.output(), /Usage: .*serve\|/)
})
