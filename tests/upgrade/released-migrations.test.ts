import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { collectModules, KERNEL_MIGRATIONS, migrationFolders, readMigrations } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

/** A line each, "owner name sha256", in the order in which they were released. A released line is never changed or removed. */
const RELEASED = new URL('./released/migrations.txt', import.meta.url)

const lines = (await readFile(RELEASED, 'utf8')).split('\n').filter(Boolean)

test('every released migration still has its owner, name and content', async () => {
  const folders = [KERNEL_MIGRATIONS, ...migrationFolders(collectModules(signIn))]
  const present = new Set(
    (await Promise.all(folders.map(readMigrations)))
      .flat()
      .map(({ owner, name, checksum }) => `${owner} ${name} ${checksum}`),
  )
  assert.ok(lines.length > 30)
  assert.deepEqual(
    lines.filter(line => !present.has(line)),
    [],
    'an applied migration was edited, moved or renamed: write the next one instead',
  )
})
