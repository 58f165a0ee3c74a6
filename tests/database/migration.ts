import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import {
  collectModules,
  coreDistribution,
  ensureServiceRoles,
  migrate,
  migrateDatabase,
  pg,
  readInstallationSettings,
} from '@tamga/core/testing'
import type { Ground } from './suite.ts'

export function migrationTests(ground: Ground): void {
  const modules = collectModules(coreDistribution)

  test('a second start finds nothing left to migrate', async () => {
    const { settings } = ground.world.platform.services
    const again = await migrateDatabase(modules, settings, ground.world.databaseUrl)
    assert.deepEqual(again.applied, [])
    assert.ok(again.already > 5)
  })

  test('several processes that migrate one empty database at once apply each file once', async t => {
    const empty = await ground.backend.emptyDatabase()
    t.after(() => empty.stop())
    const { settings } = readInstallationSettings(coreDistribution, {
      DATABASE_URL: empty.given,
      DIRECT_DATABASE_URL: empty.direct,
    })
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => migrateDatabase(modules, settings, empty.given)),
    )
    const applied = outcomes.flatMap(outcome => outcome.applied)
    assert.equal(new Set(applied).size, applied.length)
    assert.equal(outcomes.filter(outcome => outcome.applied.length > 0).length, 1)
  })

  test('a migration that was changed after it had been applied is refused, and named', async t => {
    const { direct, folder } = await emptyWithFolder(ground, t)
    const files = [{ owner: 'sample', folder: pathToFileURL(`${folder}/`) }]
    await writeFile(join(folder, '0001_create_sample.sql'), 'create table sample (x int);')
    assert.ok((await migrate(direct, files)).applied.includes('sample/0001_create_sample.sql'))
    await writeFile(join(folder, '0001_create_sample.sql'), 'create table sample (x bigint);')
    await writeFile(join(folder, '0002_create_more.sql'), 'create table more (x int);')
    await assert.rejects(
      migrate(direct, files),
      /migration sample\/0001_create_sample\.sql was changed after it had been applied/,
    )
    assert.deepEqual(await tablesNamed(direct, 'more'), [])
  })

  test('a migration that fails leaves nothing of itself and names its file', async t => {
    const { direct, folder } = await emptyWithFolder(ground, t)
    const files = [{ owner: 'sample', folder: pathToFileURL(`${folder}/`) }]
    await writeFile(join(folder, '0001_create_sample.sql'), 'create table sample (x int); select 1 / 0;')
    await assert.rejects(
      migrate(direct, files),
      /migration sample\/0001_create_sample\.sql failed: division by zero/,
    )
    assert.deepEqual(await tablesNamed(direct, 'sample'), [])
    await writeFile(join(folder, '0001_create_sample.sql'), 'create table sample (x int);')
    assert.deepEqual((await migrate(direct, files)).applied, ['sample/0001_create_sample.sql'])
  })
}

type Test = { after(work: () => Promise<unknown>): void }

async function emptyWithFolder(ground: Ground, t: Test): Promise<{ direct: string; folder: string }> {
  const [empty, folder] = await Promise.all([
    ground.backend.emptyDatabase(),
    mkdtemp(join(tmpdir(), 'tamga-migrations-')),
  ])
  t.after(() => Promise.all([empty.stop(), rm(folder, { recursive: true })]))
  await ensureServiceRoles(empty.direct)
  return { direct: empty.direct, folder }
}

async function tablesNamed(url: string, name: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query('select from pg_class where relname = $1', [name])).rows
  } finally {
    await client.end()
  }
}
