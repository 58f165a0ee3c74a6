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

test('requests past the limit wait for a place and get it in the order of arrival', async () => {
  const shedder = createLoadShedder({ maxInFlight: 2, random: () => 0 })
  const leave = [shedder.tryEnter(), shedder.tryEnter()]
  assert.ok(leave[0] && leave[1])
  assert.equal(shedder.tryEnter(), null)
  const [first, gone, second] = [shedder.wait(), shedder.wait(), shedder.wait()]
  gone.giveUp()
  assert.equal(await gone.place, null)
  assert.equal(shedder.stats().waiting, 2)
  leave[0]()
  leave[0]()
  const place = await first.place
  assert.ok(place)
  assert.equal(shedder.stats().inFlight, 2)
  assert.equal(shedder.tryEnter(), null, 'nobody gets in before those who wait')
  place()
  assert.ok(await second.place)
  const { inFlight, waiting, admitted, shed } = shedder.stats()
  assert.deepEqual({ inFlight, waiting, admitted, shed }, { inFlight: 2, waiting: 0, admitted: 4, shed: 0 })
  shedder.close()
})

test('whoever waited for too long is refused, later on a busy loop than on a calm one', async () => {
  let now = 0
  let delay = 5
  const shedder = createLoadShedder({
    maxInFlight: 1,
    maxEventLoopDelayMs: 500,
    readDelayMs: () => delay,
    random: () => 0,
    now: () => now,
  })
  assert.ok(shedder.tryEnter())
  const calm = shedder.wait()
  now = 1000
  shedder.sample()
  assert.equal(await calm.place, null)
  assert.equal(shedder.retryAfterSeconds(), 1)
  const busy = shedder.wait()
  delay = 100
  now = 2500
  shedder.sample()
  assert.equal(shedder.stats().waiting, 1)
  now = 3000
  shedder.sample()
  assert.equal(await busy.place, null)
  assert.equal(shedder.stats().shed, 2)
  shedder.close()
})

test('past the bound of the queue a request is refused at once', async () => {
  const shedder = createLoadShedder({ maxInFlight: 1 })
  assert.ok(shedder.tryEnter())
  const waiting = Array.from({ length: 8 }, () => shedder.wait())
  assert.equal(await shedder.wait().place, null)
  assert.equal(shedder.stats().waiting, waiting.length)
  shedder.close()
  assert.ok((await Promise.all(waiting.map(({ place }) => place))).every(place => place === null))
})

test('while the event loop runs late fewer are let in at once, never fewer than a tenth, and more again afterwards', () => {
  let delay = 500
  const shedder = createLoadShedder({ maxInFlight: 10, maxEventLoopDelayMs: 100, readDelayMs: () => delay })
  shedder.sample()
  assert.equal(shedder.stats().limit, 7)
  for (let i = 0; i < 20; i++) shedder.sample()
  assert.equal(shedder.stats().limit, 1)
  assert.ok(shedder.tryEnter())
  assert.equal(shedder.tryEnter(), null)
  delay = 5
  shedder.sample()
  assert.equal(shedder.stats().limit, 2)
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
