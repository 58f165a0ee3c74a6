import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTestPlatform } from '@tamga/core/testing'

const { admin } = await startTestPlatform({ after })

test('a mail that verifies an address is sent three times an hour', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 4; i++) statuses.push((await admin.post('/me/email/verify', {})).status)
  assert.deepEqual(statuses, [202, 202, 202, 429])
})

test('an invitation is sent again three times an hour, and a refusal says when', async () => {
  const email = 'guest@first.example'
  assert.equal((await admin.post('/organisation/members', { email, name: 'Guest' })).status, 201)
  const { body } = await admin.get('/organisation/invitations')
  const path = `/organisation/invitations/${body.items[0].id}/resend`
  for (let i = 0; i < 3; i++) assert.equal((await admin.post(path, {})).status, 200)
  const refused = await admin.post(path, {})
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
})
