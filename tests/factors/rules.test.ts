import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type createClient, givenTenant } from '@tamga/core/testing'
import { startFactorsWorld } from './factors-world.ts'

const world = await startFactorsWorld({ after })
const { person, login, mfa, addTotp, bearer, owner, admin } = world

const rule = async (second_factor: object) => {
  const answer = await admin.put('/settings/security', { second_factor })
  assert.equal(answer.status, 200, answer.text)
  return answer.body.second_factor
}

test('whoever a role requires it of is asked, also in sessions from before the rule; others are not', async () => {
  const role = await admin.post('/organisation/roles', {
    key: 'treasurer',
    name: 'Treasurer',
    permissions: [],
  })
  assert.equal(role.status, 201, role.text)
  const [plain, strong, lacking] = [await person(), await person(['treasurer']), await person(['treasurer'])]
  const app = await addTotp(strong)
  const remembering = (await login(strong)).body.mfa
  const remembered = await mfa({
    ...{ token: remembering.token, method: 'totp', code: app.code(1), remember_device: true },
  })
  const cookie = remembered.headers.getSetCookie().find(line => line.startsWith('tamga_remembered='))!
  const device = { cookie: cookie.split(';')[0]! }
  const weak = bearer((await login(strong, {}, device)).body.session.token)
  assert.equal((await weak.get('/menus')).status, 200)

  const set = await rule({ required: 'roles', roles: ['treasurer'], grace_days: 0 })
  assert.deepEqual([set.required, set.roles[0].key], ['roles', 'treasurer'])
  assert.equal((await plain.client.get('/menus')).status, 200)
  assert.ok('session' in (await login(plain)).body)

  const refused = await weak.get('/menus')
  assert.deepEqual([refused.status, refused.body.code, refused.body.acr], [403, 'step_up_required', 'acr:2'])
  assert.deepEqual(refused.body.methods, ['totp'])
  assert.ok('mfa' in (await login(strong, {}, device)).body, 'a remembered device is no second factor')
  await world.forgetUsedCodes(strong)
  const raised = await weak.post('/auth/step-up', { method: 'totp', code: app.code() })
  assert.equal((await bearer(raised.body.session.token).get('/menus')).status, 200)

  const old = await lacking.client.get('/menus')
  assert.deepEqual([old.status, old.body.methods], [403, ['enroll']])
  assert.equal((await lacking.client.get('/me')).status, 200)
  assert.equal((await lacking.client.patch('/me', { name: 'x' })).status, 403)
  await addTotp(lacking)
  assert.equal((await lacking.client.get('/menus')).status, 200, 'the session has two factors now')
  await rule({ required: 'off' })
})

test('who has no factor after the time to add one adds it on the way in, with a token for nothing else', async () => {
  const [early, late] = [await person(), await person()]
  await rule({ required: 'everyone', grace_days: 7 })
  assert.ok('session' in (await login(late)).body, 'inside the time')
  const { items } = (await admin.get('/settings/security/second-factor/missing')).body
  const row = items.find(({ user }: { user: { id: string } }) => user.id === late.id)
  assert.equal(row.required, true)
  assert.ok(Date.parse(row.due_at) > Date.now() + 6 * 86_400_000)
  await addTotp(early)
  const { items: fewer } = (await admin.get('/settings/security/second-factor/missing')).body
  assert.equal(
    fewer.some(({ user }: { user: { id: string } }) => user.id === early.id),
    false,
  )

  await owner.query(`update tenant_security set second_factor_since = now() - interval '8 days'`)
  await owner.query(
    `update membership set created_at = now() - interval '9 days', joined_at = null where person_id = $1`,
    [late.id],
  )
  const asked = await login(late)
  assert.deepEqual(asked.body.mfa.methods, ['enroll'])
  const enrolling = bearer(asked.body.mfa.token)
  for (const path of ['/me', '/menus', '/me/sessions', '/me/remembered-devices', '/organisation/members'])
    assert.equal((await enrolling.get(path)).status, 401, path)
  assert.equal((await enrolling.put('/me/password', { current: late.password, new: 'x' })).status, 401)
  assert.equal((await enrolling.get('/me/passkeys')).status, 200)
  const begun = await enrolling.post('/me/totp')
  assert.equal(begun.status, 200, begun.text)
  const code = world.appOf(begun.body.secret).code()
  assert.equal((await enrolling.post('/me/totp/confirm', { code })).status, 204)
  assert.equal((await enrolling.post('/me/recovery-codes')).body.codes.length, 10)
  const entered = await mfa({ token: asked.body.mfa.token, method: 'totp', code })
  assert.equal(entered.status, 200, entered.text)
  assert.equal((await enrolling.get('/me/passkeys')).status, 401, 'the token is used up')
  assert.equal((await mfa({ token: (await login(late)).body.mfa.token, method: 'totp', code })).status, 401)
  await rule({ required: 'off', grace_days: 0 })
})

