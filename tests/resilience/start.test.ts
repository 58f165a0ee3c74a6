import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Afterwards, freePort, until, withPackedModules } from '@tamga/core/testing'

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

/** A machine with one data folder and one port; what is started on it is gone when the tests end. */
const givenMachine = async (t: Afterwards) => {
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

/** One start loads the product as it is delivered; to load it takes most of the time of the others, which are about something else. */
const packed = (): Record<string, string> => {
  const { execArgv, env } = withPackedModules()
  return { ...env, NODE_OPTIONS: execArgv.join(' ') }
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

/** One for all tests, one after the other: what a first start makes takes longest, and is asked for once. */
const machine = await givenMachine({ after })

test('a start makes the service ready, a second one beside it gives a clear message, and a stop takes PostgreSQL along', async () => {
  const { dataDir, origin, run, start } = machine
  const first = await start()
  assert.equal((await fetch(`${origin}/health`)).status, 200)
  assert.equal(await signIn(origin), 200)
  assert.ok(isPostgresRunning(dataDir))
  const second = run(['serve'], { ...packed(), PORT: String(await freePort()) })
  assert.notEqual(await second.ended, 0)
  assert.match(second.output(), /data folder .* is in use by process \d+/)
  assert.doesNotMatch(second.output(), /^\s+at /m)
  assert.equal((await fetch(`${origin}/health`)).status, 200)
  assert.equal(first.child.exitCode, null)
  first.child.kill('SIGTERM')
  assert.equal(await first.ended, 0, first.output())
  assert.ok(!isPostgresRunning(dataDir))
})

test('a port in use gives a clear message and leaves nothing running', async () => {
  const { dataDir, origin, run } = machine
  const occupant = createServer().listen(Number(new URL(origin).port), '127.0.0.1')
  await once(occupant, 'listening')
  const refused = run(['serve'], packed())
  assert.notEqual(await refused.ended, 0)
  occupant.close()
  await once(occupant, 'close')
  assert.match(refused.output(), new RegExp(`${new URL(origin).port}.*in use`, 'i'))
  assert.doesNotMatch(refused.output(), /^\s+at /m)
  assert.ok(!isPostgresRunning(dataDir))
})

test('a later start keeps the data, and Ctrl-C takes PostgreSQL along', async () => {
  const { dataDir, origin, start } = machine
  const run = await start(packed())
  assert.equal(await signIn(origin), 200)
  run.child.kill('SIGINT')
  assert.equal(await run.ended, 0, run.output())
  assert.ok(!isPostgresRunning(dataDir))
})

test('a kill -9 of the service is recovered from at the next start; one of the command stops the service and PostgreSQL', async () => {
  const { dataDir, origin, start } = machine
  const first = await start(packed())
  process.kill(await childOf(first.child.pid!), 'SIGKILL')
  assert.equal(await first.ended, 128 + 9)
  const second = await start(packed())
  assert.equal(await signIn(origin), 200)
  second.child.kill('SIGKILL')
  await second.ended
  await until(
    'the service and PostgreSQL stop',
    () => !isPostgresRunning(dataDir) && !existsSync(join(dataDir, 'tamga.lock')),
  )
})

test('an unknown command is refused with a usage line', async () => {
  const refused = machine.run(['dance'])
  assert.equal(await refused.ended, 1)
  assert.match(refused.output(), /Usage: .*serve\|/)
})
