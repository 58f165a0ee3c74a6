import assert from 'node:assert/strict'
import test from 'node:test'
import { createCircuitBreaker } from './circuit-breaker.ts'

function breakerWithClock(maxKeys?: number) {
  const clock = { time: 0 }
  const breaker = createCircuitBreaker({ now: () => clock.time, failureThreshold: 3, openFor: 1000, maxKeys })
  const fail = (key: string, times = 1) => {
    for (let i = 0; i < times; i += 1) breaker.enter(key)?.fail()
  }
  return { breaker, clock, fail }
}

test('a circuit opens after the threshold of consecutive failures', () => {
  const { breaker, fail } = breakerWithClock()
  fail('a', 2)
  assert.equal(breaker.state('a'), 'closed')
  fail('a')
  assert.equal(breaker.state('a'), 'open')
  assert.equal(breaker.enter('a'), null)
  assert.equal(breaker.retryAfter('a'), 1000)
  assert.equal(breaker.state('b'), 'closed')
})

test('a success in between starts the count again and forgets the key', () => {
  const { breaker, fail } = breakerWithClock()
  fail('a', 2)
  breaker.enter('a')?.succeed()
  assert.equal(breaker.size(), 0)
  fail('a', 2)
  assert.equal(breaker.state('a'), 'closed')
})

test('a half-open circuit lets exactly one probe through, and its success closes the circuit', () => {
  const { breaker, clock, fail } = breakerWithClock()
  fail('a', 3)
  clock.time = 1000
  assert.equal(breaker.state('a'), 'half-open')
  const probe = breaker.enter('a')
  assert.ok(probe)
  assert.equal(breaker.enter('a'), null)
  probe.succeed()
  assert.equal(breaker.state('a'), 'closed')
  assert.ok(breaker.enter('a'))
})

test('a failed probe opens the circuit again for the whole pause', () => {
  const { breaker, clock, fail } = breakerWithClock()
  fail('a', 3)
  clock.time = 1500
  breaker.enter('a')?.fail()
  assert.equal(breaker.state('a'), 'open')
  assert.equal(breaker.retryAfter('a'), 1000)
})

test('a cancelled probe says nothing and lets the next one through', () => {
  const { breaker, clock, fail } = breakerWithClock()
  fail('a', 3)
  clock.time = 1000
  breaker.enter('a')?.cancel()
  assert.equal(breaker.state('a'), 'half-open')
  assert.ok(breaker.enter('a'))
})

test('a probe that never reports does not keep the circuit open for ever', () => {
  const { breaker, clock, fail } = breakerWithClock()
  fail('a', 3)
  clock.time = 1000
  assert.ok(breaker.enter('a'))
  clock.time = 2000
  assert.ok(breaker.enter('a'))
})

test('stragglers from before the opening neither close nor prolong it', () => {
  const { breaker, clock, fail } = breakerWithClock()
  const slow = [breaker.enter('a'), breaker.enter('a')]
  fail('a', 3)
  clock.time = 500
  slow[0]?.fail()
  slow[1]?.succeed()
  assert.equal(breaker.state('a'), 'open')
  assert.equal(breaker.retryAfter('a'), 500)
})

test('the number of remembered keys is bounded and the oldest is forgotten', () => {
  const { breaker, fail } = breakerWithClock(10)
  for (let i = 0; i < 1000; i += 1) fail(`host-${i}`, 3)
  assert.equal(breaker.size(), 10)
  assert.equal(breaker.state('host-999'), 'open')
  assert.equal(breaker.state('host-0'), 'closed')
})
