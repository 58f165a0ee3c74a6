import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const folder = await mkdtemp(join(tmpdir(), 'tamga-types-'))
after(() => rm(folder, { recursive: true, force: true }))

test('the API types of the web client are those of the published contract', async () => {
  const fresh = join(folder, 'schema.d.ts')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'api-types', fresh], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
  const committed = await readFile(new URL('../../shells/web/src/api/schema.d.ts', import.meta.url), 'utf8')
  assert.ok(
    committed === (await readFile(fresh, 'utf8')),
    'run `npm run api-types` and commit what it writes',
  )
})
