import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { receiveMail } from '@tamga/core/testing'
import { URI } from 'otpauth'
import { startFactorsWorld } from './factors-world.ts'

const world = await startFactorsWorld({ after })
const { person, login, mfa, addTotp, bearer, owner } = world

test('an authenticator app is added by a code of it, sealed in the database, and asked for from then on', async () => {
  const one = await person()
  const begun = await one.client.post('/me/totp')
  assert.equal(begun.status, 200)
  assert.equal((await login(one)).status, 200, 'not asked for before it is confirmed')
  const wrong = await one.client.post('/me/totp/confirm', { code: '000000' })
  assert.deepEqual([wrong.status, wrong.body.code], [422, 'code_wrong'])
  const parsed = URI.parse(begun.body.otpauth_uri)
  assert.equal(parsed.label, one.email)
  const code = world.appOf(begun.body.secret).code()
  assert.equal((await one.client.post('/me/totp/confirm', { code })).status, 204)
  assert.equal((await one.client.get('/me/totp')).body.enabled, true)
  assert.equal((await one.client.get('/me')).body.session.acr, 'acr:2')
  const mail = await receiveMail(world.mailDir, one.email)
  assert.match(mail.text, /баталгаажуулах апп/)
  const { rows } = await owner.query('select secret from totp where person_id = $1', [one.id])
  assert.ok(!rows[0].secret.toString('latin1').includes(begun.body.secret))

  const asked = await login(one)
  assert.equal(asked.status, 200)
  assert.deepEqual(Object.keys(asked.body), ['mfa'])
  assert.deepEqual(asked.body.mfa.methods, ['totp'])
  assert.equal(
    asked.headers.getSetCookie().some(line => line.startsWith('tamga_session=')),
    false,
  )
})

test('the code ends the sign-in once; the same code again is refused with a token of its own', async () => {
  const one = await person()
  const app = await addTotp(one)
  const code = app.code(1)
  const [first, second] = [await login(one), await login(one)]
  const entered = await mfa({ token: first.body.mfa.token, method: 'totp', code })
  assert.equal(entered.status, 200, entered.text)
  const me = await bearer(entered.body.session.token).get('/me')
  assert.deepEqual([me.body.session.acr, me.body.session.auth_methods], ['acr:2', ['pwd', 'otp']])
  const again = await mfa({ token: second.body.mfa.token, method: 'totp', code })
  assert.deepEqual([again.status, again.body.code], [401, 'invalid_code'])
  const used = await mfa({ token: first.body.mfa.token, method: 'totp', code })
  assert.deepEqual([used.status, used.body.code], [401, 'mfa_expired'])
})

test('one of fifty parallel tries succeeds, with one token and with fifty', async () => {
  const one = await person()
  const app = await addTotp(one)
  const code = app.code(1)
  const tokens = await Promise.all(Array.from({ length: 50 }, async () => (await login(one)).body.mfa.token))
  const statuses = async (of: string[]) => {
    const answers = await Promise.all(of.map(token => mfa({ token, method: 'totp', code })))
    assert.ok(answers.every(({ status }) => status === 200 || status === 401))
    return answers.filter(({ status }) => status === 200).length
  }
  assert.equal(await statuses(tokens), 1)
  await world.forgetUsedCodes(one)
  const { token } = (await login(one)).body.mfa
  assert.equal(await statuses(Array.from({ length: 50 }, () => token)), 1)
})

test('a sign-in is given up after five wrong codes, and survives another process', async () => {
  const one = await person()
  const app = await addTotp(one)
  const { token } = (await login(one)).body.mfa
  for (let n = 0; n < 5; n++) assert.equal((await mfa({ token, method: 'totp', code: '000000' })).status, 401)
  const late = await mfa({ token, method: 'totp', code: app.code(1) })
  assert.deepEqual([late.status, late.body.code], [401, 'mfa_expired'])
  const other = await world.another()
  const next = (await login(one)).body.mfa.token
  const entered = await other.client().post('/auth/mfa', { token: next, method: 'totp', code: app.code(1) })
  assert.equal(entered.status, 200, entered.text)
})

test('the token of a browser works in that browser alone', async () => {
  const one = await person()
  const app = await addTotp(one)
  const browser = { 'sec-fetch-site': 'same-origin' }
  const asked = await login(one, {}, browser)
  const [cookie] = asked.headers.getSetCookie().filter(line => line.startsWith('tamga_mfa='))
  assert.match(cookie!, /HttpOnly/)
  const body = { token: asked.body.mfa.token, method: 'totp', code: app.code(1) }
  assert.equal((await mfa(body, browser)).body.code, 'mfa_expired')
  assert.equal((await mfa(body, { ...browser, cookie: cookie!.split(';')[0]! })).status, 200)
})

test('each recovery code works once, and making new ones ends those before', async () => {
  const one = await person()
  assert.equal((await one.client.post('/me/recovery-codes')).body.code, 'factor_missing')
  await addTotp(one)
  const { codes } = (await one.client.post('/me/recovery-codes')).body
  assert.equal(new Set(codes).size, 10)
  const use = async (code: string) => {
    const asked = await login(one)
    assert.deepEqual(asked.body.mfa.methods, ['totp', 'recovery_code'])
    return mfa({ token: asked.body.mfa.token, method: 'recovery_code', code })
  }
  const entered = await use(codes[0].toLowerCase().replaceAll('-', ' '))
  assert.equal(entered.status, 200, entered.text)
  assert.equal((await use(codes[0])).body.code, 'invalid_code')
  assert.equal((await one.client.get('/me/recovery-codes')).body.remaining, 9)
  // The app, the codes, and now that one of them was used.
  const told = await receiveMail(world.mailDir, one.email, 3)
  assert.match(told.text, /(:|code).* 9/)
  await one.client.post('/me/recovery-codes')
  assert.equal((await use(codes[1])).body.code, 'invalid_code')
})

