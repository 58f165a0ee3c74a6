import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { createMetrics } from '../metrics/metrics.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

/** With `random: () => 0` every call is refused whose share of refusals is not zero. */
function breakerWithClock(options: { random?: () => number; maxKeys?: number } = {}) {
  const clock = { time: 0 }
  const metrics = createMetrics()
  const breaker = createCircuitBreaker({
    now: () => clock.time,
    random: () => 0,
    name: 'test',
    metrics,
    ...options,
  })
  /** One call, answered as told; false when it was refused. */
  const call = (isWell: boolean, key = 'a'): boolean => {
    const permit = breaker.enter(key)
    if (isWell) permit?.succeed()
    else permit?.fail()
    return permit !== null
  }
  const times = (count: number, isWell: boolean, key?: string) =>
    Array.from({ length: count }, () => call(isWell, key)).filter(Boolean).length
  return { breaker, clock, metrics, call, times }
}

test('a few failures are let pass; then calls are refused in the proportion of those that were not accepted', async () => {
  const { breaker, metrics, times, call } = breakerWithClock()
  assert.equal(times(6, false), 6)
  assert.equal(breaker.refusedShare('a'), (6 - 5) / 7)
  assert.equal(call(false), false)
  assert.equal(breaker.refusedShare('a'), (7 - 5) / 8, 'a refused call counts as one that was wanted')
  assert.equal(breaker.retryAfter('a'), 1000)
  assert.deepEqual([breaker.refusedShare('b'), breaker.retryAfter('b'), call(false, 'b')], [0, 0, true])
  const page = await metrics.render()
  assert.match(page, /tamga_breaker_calls_total\{breaker="test",outcome="passed"\} 7/)
  assert.match(page, /tamga_breaker_calls_total\{breaker="test",outcome="refused"\} 1/)
})

test('once a second a probe passes, ten good seconds free the way, and what is older than the window is forgotten', () => {
  const { breaker, clock, call, times } = breakerWithClock()
  times(1000, false)
  clock.time = 1000
  assert.equal(call(false), true)
  assert.equal(call(false), false)
  for (let second = 2; second <= 11; second += 1) {
    clock.time = second * 1000
    assert.equal(call(true), true, `second ${second}`)
  }
  assert.equal(breaker.refusedShare('a'), 0)
  assert.equal(times(100, true), 100)
  times(1000, false, 'b')
  clock.time += 30_000
  assert.equal(breaker.refusedShare('b'), 0)
})

test('a call that says nothing of the far side is not counted, and each permit counts once', () => {
  const { breaker, times } = breakerWithClock()
  for (let i = 0; i < 100; i += 1) breaker.enter('a')?.cancel()
  assert.equal(breaker.refusedShare('a'), 0)
  const permit = breaker.enter('a')!
  for (let i = 0; i < 100; i += 1) permit.fail()
  assert.equal(breaker.refusedShare('a'), 0)
  assert.equal(times(5, false), 5)
})

test('the number of remembered far sides is bounded, and the one untouched longest is forgotten', () => {
  const { breaker, times } = breakerWithClock({ maxKeys: 10 })
  for (let i = 0; i < 1000; i += 1) {
    times(8, false, `host-${i}`)
    times(1, false, 'busy')
  }
  assert.equal(breaker.size(), 10)
  assert.ok(breaker.refusedShare('busy') > 0)
  assert.equal(breaker.refusedShare('host-0'), 0)
})

const steps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 400 })

test('a far side that answers two of three calls is never refused one, whatever the rhythm', () => {
  const rounds = fc.array(fc.constantFrom([true, true, false], [true, false, true], [false, true, true]), {
    minLength: 400,
    maxLength: 400,
  })
  fc.assert(
    fc.property(steps, rounds, (gaps, order) => {
      const { clock, call } = breakerWithClock()
      const answers = order.flat()
      return gaps.every((gap, i) => {
        clock.time += gap
        return call(answers[i]!)
      })
    }),
  )
})

/** A stream of numbers that the seed alone decides (Numerical Recipes' linear congruence). */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

test('a dead far side gets a few calls, its probes and a vanishing share of the rest; back to life, it gets all within ten good seconds', () => {
  const rate = fc.integer({ min: 1, max: 200 })
  fc.assert(
    fc.property(fc.integer(), rate, fc.integer({ min: 1, max: 60 }), (seed, perSecond, seconds) => {
      const { clock, call } = breakerWithClock({ random: seeded(seed) })
      const during = (span: number, isWell: boolean): number[] =>
        Array.from({ length: span * perSecond }, () => {
          clock.time += 1000 / perSecond
          return call(isWell) ? 1 : 0
        })
      const passed = during(seconds, false).filter(Boolean).length
      const inWindow = Math.min(30, seconds) * perSecond
      // The first few, a probe each second, and 6/(n+1) of the n-th call; three times over, for bad luck.
      const expected = 6 + seconds + 6 * Math.log(inWindow + 1) * Math.max(1, seconds / 30)
      assert.ok(passed <= 3 * expected + 20, `${passed} of ${seconds * perSecond} calls passed`)
      during(22, true)
      assert.ok(during(5, true).every(Boolean), 'a healthy far side was refused a call')
    }),
    { numRuns: 40 },
  )
})
