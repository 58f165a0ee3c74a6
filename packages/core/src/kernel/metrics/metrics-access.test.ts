import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startTestPlatform } from '../../testing/test-platform.ts'

const TOKEN = 'a token of sixteen characters or more'
const production = {
  ENVIRONMENT: 'production',
  PUBLIC_ORIGIN: 'https://sign-in.example.mn',
  SSO_DEFAULT_CLIENT_SECRET: 'a-long-enough-secret',
}

async function statusOf(settings: Record<string, string>, authorization?: string): Promise<number> {
  const { origin, stop } = await startTestPlatform({ after }, { settings, bootstrap: false })
  const answer = await fetch(`${origin}/metrics`, { headers: authorization ? { authorization } : {} })
  await stop()
  return answer.status
}

test('in production /metrics is not there without a token of its own', async () => {
  assert.equal(await statusOf(production), 404)
})

test('with METRICS_TOKEN it answers to that token alone, and to others as if it were not there', async () => {
  const settings = { ...production, METRICS_TOKEN: TOKEN }
  assert.equal(await statusOf(settings, `Bearer ${TOKEN}`), 200)
  assert.equal(await statusOf(settings, 'Bearer another'), 404)
  assert.equal(await statusOf(settings), 404)
})

test('in development without a token it is open', async () => {
  assert.equal(await statusOf({}), 200)
})
