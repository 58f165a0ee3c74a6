import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { inPlatform } from '../../kernel/context.ts'
import { createClient } from '../../testing/client.ts'
import { givenMember, givenTenant } from '../../testing/given.ts'
import { ADMIN_EMAIL, startTestPlatform } from '../../testing/test-platform.ts'
import { selectTenant } from '../tenancy/index.ts'

const world = await startTestPlatform({ after }, { settings: { SSO_SECRET_KEY: '' } })
const { ctx } = world.platform
const first = (await inPlatform(ctx, 'test', tx => selectTenant(tx, 'first')))!

const today = (series: number[]) => series.at(-1)!

async function signedIn(email: string, tenant: { id: string }, roles: string[] = []) {
  const person = await givenMember(ctx, tenant, { email, roles })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return client
}

test('sign-ins, refusals, sessions and members are counted for each of the last 14 days', async () => {
  const before = (await world.admin.get('/dashboard')).body.numbers
  await signedIn('tuya@first.example', first)
  await world.stranger.post('/auth/login', { email: ADMIN_EMAIL, password: 'not the password' })
  const { status, body, text } = await world.admin.get('/dashboard?zone=Asia/Ulaanbaatar')
  assert.equal(status, 200, text)
  const { sign_ins, refused, sessions, members } = body.numbers
  for (const { days } of [sign_ins, refused, sessions, members]) assert.equal(days.length, 14)
  assert.equal(sign_ins.total, before.sign_ins.total + 1)
  assert.equal(today(sign_ins.days), sign_ins.total)
  assert.equal(refused.total, before.refused.total + 1)
  assert.equal(sessions.now, before.sessions.now + 1)
  assert.equal(today(sessions.days), sessions.now)
  assert.equal(sessions.days[0], 0)
  assert.equal(members.now, before.members.now + 1)
})

test('what needs attention is counted, the most urgent first', async () => {
  await givenMember(ctx, first, { email: 'never@first.example' })
  const { attention } = (await world.admin.get('/dashboard')).body
  assert.deepEqual(attention, [
    { kind: 'secret_key_missing', count: 1 },
    { kind: 'single_administrator', count: 1 },
    { kind: 'members_never_seen', count: 1 },
  ])
})

test('who may not read the log gets no numbers, and no attention that is not theirs', async () => {
  const member = await signedIn('saraa@first.example', first)
  const { status, body } = await member.get('/dashboard')
  assert.equal(status, 200)
  assert.deepEqual(body, { numbers: null, attention: [] })
})

test('another tenant counts its own alone, and its administrator hears nothing of the installation', async () => {
  const second = await givenTenant(ctx, 'second')
  const admin = await signedIn('admin@second.example', second, ['admin'])
  const { numbers, attention } = (await admin.get('/dashboard')).body
  assert.equal(numbers.sign_ins.total, 1)
  assert.equal(numbers.members.now, 1)
  assert.ok(!attention.some((entry: { kind: string }) => entry.kind === 'secret_key_missing'))
})

test('a zone that there is not and a caller without a session are refused', async () => {
  assert.equal((await world.admin.get('/dashboard?zone=Mars/Olympus')).status, 400)
  assert.equal((await world.stranger.get('/dashboard')).status, 401)
})
