import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runTamga } from '../../../testing/command-line.ts'
import { ADMIN_PASSWORD, startTestPlatform } from '../../../testing/test-platform.ts'

const folder = await mkdtemp(join(tmpdir(), 'tamga-lists-'))
after(() => rm(folder, { recursive: true, force: true }))
const { admin, databaseUrl } = await startTestPlatform({ after })
const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder }

const load = async (text: string) => {
  const file = join(folder, 'list.txt')
  await writeFile(file, text)
  return runTamga(['passwords', 'load', file, '--json'], env)
}

const refusal = async (password: string) => {
  const { status, body } = await admin.put('/me/password', { current: ADMIN_PASSWORD, new: password })
  assert.equal(status, 422, JSON.stringify(body))
  return body.errors.map(({ code }: { code: string }) => code)
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()

test('passwords of a loaded list are refused at once, by digest or as they are, and the next list replaces it', async () => {
  const digests = Array.from({ length: 3000 }, (_, n) => `${sha1(`entry ${n} of a leak`)}:${n}`)
  const first = await load(`${digests.join('\n')}\n${sha1('Amber Kettle Seven')}:12\n`)
  assert.equal(first.code, 0, first.stderr)
  const { entries, false_positive_rate } = JSON.parse(first.stdout)
  assert.equal(entries, 3001)
  assert.ok(false_positive_rate < 0.001)
  assert.deepEqual(await refusal('Amber Kettle Seven'), ['password_breached'])
  assert.deepEqual(await refusal('entry 2999 of a leak'), ['password_breached'])
  await load('quiet river stone 41\r\n')
  assert.deepEqual(await refusal('Quiet River STONE 41'), ['password_breached'])
  const accepted = await admin.put('/me/password', { current: ADMIN_PASSWORD, new: 'entry 2999 of a leak' })
  assert.equal(accepted.status, 204, accepted.text)
  assert.match((await runTamga(['passwords', 'load'], env)).stderr, /Missing FILE/)
  assert.match((await runTamga(['passwords', 'load', join(folder, 'none')], env)).stderr, /no file/)
})
