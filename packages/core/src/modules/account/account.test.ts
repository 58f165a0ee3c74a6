import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  ADMIN_PASSWORD,
  createClient,
  givenMember,
  givenTenant,
  pg,
  readMails,
  receiveMail,
  startTestPlatform,
  until,
} from '../../testing/index.ts'
import { closeDueAccounts } from './jobs.ts'

const world = await startTestPlatform({ after })
const { stranger, mailDir, platform } = world
const { ctx } = platform
const owner = new pg.Pool({ connectionString: world.databaseUrl, max: 2 })
owner.on('error', () => undefined)
after(() => owner.end())
const tenant = await givenTenant(ctx, 'letters')
const origin = world.platform.services.settings.PUBLIC_ORIGIN

const member = async (email: string, roles: string[] = []) => {
  const person = await givenMember(ctx, tenant, { email, roles })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return { ...person, client }
}

const addressOf = async (id: string) =>
  (await owner.query('select email, contact_email from person where id = $1', [id])).rows[0]

const copyOf = async (id: string) =>
  (await owner.query('select email, status from membership where person_id = $1', [id])).rows[0]

const linkIn = async (address: string, page: string) => {
  const found = await until(`a mail with ${page} reaches ${address}`, async () =>
    (await readMails(mailDir)).findLast(mail => mail.to.includes(address) && mail.text.includes(`/${page}#`)),
  )
  return found!.token!
}

test('an address is changed by the link in the new mailbox, and the password is asked for first', async () => {
  const { client, id, password } = await member('old@letters.example')
  const wrong = await client.post('/me/email', { email: 'new@letters.example', password: 'not this one' })
  assert.deepEqual([wrong.status, wrong.body.code], [422, 'password_wrong'])
  assert.equal((await client.post('/me/email', { email: 'new@letters.example' })).status, 422)
  const same = await client.post('/me/email', { email: 'OLD@letters.example', password })
  assert.deepEqual([same.status, same.body.code], [409, 'email_unchanged'])
  const asked = await client.post('/me/email', { email: 'New@letters.example', password })
  assert.equal(asked.status, 202)
  assert.equal((await client.get('/me/email')).body.pending.email, 'new@letters.example')
  assert.equal((await addressOf(id)).email, 'old@letters.example')
  const token = await linkIn('new@letters.example', 'change-email')
  const twice = await Promise.all([1, 2].map(() => stranger.post('/auth/email/change', { token })))
  assert.deepEqual(twice.map(({ status }) => status).sort(), [204, 422])
  assert.deepEqual(
    [(await addressOf(id)).email, (await copyOf(id)).email],
    ['new@letters.example', 'new@letters.example'],
  )
  assert.deepEqual((await client.get('/me/email')).body, {
    email: 'new@letters.example',
    email_verified: true,
    pending: null,
  })
  // The old mailbox is told, and can undo it; every session ends.
  const undo = await linkIn('old@letters.example', 'undo-email')
  assert.equal((await stranger.post('/auth/email/undo', { token: undo })).status, 204)
  assert.equal((await addressOf(id)).email, 'old@letters.example')
  assert.equal((await client.get('/me')).status, 401)
  assert.equal((await stranger.post('/auth/email/undo', { token: undo })).status, 422)
})

test('whoever changes it twice cannot keep the first owner from undoing both', async () => {
  const { client, id, password } = await member('first@letters.example')
  const change = async (email: string) => {
    await client.post('/me/email', { email, password })
    await stranger.post('/auth/email/change', { token: await linkIn(email, 'change-email') })
  }
  await change('second@letters.example')
  await change('third@letters.example')
  const byThief = await linkIn('second@letters.example', 'undo-email')
  assert.equal((await stranger.post('/auth/email/undo', { token: byThief })).status, 204)
  assert.equal((await addressOf(id)).email, 'second@letters.example')
  const byOwner = await linkIn('first@letters.example', 'undo-email')
  assert.equal((await stranger.post('/auth/email/undo', { token: byOwner })).status, 204)
  assert.equal((await addressOf(id)).email, 'first@letters.example')
})

test('the answer does not tell whose address it is; its owner is told', async () => {
  const { client, id, password } = await member('asks@letters.example')
  await member('taken@letters.example')
  const taken = await client.post('/me/email', { email: 'taken@letters.example', password })
  const free = await client.post('/me/email', { email: 'free@letters.example', password })
  assert.deepEqual([taken.status, Object.keys(taken.body)], [free.status, Object.keys(free.body)])
  const mail = await receiveMail(mailDir, 'taken@letters.example')
  assert.equal(mail.token, null)
  assert.equal((await client.delete('/me/email')).status, 204)
  assert.equal((await client.delete('/me/email')).status, 404)
  const dropped = await linkIn('free@letters.example', 'change-email')
  assert.equal((await stranger.post('/auth/email/change', { token: dropped })).status, 422)
  assert.equal((await addressOf(id)).email, 'asks@letters.example')
})

test('a person takes a copy of everything that is kept about them, and of no secret', async () => {
  const { client, email } = await member('copy@letters.example')
  const answer = await client.get('/me/export')
  assert.equal(answer.status, 200)
  const copy = JSON.parse(answer.text)
  assert.equal(copy.profile.email, email)
  assert.deepEqual(
    copy.memberships.map((one: { tenant: string }) => one.tenant),
    ['letters'],
  )
  assert.equal(copy.sessions.length, 1)
  assert.ok(copy.activity.some((one: { action: string }) => one.action === 'session.started'))
  assert.ok(!/argon2|token_hash|password_hash/.test(answer.text))
})

test('an account is closed after a delay, in which its owner can change their mind', async () => {
  const { client, id, email, password } = await member('leaves@letters.example')
  assert.deepEqual((await client.get('/me/closing')).body, { closing: null })
  assert.equal((await client.post('/me/closing', { password })).status, 202)
  assert.equal((await client.post('/me/closing', { password })).status, 409)
  assert.ok((await receiveMail(mailDir, email)).text.includes(`${origin}/profile?tab=account`))
  await closeDueAccounts.run(ctx, undefined as never)
  assert.equal((await client.get('/me')).status, 200)
  assert.equal((await client.delete('/me/closing')).status, 204)
  assert.equal((await client.post('/me/closing', { password })).status, 202)
  await owner.query('update account_closing set closes_at = now() where person_id = $1', [id])
  await closeDueAccounts.run(ctx, undefined as never)
  assert.equal((await client.get('/me')).status, 401)
  assert.deepEqual(await addressOf(id), { email: null, contact_email: '' })
  assert.equal((await copyOf(id)).status, 'left')
  const again = await stranger.post('/auth/login', { email, password })
  assert.deepEqual([again.status, again.body.code], [401, 'invalid_credentials'])
  // The address is free for somebody else, who is somebody else.
  const heir = await member(email)
  assert.notEqual(heir.id, id)
})

test('a last administrator or operator cannot close the account', async () => {
  const { client, password } = await member('boss@letters.example', ['admin'])
  const refused = await client.post('/me/closing', { password })
  assert.deepEqual([refused.status, refused.body.code], [409, 'last_admin'])
  const operator = await world.admin.post('/me/closing', { password: ADMIN_PASSWORD })
  assert.deepEqual([operator.status, operator.body.code], [409, 'last_operator'])
})
