import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  collectModules,
  createTestDatabase,
  ensureServiceRoles,
  migrate,
  migrationFolders,
  pg,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

/** Two releases numbered some migrations differently, and both names stay; these are some of them. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '0003_map_roles_by_id.sql': '0004_map_roles_by_id.sql',
  '0005_tenant_role_reads_by_index.sql': '0006_tenant_role_reads_by_index.sql',
  '0009_renew_short_sessions.sql': '0010_renew_short_sessions.sql',
  '0008_compare_finished_values.sql': '0009_compare_finished_values.sql',
}

test('a migration that has two names is applied once, whichever of them a database knows', async () => {
  const databaseUrl = await createTestDatabase({ after })
  await ensureServiceRoles(databaseUrl)
  const folders = migrationFolders(collectModules(signIn))
  await migrate(databaseUrl, folders)
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
