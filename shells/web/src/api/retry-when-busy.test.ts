import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from './problem.ts'
import { retryWhenBusy } from './retry-when-busy.ts'

const refusal = (status: number, code: string, retryAfter: number | null) =>
  new ApiError({ type: 'about:blank', title: '', status, detail: '', code, request_id: '' }, retryAfter)

function given(...answers: (ApiError | string)[]) {
  const pauses: number[] = []
  const ask = async () => {
    const answer = answers.shift()
    if (typeof answer === 'string') return answer
    throw answer
  }
  const pause = async (ms: number) => pauses.push(ms)
  return { pauses, answer: () => retryWhenBusy(ask, pause) }
}

test('a full server is asked again when it said so', async () => {
  const { pauses, answer } = given(refusal(503, 'overloaded', 3), refusal(503, 'overloaded', null), 'in')
  assert.equal(await answer(), 'in')
  assert.deepEqual(pauses, [3000, 2000])
})

test('four times at most, and nothing else is repeated', async () => {
  const busy = refusal(503, 'overloaded', 1)
  const full = given(busy, busy, busy, busy, 'in')
  await assert.rejects(full.answer(), { status: 503 })
  assert.equal(full.pauses.length, 3)
  for (const final of [
    refusal(503, 'maintenance', 1),
    refusal(401, 'invalid_credentials', null),
    refusal(429, 'rate_limited', 1),
  ]) {
    const once = given(final, 'in')
    await assert.rejects(once.answer(), { status: final.status })
    assert.deepEqual(once.pauses, [])
  }
})
