import assert from 'node:assert/strict'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  collectModules,
  createMigratedDatabase,
  createTestDatabase,
  ensureServiceRoles,
  migrate,
  migrationFolders,
  pg,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { everyApp } from '../../scripts/openapi/every-app.ts'
import { describeSchema } from './schema.ts'

/** Two releases numbered some migrations differently, and both names stay; these are some of them. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '0003_map_roles_by_id.sql': '0004_map_roles_by_id.sql',
  '0005_tenant_role_reads_by_index.sql': '0006_tenant_role_reads_by_index.sql',
  '0009_renew_short_sessions.sql': '0010_renew_short_sessions.sql',
  '0008_compare_finished_values.sql': '0009_compare_finished_values.sql',
}

test('a migration that has two names is applied once, whichever of them a database knows', async () => {
  const databaseUrl = await createMigratedDatabase({ after }, signIn)
  const folders = migrationFolders(collectModules(signIn))
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    for (const [name, before] of Object.entries(OTHERWISE)) {
      const { rowCount } = await owner.query('update platform.migration set name = $2 where name = $1', [
        name,
        before,
      ])
      assert.equal(rowCount, 1, name)
    }
    assert.deepEqual((await migrate(databaseUrl, folders)).applied, [])
  } finally {
    await owner.end()
  }
})

test('a database of the release that had merged two migrations ends with the same schema as a new one', async () => {
  const folders = migrationFolders(collectModules(everyApp))
  const merged = await mkdtemp(join(tmpdir(), 'tamga-merged-'))
  after(() => rm(merged, { recursive: true }))
  const isOfThatRelease = (file: string) =>
    !/(\.json|(0003_name_the|0004_judge|0005_guard|0006_judge).*)$/.test(file)
  const pos = folders.find(({ owner }) => owner === 'io.vendor.core.pos')!
  await cp(fileURLToPath(pos.folder), merged, { recursive: true, filter: isOfThatRelease })
  const before = folders.map(one => (one === pos ? { ...one, folder: pathToFileURL(`${merged}/`) } : one))
  const old = await createTestDatabase({ after })
  await ensureServiceRoles(old)
  await migrate(old, before)
  assert.deepEqual((await migrate(old, folders)).applied, [
    'io.vendor.core.pos/0005_guard_closed_shifts.sql',
    'io.vendor.core.pos/0006_judge_prices_alike.sql',
  ])
  assert.deepEqual((await migrate(old, folders)).applied, [])
  const fresh = await createMigratedDatabase({ after }, everyApp)
  assert.ok(!(await appliedIn(fresh)).includes('0003_name_buyers_and_judge_prices.sql'))
  assert.deepEqual(await describeSchema(old), await describeSchema(fresh))
})

async function appliedIn(databaseUrl: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>('select name from platform.migration')
  await owner.end()
  return rows.map(({ name }) => name)
}

test('a migration that was applied with another text is known, and what follows makes the outcome the same', async () => {
  const folders = migrationFolders(collectModules(everyApp))
  const old = await createMigratedDatabase({ after }, everyApp)
  const fresh = await createMigratedDatabase({ after }, everyApp)
  const owner = new pg.Client({ connectionString: old })
  await owner.connect()
  try {
    await owner.query(
      `update platform.migration set checksum = 'bbb129e84313e8420a36217673bcf85b045cb57f88c4468cb2cee9b0172451e8'
        where owner = 'io.vendor.core.pos' and name = '0005_guard_closed_shifts.sql'`,
    )
    await owner.query(`delete from platform.migration where name = '0006_judge_prices_alike.sql'`)
    const { applied } = await migrate(old, folders)
    assert.deepEqual(applied, ['io.vendor.core.pos/0006_judge_prices_alike.sql'])
    assert.deepEqual(await describeSchema(old), await describeSchema(fresh))
    await owner.query(
      `update platform.migration set checksum = 'another' where name = '0005_guard_closed_shifts.sql'`,
    )
    await assert.rejects(migrate(old, folders), /was changed after it had been applied/)
  } finally {
    await owner.end()
  }
})
