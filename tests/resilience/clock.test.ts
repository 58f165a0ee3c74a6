import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, receiveMail, startTestPlatform, until } from '@tamga/core/testing'

const HOUR = 3_600_000
const world = await startTestPlatform({ after })
const { admin } = world
const { body: client } = await admin.post('/sso/clients', {
  name: 'Цаг',
  type: 'confidential',
  grant_types: ['client_credentials'],
  scopes: ['erp.read'],
})

const asClient = (path: string, fields: Record<string, string>) =>
  world.stranger.request('POST', path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64')}`,
  })

const JUMPS = { 'an hour back': -HOUR, 'two hours on': 2 * HOUR, 'a month back': -30 * 24 * HOUR }

for (const [place, [name, jump]] of Object.entries(JUMPS).entries()) {
  test(`when the clock of the machine jumps ${name}, sessions last, people sign in, tokens are issued and jobs run`, async t => {
    // Only the time of day moves, as when somebody sets the clock; waits go on by the monotonic one.
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + jump })
    assert.equal((await admin.get('/me')).status, 200)
    const fresh = world.stranger
    await fresh.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
    assert.equal((await fresh.get('/me')).status, 200)
    const issued = await asClient('//oauth2/token', { grant_type: 'client_credentials', scope: 'erp.read' })
    assert.equal(issued.status, 200, issued.text)
    await fresh.post('/auth/password/forgot', { email: ADMIN_EMAIL })
    assert.ok((await receiveMail(world.mailDir, ADMIN_EMAIL, place + 1)).token)
    await until('the records are sealed', async () => {
      const { ok, unsealed } = (await admin.get('/audit/verify')).body
      return ok === true && unsealed === 0
    })
    assert.equal((await admin.get('//ready')).status, 200)
    // A token counts by the clock of the database: while ours is behind, a new one is refused, never one that is over accepted.
    t.mock.timers.reset()
    const renewed = await asClient('//oauth2/token', { grant_type: 'client_credentials', scope: 'erp.read' })
    const judged = await asClient('//oauth2/introspect', { token: renewed.body.access_token })
    assert.equal(judged.body.active, true, judged.text)
  })
}
