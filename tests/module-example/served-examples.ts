import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTestPlatform } from '@tamga/core/testing'

// Not run by `npm test` itself: worked-examples.test.ts runs it in a copy of the program to which the guide's edits were made.

const { admin, stranger } = await startTestPlatform({ after }, { settings: { LANGUAGES: 'mn,kk' } })
const { user } = (await admin.get('/me')).body
const member = `/organisation/members/${user.id}`

test('the new field of a member is shown, changed, checked and recorded', async () => {
  assert.equal((await admin.get(member)).body.job_title, null)
  const changed = await admin.patch(member, { job_title: '  Нягтлан ' })
  assert.deepEqual([changed.status, changed.body.job_title], [200, 'Нягтлан'])
  assert.equal((await admin.get('/organisation/members')).body.items[0].job_title, 'Нягтлан')
  assert.equal((await admin.patch(member, { job_title: 'x'.repeat(101) })).status, 400)
  const [record] = (await admin.get('/audit?action=member.updated')).body.items
  assert.deepEqual(record.changes, { job_title: [null, 'Нягтлан'] })
})

test('the new language is spoken', async () => {
  const refused = await stranger.get('/me', { 'accept-language': 'kk' })
  assert.deepEqual([refused.status, refused.headers.get('content-language')], [401, 'kk'])
  assert.equal((await stranger.get('/i18n/kk')).body.lang, 'kk')
  assert.equal((await admin.patch('/me', { locale: 'kk' })).body.locale, 'kk')
})
