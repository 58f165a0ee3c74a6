import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import pg from 'pg'
import { spawnTamga, startTamga } from '../../../testing/command-line.ts'
import { freePort } from '../../../testing/free-port.ts'
import { createMigratedDatabase } from '../../../testing/test-platform.ts'
import { until } from '../../../testing/until.ts'

async function connect(t: TestContext, url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // The test database goes away before this connection does.
  client.on('error', () => {})
  await client.connect()
  t.after(() => client.end())
  return client
}

test('two processes share the port, do scheduled work once, replace one that was killed, and stop together', async t => {
  const url = await createMigratedDatabase(t)
  const database = await connect(t, url)
  const folder = await mkdtemp(join(tmpdir(), 'tamga-processes-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const metricsPort = await freePort()
  const service = await startTamga({
    DATABASE_URL: url,
    DATA_DIR: folder,
    WEB_CONCURRENCY: '2',
    METRICS_PORT: String(metricsPort),
    BOOTSTRAP_TENANT_SLUG: 'acme',
    BOOTSTRAP_ADMIN_EMAIL: 'admin@acme.mn',
    BOOTSTRAP_ADMIN_PASSWORD: 'bronze seal of the steppe 9',
  })
  /** The first of them leads: it starts the scheduled work. */
  const livingPids = async (): Promise<number[]> => {
    const { rows } = await database.query(
      `select pid from jobs.worker where seen_at > now() - interval '6 seconds' order by started_at, id`,
    )
    return rows.map(row => row.pid)
  }
  const both = await until('two processes work', async () => {
    const pids = await livingPids()
    return pids.length === 2 && pids
  })
  assert.ok(!both.includes(service.child.pid!), 'the first process only hands connections round')

  const page = await until('both processes are on the page', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return text.includes('process="2"') && text
  })
  for (const process of ['1', '2'])
    assert.match(page, new RegExp(`^process_resident_memory_bytes\\{process="${process}"\\} \\d+`, 'm'))
  assert.equal(page.match(/^# TYPE tamga_http_limit gauge$/gm)?.length, 1)

  const runDue = async (): Promise<number> => {
    const { rows } = await database.query(
      `update jobs.schedule set next_run_at = now() - interval '1 second' where name = (select min(name) from jobs.schedule) returning name`,
    )
    const count = async () => {
      const { rows: runs } = await database.query(
        `select (select count(*)::int from jobs.run where task = $1) as ended, next_run_at > now() as is_set from jobs.schedule where name = $1`,
        [rows[0].name],
      )
      return runs[0] as { ended: number; is_set: boolean }
    }
    const { ended: before } = await count()
    const after = await until('the scheduled work ran', async () => {
      const now = await count()
      return now.is_set && now.ended > before && now
    })
    return after.ended - before
  }
  assert.equal(await runDue(), 1)

  process.kill(both[0]!, 'SIGKILL')
  const replaced = await until('the leader is gone, and another process took its place', async () => {
    const pids = (await livingPids()).filter(pid => pid !== both[0])
    return pids.length === 2 && pids
  })
  assert.ok(replaced.includes(both[1]!))
  assert.equal((await fetch(`${service.origin}/health`)).status, 200)
  assert.equal(await runDue(), 1)

  service.child.kill('SIGTERM')
  const { code, stdout } = await service.ended
  assert.equal(code, 0)
  assert.equal(stdout.match(/is ready\./g)?.length, 1)
  assert.equal(stdout.match(/Stopping…/g)?.length, 1)
  for (const pid of replaced) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' })
})

test('a data folder that cannot be written is told in a sentence', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'tamga-read-only-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  // A file in the way stops also those who may write everywhere.
  await writeFile(join(folder, 'keys'), '')
  const { code, stderr } = await spawnTamga(['serve'], {
    PORT: '0',
    DATABASE_URL: await createMigratedDatabase(t),
    DATA_DIR: folder,
  })
  assert.equal(code, 1)
  assert.match(stderr, /keys cannot be used: .*\n.*DATA_DIR/)
  assert.doesNotMatch(stderr, /at .*\.ts/)
})
