import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { collectModules, KERNEL_MIGRATIONS, migrationFolders, readMigrations } from '@tamga/core/testing'
import { everyApp } from '../../scripts/openapi/every-app.ts'

/**
 * A line each, "owner name sha256". A migration gets its line in the commit that brings it: from then on somebody may have applied it,
 * and a line is never changed or removed.
 */
const RELEASED = new URL('./released/migrations.txt', import.meta.url)

const lines = (await readFile(RELEASED, 'utf8')).split('\n').filter(Boolean)
const folders = [KERNEL_MIGRATIONS, ...migrationFolders(collectModules(everyApp))]
const present = (await Promise.all(folders.map(readMigrations)))
  .flat()
  .map(({ owner, name, checksum }) => `${owner} ${name} ${checksum}`)

test('every migration that was ever applied still has its owner, name and content', () => {
  assert.ok(lines.length > 50)
  assert.deepEqual(
    lines.filter(line => !present.includes(line)),
    [],
    'an applied migration was edited, moved or renamed: write the next one instead',
  )
})

test('every migration has its line, so that it stays as it is', () => {
  assert.deepEqual(
    present.filter(line => !lines.includes(line)),
    [],
    'add these lines to tests/upgrade/released/migrations.txt',
  )
})
