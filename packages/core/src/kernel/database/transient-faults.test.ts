import assert from 'node:assert/strict'
import test from 'node:test'
import { isBusy, isTransient, retryWhileBusy } from './transient-faults.ts'

const refusal = (code: string) => Object.assign(new Error('refused'), { code })

test('a database that has no room yet is asked again, also when a migration wrapped what it said', async () => {
  let calls = 0
  const answer = await retryWhileBusy(async () => {
    calls++
    if (calls === 1) throw refusal('53300')
    if (calls === 2) throw new Error('migration failed', { cause: refusal('55P03') })
    return 'there'
  })
  assert.deepEqual([answer, calls], ['there', 3])
})

test('what waiting cannot mend is told at once', async () => {
  let calls = 0
  const work = () => {
    calls++
    return Promise.reject(refusal('28P01'))
  }
  await assert.rejects(retryWhileBusy(work), { code: '28P01' })
  assert.equal(calls, 1)
})

test('a connection or an answer that took too long counts as busy, a refused connection does not', () => {
  assert.ok(isBusy(new Error('timeout exceeded when trying to connect')))
  assert.ok(isBusy(new Error('Connection terminated due to connection timeout')))
  assert.ok(isBusy(new Error('Query read timeout')))
  assert.ok(!isBusy(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })))
})

test('a restart, a failover or a lost connection passes; a mistake in a statement does not', () => {
  for (const code of ['08006', '53200', '57P01', '40P01', '55P03', '25P03', 'ECONNRESET', 'ENOTFOUND'])
    assert.ok(isTransient(refusal(code)), code)
  assert.ok(isTransient(new Error('Connection terminated unexpectedly')))
  for (const code of ['42703', '23505', '22P02']) assert.ok(!isTransient(refusal(code)), code)
})