test('a session with one factor does not switch into a tenant that requires two', async () => {
  const one = await person()
  const strict = await givenTenant(world.ctx, 'strict')
  await owner.query(
    `insert into membership (tenant_id, person_id, status, email, name) values ($1, $2, 'active', $3, $4)`,
    [strict.id, one.id, one.email, one.name],
  )
  await owner.query(`insert into tenant_security (tenant_id, second_factor) values ($1, 'everyone')`, [
    strict.id,
  ])
  const refused = await one.client.post('/auth/switch-tenant', { tenant: 'strict' })
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.methods],
    [403, 'step_up_required', ['enroll']],
  )
  assert.deepEqual((await login(one, { tenant: 'strict' })).body.mfa.methods, ['enroll'])
  await addTotp(one)
  const moved = await one.client.post('/auth/switch-tenant', { tenant: 'strict' })
  assert.equal(moved.status, 200, moved.text)
})

test('passwords switched off: no session that began with one is in the tenant, and nobody shuts themselves out', async () => {
  const refused = await admin.put('/settings/security', { password: { enabled: false } })
  assert.deepEqual([refused.status, refused.body.code], [422, 'no_way_in'])
  const one = await person()
  await owner.query(`update tenant_security set password_enabled = false`)
  assert.equal((await one.client.get('/menus')).body.code, 'reauthentication_required')
  assert.equal((await login(one)).body.code, 'login_method_disabled')
  const { slug } = world.tenant
  assert.equal((await world.stranger.get(`/auth/methods?tenant=${slug}`)).body.password, false)
  assert.equal((await world.stranger.get('/auth/methods')).body.password, true)
  await owner.query(`update tenant_security set password_enabled = true`)
  const longer = await admin.put('/settings/security', { password: { min_length: 30 } })
  assert.equal(longer.body.password.min_length, 30)
  const change = { current: one.password, new: 'a calm river of Selenge 11' }
  const short = await one.client.put('/me/password', change)
  assert.equal(short.body.errors[0].code, 'password_too_short')
})

test('sensitive actions ask whoever has a factor when the last proof is old; tokens and others pass', async () => {
  const [one, plain] = [await person(['admin']), await person(['admin'])]
  const app = await addTotp(one)
  for (const somebody of [one, plain]) await world.ageSessions(somebody)
  const victim = await person()
  const suspend = (client: ReturnType<typeof createClient>) =>
    client.post(`/organisation/members/${victim.id}/suspend`, { reason: 'test' })
  const asked = await suspend(one.client)
  assert.deepEqual([asked.status, asked.body.code, asked.body.max_age], [403, 'step_up_required', 900])
  const raised = await one.client.post('/auth/step-up', { method: 'totp', code: app.code(1) })
  assert.equal((await suspend(bearer(raised.body.session.token))).status, 200)
  assert.equal((await plain.client.post(`/organisation/members/${victim.id}/resume`)).status, 200)
  const records = (await admin.get('/audit?kind=security&limit=50')).body.items
  assert.ok(records.some(({ action }: { action: string }) => action === 'session.stepped_up'))
})
