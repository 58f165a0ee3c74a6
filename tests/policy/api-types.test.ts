import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { printOpenapi } from '@tamga/core'
import { everyApp } from '../../scripts/openapi/every-app.ts'
import { headerOf } from '../../scripts/openapi/header.ts'

test('the API types of the web client are those of the published contract', async () => {
  const file = await readFile(new URL('../../shells/web/src/api/schema.d.ts', import.meta.url), 'utf8')
  const end = file.indexOf('\n')
  assert.equal(
    file.slice(0, end),
    headerOf(printOpenapi(everyApp), file.slice(end + 1)),
    'run `npm run api-types` and commit what it writes',
  )
})
