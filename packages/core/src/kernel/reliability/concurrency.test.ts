import assert from 'node:assert/strict'
import test from 'node:test'
import { createEventLoopDelay } from './event-loop-delay.ts'
import { createLoadShedder } from './load-shedder.ts'
import { createSingleflight } from './singleflight.ts'

test('duplicate work of one tenant runs once and shares its result', async () => {
  const flights = createSingleflight<{ n: number }>()
  let runs = 0
  const work = async () => ({ n: ++runs })
  const results = await Promise.all(Array.from({ length: 50 }, () => flights.run('t1', 'keys', work)))
  assert.equal(runs, 1)
  assert.ok(results.every(result => result === results[0]))
  assert.equal(flights.size(), 0)
  assert.equal((await flights.run('t1', 'keys', work)).n, 2)
})

test('the same key of two tenants is never merged', async () => {
  const flights = createSingleflight<string>()
  const results = await Promise.all([
    flights.run('a', 'b:c', async () => 'first'),
    flights.run('a:b', 'c', async () => 'second'),
    flights.run('b', 'b:c', async () => 'third'),
  ])
  assert.deepEqual(results, ['first', 'second', 'third'])
})

test('a failure is shared by those who waited and not remembered', async () => {
  const flights = createSingleflight<number>()
  const failing = () => {
    throw new Error('broken')
  }
  const both = await Promise.allSettled([flights.run('t', 'k', failing), flights.run('t', 'k', failing)])
  assert.ok(both.every(result => result.status === 'rejected'))
  assert.equal(await flights.run('t', 'k', async () => 7), 7)
})

test('requests past the limit are shed, and places come free again', () => {
  const shedder = createLoadShedder({ maxInFlight: 2, random: () => 0 })
  const leave = [shedder.tryEnter(), shedder.tryEnter()]
  assert.ok(leave[0] && leave[1])
  assert.equal(shedder.tryEnter(), null)
  assert.equal(shedder.retryAfterSeconds(), 1)
  leave[0]()
  leave[0]()
  assert.equal(shedder.stats().inFlight, 1)
  assert.ok(shedder.tryEnter())
  assert.deepEqual(shedder.stats(), { inFlight: 2, admitted: 3, shed: 1, eventLoopDelayMs: 0, late: false })
  shedder.close()
})

test('a late event loop sheds what is above the floor, and recovery follows the next sample', () => {
  let delay = 500
  const shedder = createLoadShedder({ maxInFlight: 10, maxEventLoopDelayMs: 100, readDelayMs: () => delay })
  shedder.sample()
  assert.ok(shedder.tryEnter())
  assert.equal(shedder.tryEnter(), null)
  delay = 5
  shedder.sample()
  assert.ok(shedder.tryEnter())
  shedder.close()
})

test('the event loop delay of a blocked loop is seen', async () => {
  const meter = createEventLoopDelay()
  const tick = () => new Promise(resolve => setTimeout(resolve, 60))
  await tick()
  const until = performance.now() + 200
  while (performance.now() < until);
  await tick()
  assert.ok(meter.read().max > 50)
  meter.close()
})

test('on a late loop a refusal waits before it is said, on a calm one it does not', () => {
  let delay = 5
  const shedder = createLoadShedder({
    maxInFlight: 1,
    maxEventLoopDelayMs: 500,
    readDelayMs: () => delay,
    random: () => 1,
  })
  shedder.sample()
  assert.equal(shedder.refusalDelayMs(), 0)
  delay = 100
  shedder.sample()
  assert.equal(shedder.refusalDelayMs(), 800)
  delay = 5000
  shedder.sample()
  assert.equal(shedder.refusalDelayMs(), 2000)
  shedder.close()
})
