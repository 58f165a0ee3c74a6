import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after, type TestContext } from 'node:test'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { DataFolderInUse, EmbeddedPostgresUnusable, startEmbeddedPostgres } from './embedded.ts'

const quiet = () => undefined

/** A temporary folder that ordinary users may enter. What was begun on it ends before it is removed. */
const givenFolder = async (t: TestContext) => {
  const folder = await mkdtemp(join(tmpdir(), 'tamga-embedded-'))
  await chmod(folder, 0o755)
  const endings = [() => rm(folder, { recursive: true, force: true })]
  t.after(async () => {
    for (const end of endings.reverse()) await end()
  })
  const start = async (dataDir = folder, say: (line: string) => void = quiet) => {
    const server = await startEmbeddedPostgres({ dataDir, say })
    endings.push(server.stop)
    return server
  }
  return { folder, start, atEnd: (end: () => Promise<void>) => endings.push(end) }
}

const used = await mkdtemp(join(tmpdir(), 'tamga-used-'))
after(() => rm(used, { recursive: true, force: true }))
await chmod(used, 0o755)
await (await startEmbeddedPostgres({ dataDir: used, say: quiet })).stop()

/** One with a database of an earlier start: to copy it is much quicker than to make one. */
const givenUsedFolder = async (t: TestContext) => {
  const given = await givenFolder(t)
  execFileSync('cp', ['-a', `${used}/.`, given.folder])
  return given
}

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** A process of its own that holds the data folder until it is killed. */
const givenHolder = async (
  t: TestContext,
  dataDir: string,
): Promise<{ child: ChildProcess; url: string }> => {
  const embedded = new URL('./embedded.ts', import.meta.url).href
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(embedded)}
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, say: () => undefined })
    console.log(url)
    setInterval(() => undefined, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {},
  })
  t.after(() => child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  return { child, url: String(line).trim() }
}

const kill9 = async (child: ChildProcess) => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const postmasterPid = async (cluster: string): Promise<number> =>
  Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])

test('the first start makes a database and the second start keeps the data', async t => {
  const { folder, start } = await givenFolder(t)
  const dataDir = join(folder, 'var')
  const lines: string[] = []
  const first = await start(dataDir, line => lines.push(line))
  await query(first.url, 'create table kept (word text)')
  await query(first.url, "insert into kept values ('тамга')")
  await first.stop()
  assert.ok(lines.includes('Preparing PostgreSQL (first start)…'))
  assert.equal((await lstat(join(dataDir, 'keys', 'postgres-owner'))).mode & 0o777, 0o600)

  const second = await start(dataDir)
  assert.deepEqual(await query(second.url, 'select word from kept'), [{ word: 'тамга' }])
})

test('the database knows Unicode letters, ICU collations and durable writes', async t => {
  const { url } = await (await givenFolder(t)).start()
  await query(url, 'create extension pg_trgm')
  const [row] = await query(url, "select similarity('Монгол', 'монгул') > 0.3 as alike, lower('ӨҮ') as lower")
  assert.deepEqual(row, { alike: true, lower: 'өү' })
  await query(url, "create collation mongolian (provider = icu, locale = 'mn')")
  const [settings] = await query(
    url,
    "select current_setting('fsync') as fsync, current_setting('TimeZone') as zone",
  )
  assert.deepEqual(settings, { fsync: 'on', zone: 'UTC' })
})

test('a wrong password is refused', async t => {
  const { url } = await (await givenUsedFolder(t)).start()
  await assert.rejects(
    query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1'),
    /password authentication failed/,
  )
})

test('a second process on the same data folder is refused and told who holds it', async t => {
  const { folder, start } = await givenUsedFolder(t)
  const { child } = await givenHolder(t, folder)
  await assert.rejects(start(), error => {
    assert.ok(error instanceof DataFolderInUse)
    assert.equal(error.pid, child.pid)
    return true
  })
  await kill9(child)
  await start()
})

test('of many first starts at once on one folder exactly one wins', async t => {
  const { start } = await givenFolder(t)
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => start()))
  assert.equal(starts.filter(each => each.status === 'fulfilled').length, 1)
  for (const each of starts) if (each.status === 'rejected') assert.ok(each.reason instanceof DataFolderInUse)
})

test('a killed process loses no committed row and the next start takes its PostgreSQL over', async t => {
  const { folder, start } = await givenUsedFolder(t)
  const { child, url } = await givenHolder(t, folder)
  await query(url, 'create table kept (word text)')
  await query(url, "insert into kept values ('committed')")
  await kill9(child)

  const next = await start()
  assert.equal(next.url, url)
  assert.deepEqual(await query(next.url, 'select word from kept'), [{ word: 'committed' }])
})

