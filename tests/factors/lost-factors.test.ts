import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient, receiveMail, runTamga, startTestPlatform } from '@tamga/core/testing'
import { startFactorsWorld } from './factors-world.ts'

const world = await startFactorsWorld({ after })
const { person, login, addTotp, admin, owner } = world

test('the operator removes a lost factor: the person is told, their sessions end, the log of the installation has it', async () => {
  const one = await person()
  await addTotp(one)
  await one.client.post('/me/recovery-codes')
  await receiveMail(world.mailDir, one.email, 2)
  const found = await admin.get(`/platform/people/factors?email=${one.email}`)
  assert.deepEqual([found.body.totp, found.body.recovery_codes, found.body.passkeys], [true, 10, []])
  const path = `/platform/people/${one.id}/factors`
  const removal = { factors: ['totp', 'recovery_codes'], reason: 'The phone is lost' }
  const administrator = await person(['admin'])
  const refused = await administrator.client.request('DELETE', path, removal)
  assert.deepEqual([refused.status, refused.body.code], [403, 'operator_required'])
  assert.equal((await admin.delete(path, removal)).status, 204)
  assert.equal((await one.client.get('/me')).status, 401)
  assert.ok('session' in (await login(one)).body)
  const mail = await receiveMail(world.mailDir, one.email, 3)
  assert.match(mail.subject, /Оператор/)
  const records = (await admin.get('/platform/audit?limit=20')).body.items
  const record = records.find(({ action }: { action: string }) => action === 'person.factors_removed')
  assert.equal(record.changes.reason[1], 'The phone is lost')
  assert.equal((await admin.delete(path, removal)).status, 404)
})

test('without a key no secret is stored; what a lost key sealed is counted by doctor', async () => {
  const keyless = await startTestPlatform({ after }, { settings: { SSO_SECRET_KEY: '' } })
  const refused = await keyless.admin.post('/me/totp')
  assert.deepEqual([refused.status, refused.body.code], [422, 'secret_key_missing'])
  const one = await person()
  await addTotp(one)
  const env = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.platform.services.settings.DATA_DIR }
  const check = async () => {
    const { stdout } = await runTamga(['doctor', '--json'], env)
    return JSON.parse(stdout).checks.find(({ check }: { check: string }) => check === 'sealed secrets')
  }
  await owner.query(
    `update totp set secret = overlay(secret placing '\\x0000000000000000'::bytea from 2 for 8) where person_id = $1`,
    [one.id],
  )
  assert.deepEqual((await check()).status, 'warn')
  assert.match((await check()).detail, /^1 of /)
  assert.equal(createClient(world.origin).token, null)
})
