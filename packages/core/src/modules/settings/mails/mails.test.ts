import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  ADMIN_EMAIL,
  createClient,
  givenMember,
  readMails,
  startTestPlatform,
  until,
} from '../../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin, mailDir } = world
const tenant = (await admin.get('/me')).body.tenant
const PATH = '/settings/mails/invitation/en'
const OWN = {
  subject: 'Come in, {person}',
  heading: 'Welcome to {organisation}',
  body: 'We <b>wait</b> for you.',
}

const mailTo = (address: string, subject: string) =>
  until(`“${subject}” reaches ${address}`, async () =>
    (await readMails(mailDir)).find(mail => mail.to.includes(address) && mail.subject === subject),
  )

test('every kind of mail is listed with what its wording may refer to', async () => {
  const { body } = await admin.get('/settings/mails')
  const kinds = body.items.map(({ kind }: { kind: string }) => kind)
  for (const kind of ['invitation', 'password_reset', 'email_changed', 'new_device'])
    assert.ok(kinds.includes(kind))
  const { placeholders, customised } = body.items.find(({ kind }: { kind: string }) => kind === 'invitation')
  assert.ok(placeholders.includes('organisation') && placeholders.includes('person'))
  assert.deepEqual(customised, [])
})

test('a wording is previewed before it is saved, sent as a test, used, and taken back', async () => {
  const preview = await admin.post(`${PATH}/preview`, OWN)
  assert.equal(preview.status, 200, preview.text)
  assert.ok(preview.body.heading.endsWith(tenant.name))
  assert.ok(!/[{}]/.test(preview.body.text), preview.body.text)
  assert.ok(preview.body.html.includes('We &lt;b&gt;wait&lt;/b&gt; for you.'))
  assert.equal((await admin.get(PATH)).body.is_default, true)
  const saved = await admin.put(PATH, OWN)
  assert.deepEqual([saved.status, saved.body.body, saved.body.is_default], [200, OWN.body, false])
  assert.equal((await admin.put(PATH, { ...OWN, version: 99 })).body.code, 'stale_version')
  const mine = (await admin.get('/me')).body.user.name
  assert.equal((await admin.post(`${PATH}/test`)).status, 202)
  assert.ok((await mailTo(ADMIN_EMAIL, `Come in, ${mine}`)).text.includes('We <b>wait</b> for you.'))
  await admin.post('/organisation/members', { email: 'new@first.example', name: 'Anu', language: 'en' })
  const invited = await mailTo('new@first.example', 'Come in, Anu')
  assert.ok(invited.text.includes(`Welcome to ${tenant.name}`) && invited.token)
  assert.equal((await admin.delete(PATH)).status, 204)
  assert.equal((await admin.delete(PATH)).status, 404)
  assert.equal((await admin.get(PATH)).body.is_default, true)
})

test('a wording that refers to nothing known is refused at its field', async () => {
  const refused = await admin.put(PATH, { ...OWN, body: 'Your {secret}' })
  assert.deepEqual([refused.status, refused.body.errors[0].path], [400, '/body'])
  assert.equal((await admin.put(PATH, { ...OWN, subject: 'a\r\nBcc: x@y.example' })).status, 400)
  assert.equal((await admin.get('/settings/mails/no_such_mail/en')).status, 404)
  assert.equal((await admin.get(PATH)).body.is_default, true)
})

test('a mail about the own account carries the words and the brand of the tenant that the person was in', async () => {
  await admin.put('/settings/appearance', { brand: { name: { mn: 'Уулын банк' } } })
  await admin.put('/settings/mails/password_reset/mn', {
    subject: 'Нууц үг',
    heading: 'Шинэ нууц үг',
    body: '{brand}: доорх товчийг дарна уу.',
  })
  const person = await givenMember(world.platform.ctx, tenant, { email: 'bat@first.example' })
  await createClient(world.origin).signIn(person.email, person.password)
  await world.stranger.post('/auth/password/forgot', { email: person.email })
  assert.ok((await mailTo(person.email, 'Нууц үг')).text.includes('Уулын банк: доорх товчийг'))
})