test('a left-over PostgreSQL that does not know our password is stopped and started anew', async t => {
  const { folder, start } = await givenUsedFolder(t)
  const { child, url } = await givenHolder(t, folder)
  const hba = join(folder, 'postgres', 'pg_hba.conf')
  const rules = await readFile(hba, 'utf8')
  await writeFile(hba, 'host all all 127.0.0.1/32 reject\n')
  await query(url, 'select pg_reload_conf(), pg_sleep(0.2)')
  await kill9(child)

  const lines: string[] = []
  const restored = (line: string) => {
    lines.push(line)
    if (line.startsWith('Stopping')) writeFileSync(hba, rules)
  }
  const next = await start(folder, restored)
  assert.notEqual(next.url, url)
  assert.ok(lines.some(line => line.startsWith('Stopping')))
})

test('a kill -9 of PostgreSQL and of its holder is survived', async t => {
  const { folder, start } = await givenUsedFolder(t)
  const { child, url } = await givenHolder(t, folder)
  await query(url, 'create table kept (word text)')
  await query(url, "insert into kept values ('committed')")
  process.kill(await postmasterPid(join(folder, 'postgres')), 'SIGKILL')
  await kill9(child)

  const next = await start()
  assert.deepEqual(await query(next.url, 'select word from kept'), [{ word: 'committed' }])
})

test('a lock and a postmaster.pid whose pids now belong to others are taken over', async t => {
  const { folder, start } = await givenUsedFolder(t)
  await (await start()).stop()
  const stranger = spawn('sleep', ['600'])
  t.after(() => stranger.kill())
  await writeFile(join(folder, 'tamga.lock'), JSON.stringify({ pid: stranger.pid, started: '1', boot: 'x' }))
  await writeFile(
    join(folder, 'postgres', 'postmaster.pid'),
    `${stranger.pid}\n${join(folder, 'postgres')}\n1700000000\n5432\n\n127.0.0.1\n\nready\n`,
  )
  const next = await start()
  assert.equal((await query(next.url, 'select 1 as one'))[0]?.one, 1)
})

test('a damaged lock file does not block the start', async t => {
  const { folder, start } = await givenUsedFolder(t)
  await writeFile(join(folder, 'tamga.lock'), '{"pid":')
  await (await start()).stop()
  assert.ok(!(await readdir(folder)).includes('tamga.lock'))
})

test('a first start that was killed halfway is begun again', async t => {
  const { folder, start } = await givenFolder(t)
  await mkdir(join(folder, 'postgres.new-0123456789ab', 'base'), { recursive: true })
  await (await start()).stop()
  assert.deepEqual((await readdir(folder)).sort(), ['keys', 'postgres', 'postgres-start.log'])
})

test('a cluster of another PostgreSQL major is refused with both versions named', async t => {
  const { folder, start } = await givenUsedFolder(t)
  await (await start()).stop()
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n')
  await assert.rejects(start(), error => {
    assert.ok(error instanceof EmbeddedPostgresUnusable)
    assert.match(error.message, /PostgreSQL 17.*PostgreSQL 18/)
    return true
  })
})

test('a data folder that cannot be written gives a clear message', async t => {
  const { folder, start } = await givenFolder(t)
  await writeFile(join(folder, 'file'), '')
  for (const dataDir of [join(folder, 'file'), join(folder, 'file', 'below'), '/sys/tamga'])
    await assert.rejects(start(dataDir), /data folder .* cannot be used: .*DATA_DIR/)
})

test('a platform without a PostgreSQL is told to use DATABASE_URL', async () => {
  await assert.rejects(findBinaries('sunos-x64'), /DATABASE_URL/)
})

test('it runs below a folder that only its owner may enter, also as root', async t => {
  const { folder, start, atEnd } = await givenFolder(t)
  const closed = join(folder, 'closed')
  await mkdir(closed, { mode: 0o700 })
  const dataDir = join(closed, 'with "quotes" and $blanks')
  const first = await start(dataDir)
  const pointer = await readFile(join(dataDir, 'postgres-location.json'), 'utf8').catch(() => undefined)
  if (pointer) atEnd(() => rm(JSON.parse(pointer).folder, { recursive: true, force: true }))
  assert.equal(pointer !== undefined, process.getuid?.() === 0)
  await query(first.url, 'create table kept (word text)')
  await first.stop()

  const second = await start(dataDir)
  assert.deepEqual(await query(second.url, 'select word from kept'), [])
  await second.stop()
})

test('a copy of a data folder does not run on the same cluster at the same time', async t => {
  const { folder, start } = await givenFolder(t)
  const base = join(folder, 'base')
  const copies = [join(folder, 'one'), join(folder, 'two')] as const
  await (await start(base)).stop()
  for (const copy of copies) {
    await cp(join(base, 'keys'), join(copy, 'keys'), { recursive: true })
    await writeFile(join(copy, 'postgres-location.json'), JSON.stringify({ folder: base }))
  }
  const one = await start(copies[0])
  await assert.rejects(start(copies[1]), DataFolderInUse)
  await one.stop()
})
