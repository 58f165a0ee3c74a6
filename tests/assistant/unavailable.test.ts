import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTestPlatform } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

const { admin } = await startTestPlatform({ after }, { distribution: signIn })

test('without a key the assistant says unavailable whatever the switch; the menu entry stays, and all else works', async () => {
  for (const assistant of [false, true]) {
    await admin.put('/settings/features', { assistant })
    assert.deepEqual((await admin.get('/assistant/status')).body, { available: false, reason: 'no_key' })
    const refused = await admin.post('/assistant/conversations')
    assert.deepEqual([refused.status, refused.body.code], [503, 'ai_unavailable'])
    const asked = await admin.post(`/assistant/conversations/${crypto.randomUUID()}/messages`, { text: 'x' })
    assert.deepEqual([asked.status, asked.body.code], [503, 'ai_unavailable'])
    assert.match((await admin.get('/menus')).text, /"\/assistant"/)
  }
})
