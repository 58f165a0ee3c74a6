import assert from 'node:assert/strict'
import test from 'node:test'
import { backoffDelay } from './backoff.ts'
import { parseRetryAfter, withRetries } from './retry.ts'
import { createRetryBudget } from './retry-budget.ts'

function recordedSleep() {
  const waits: number[] = []
  const sleep = async (ms: number) => void waits.push(ms)
  return { waits, sleep }
}

test('the backoff doubles up to its maximum, and full jitter lies between zero and that', () => {
  const upper = [1, 2, 3, 4, 5].map(n => backoffDelay(n, { base: 100, max: 1000, random: () => 1 }))
  assert.deepEqual(upper, [100, 200, 400, 800, 1000])
  assert.equal(backoffDelay(3, { base: 100, max: 1000, random: () => 0 }), 0)
  assert.equal(backoffDelay(5000, { base: 100, max: 1000, random: () => 1 }), 1000)
})

test('work is tried again until it succeeds', async () => {
  const { waits, sleep } = recordedSleep()
  const result = await withRetries(
    async ({ attempt }) => {
      if (attempt < 3) throw new Error('not yet')
      return attempt
    },
    { attempts: 5, base: 10, max: 100, jitter: 'none', sleep },
  )
  assert.equal(result, 3)
  assert.deepEqual(waits, [10, 20])
})

test('the last error is thrown when the attempts are used up', async () => {
  const { waits, sleep } = recordedSleep()
  let calls = 0
  const work = async () => {
    calls += 1
    throw new Error(`failure ${calls}`)
  }
  await assert.rejects(withRetries(work, { attempts: 3, sleep }), /failure 3/)
  assert.equal(waits.length, 2)
})

test('an error that is not retryable is thrown at once', async () => {
  const { waits, sleep } = recordedSleep()
  const work = async () => {
    throw new Error('final')
  }
  await assert.rejects(withRetries(work, { attempts: 5, retryable: () => false, sleep }), /final/)
  assert.deepEqual(waits, [])
})

test('Retry-After is honoured, and one beyond the longest wait ends the retrying', async () => {
  const { waits, sleep } = recordedSleep()
  const asking = (retryAfter: number) => async () => {
    throw Object.assign(new Error('busy'), { retryAfter })
  }
  await assert.rejects(withRetries(asking(700), { attempts: 2, base: 1, max: 1000, sleep }))
  assert.deepEqual(waits, [700])
  await assert.rejects(withRetries(asking(5000), { attempts: 2, base: 1, max: 1000, sleep }))
  assert.deepEqual(waits, [700])
})

test('an aborted signal stops the retrying, also while it waits', async () => {
  const stop = new AbortController()
  let calls = 0
  const work = async () => {
    calls += 1
    setImmediate(() => stop.abort(new Error('stopped')))
    throw new Error('busy')
  }
  await assert.rejects(
    withRetries(work, { attempts: 9, base: 60_000, max: 60_000, jitter: 'none', signal: stop.signal }),
  )
  assert.equal(calls, 1)
})

test('Retry-After is read as seconds or as a date', () => {
  assert.equal(parseRetryAfter('12'), 12_000)
  assert.equal(parseRetryAfter('Thu, 01 Jan 1970 00:00:10 GMT', 4000), 6000)
  assert.equal(parseRetryAfter('Thu, 01 Jan 1970 00:00:10 GMT', 40_000), 0)
  assert.equal(parseRetryAfter('soon'), undefined)
  assert.equal(parseRetryAfter(undefined), undefined)
})

test('retries come out of a budget: one for five calls, and one in ten seconds for who calls seldom', async () => {
  let now = 0
  const budget = createRetryBudget({ now: () => now })
  const { sleep } = recordedSleep()
  let attempts = 0
  const call = (key: string) => {
    budget.noteCall(key)
    const work = async () => {
      attempts += 1
      throw new Error('away')
    }
    return withRetries(work, { attempts: 3, sleep, mayRetry: () => budget.tryRetry(key) }).catch(() => {})
  }
  for (let i = 0; i < 100; i += 1) await call('dead')
  assert.equal(attempts, 100 + 10 + 19, 'a reserve of ten, and a fifth of what was called')
  attempts = 0
  await call('other')
  assert.equal(attempts, 3)
  now = 20_000
  attempts = 0
  await call('dead')
  assert.equal(attempts, 3)
})

test('no attempt begins that would have to wait past the deadline', async () => {
  const { waits, sleep } = recordedSleep()
  const left = [500, 50]
  const failing = withRetries(
    async () => {
      throw new Error('away')
    },
    { attempts: 9, base: 100, max: 1000, jitter: 'none', sleep, left: () => left.shift()! },
  )
  await assert.rejects(failing, /away/)
  assert.deepEqual(waits, [100])
})