test('a remembered device is not asked again, is listed, and can be forgotten', async () => {
  const one = await person()
  const app = await addTotp(one)
  const asked = await login(one)
  const entered = await mfa({
    token: asked.body.mfa.token,
    method: 'totp',
    code: app.code(1),
    remember_device: true,
  })
  const cookie = entered.headers.getSetCookie().find(line => line.startsWith('tamga_remembered='))!
  const headers = { cookie: cookie.split(';')[0]! }
  const spared = await login(one, {}, headers)
  assert.equal(spared.status, 200)
  const session = bearer(spared.body.session.token)
  assert.equal((await session.get('/me')).body.session.acr, 'acr:1')
  const { items } = (await session.get('/me/remembered-devices', headers)).body
  assert.deepEqual([items.length, items[0].current], [1, true])
  const other = await person()
  await addTotp(other)
  assert.ok('mfa' in (await login(other, {}, headers)).body, 'it is nobody else’s')
  assert.equal((await session.delete(`/me/remembered-devices/${items[0].id}`)).status, 204)
  assert.ok('mfa' in (await login(one, {}, headers)).body)
})

test('a new password forgets remembered devices', async () => {
  const one = await person()
  const app = await addTotp(one)
  const { token } = (await login(one)).body.mfa
  await mfa({ token, method: 'totp', code: app.code(1), remember_device: true })
  const count = async () => (await one.client.get('/me/remembered-devices')).body.items.length
  assert.equal(await count(), 1)
  const change = { current: one.password, new: 'another calm river of Selenge 10' }
  assert.equal((await one.client.put('/me/password', change)).status, 204)
  assert.equal(await count(), 0)
})

test('a new password ends the sign-ins that wait for a second factor', async () => {
  const one = await person()
  const app = await addTotp(one)
  const { token } = (await login(one)).body.mfa
  const change = { current: one.password, new: 'another calm river of Selenge 11' }
  assert.equal((await one.client.put('/me/password', change)).status, 204)
  const late = await mfa({ token, method: 'totp', code: app.code(1) })
  assert.deepEqual([late.status, late.body.code], [401, 'mfa_expired'])
  assert.ok('mfa' in (await login({ ...one, password: change.new })).body)
})

test('a wrong password is refused as before: nobody learns who has a second factor', async () => {
  const one = await person()
  await addTotp(one)
  const wrong = await login({ ...one, password: 'wrong' })
  const unknown = await login({ ...one, email: 'nobody@factors.example' })
  const shown = ({ request_id: _, ...body }: Record<string, unknown>) => body
  assert.deepEqual([wrong.status, shown(wrong.body)], [unknown.status, shown(unknown.body)])
})

test('without the app the person removes it after proving it again; then the password is enough', async () => {
  const one = await person()
  const app = await addTotp(one)
  await world.ageSessions(one)
  const asked = await one.client.delete('/me/totp')
  assert.deepEqual([asked.status, asked.body.code, asked.body.methods], [403, 'step_up_required', ['totp']])
  assert.deepEqual([asked.body.acr, asked.body.max_age], ['acr:2', 900])
  const weak = await one.client.post('/auth/step-up', { method: 'password', password: one.password })
  assert.equal(weak.body.code, 'factor_needed')
  const wrong = await one.client.post('/auth/step-up', { method: 'totp', code: '000000' })
  assert.deepEqual([wrong.status, wrong.body.code], [401, 'invalid_code'])
  const { id } = (await one.client.get('/me')).body.session
  const raised = await one.client.post('/auth/step-up', { method: 'totp', code: app.code(1) })
  assert.equal(raised.status, 200, raised.text)
  assert.equal(raised.body.session.id, id)
  assert.equal((await one.client.get('/me')).status, 401, 'the token before is dead')
  one.client.token = raised.body.session.token
  assert.equal((await one.client.delete('/me/totp')).status, 204)
  assert.ok('session' in (await login(one)).body)
})

test('a lost key leaves the recovery codes, and the person is told', async () => {
  const one = await person()
  await addTotp(one)
  const { codes } = (await one.client.post('/me/recovery-codes')).body
  // Sealed by a key that nobody has: the id of the key stands in bytes 2 to 9.
  await owner.query(
    `update totp set secret = overlay(secret placing '\\x0000000000000000'::bytea from 2 for 8) where person_id = $1`,
    [one.id],
  )
  const { mfa: asked } = (await login(one)).body
  assert.deepEqual([asked.methods, asked.unusable], [['recovery_code'], ['totp']])
  const told = await mfa({ token: asked.token, method: 'totp', code: '123456' })
  assert.deepEqual([told.status, told.body.code], [409, 'totp_lost'])
  const entered = await mfa({ token: asked.token, method: 'recovery_code', code: codes[0] })
  assert.equal(entered.status, 200)
  const session = bearer(entered.body.session.token)
  assert.deepEqual((await session.get('/me/totp')).body.usable, false)
  assert.equal((await session.delete('/me/totp')).status, 204)
  assert.equal((await session.post('/me/totp')).status, 200)
})
