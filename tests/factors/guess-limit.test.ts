import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Answer } from '@tamga/core/testing'
import { startFactorsWorld } from './factors-world.ts'

/** The limit as it is shipped: five wrong codes in five minutes. */
const world = await startFactorsWorld({ after }, { FACTOR_LIMIT: '5/5m' })
const { person, login, mfa, addTotp } = world

/** What was judged, and what was refused unseen. */
function counted(answers: readonly Answer[], judged: string) {
  const isJudged = ({ body }: Answer) => body.code === judged
  const others = answers.filter(answer => !isJudged(answer)).map(({ status }) => status)
  assert.deepEqual([...new Set(others)], [429])
  return answers.length - others.length
}

test('of fifty wrong codes at once, on several sign-ins, five are judged', async () => {
  const one = await person()
  await addTotp(one)
  const tokens = await Promise.all(Array.from({ length: 25 }, async () => (await login(one)).body.mfa.token))
  const tries = [...tokens, ...tokens].map(token => mfa({ token, method: 'totp', code: '000000' }))
  assert.equal(counted(await Promise.all(tries), 'invalid_code'), 5)
})

test('of fifty wrong codes at once in a session, five are judged', async () => {
  const one = await person()
  await addTotp(one)
  const tries = Array.from({ length: 50 }, () =>
    one.client.post('/auth/step-up', { method: 'totp', code: '000000' }),
  )
  assert.equal(counted(await Promise.all(tries), 'invalid_code'), 5)
})

test('of fifty wrong codes at once while an app is added, five are judged', async () => {
  const one = await person()
  await one.client.post('/me/totp')
  const tries = Array.from({ length: 50 }, () => one.client.post('/me/totp/confirm', { code: '000000' }))
  assert.equal(counted(await Promise.all(tries), 'code_wrong'), 5)
})
