import assert from 'node:assert/strict'
import test from 'node:test'
import { createSingleflight } from '../singleflight.ts'
import { createEventLoopDelay } from './event-loop-delay.ts'
import { createLoadShedder } from './load-shedder.ts'

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

test('whoever waited for too long is refused', async () => {
  let now = 0
  const shedder = createLoadShedder({ maxInFlight: 1, waitMs: 150, now: () => now })
  assert.ok(shedder.tryEnter())
  const refused = shedder.wait()
  now = 149
  shedder.sample()
  assert.deepEqual([shedder.stats().waiting, shedder.stats().shed], [1, 0])
  now = 150
  shedder.sample()
  assert.equal(await refused.place, null)
  assert.deepEqual([shedder.stats().waiting, shedder.stats().shed], [0, 1])
  shedder.close()
})

test('past the bound of the queue one is refused at once: of a crowd, whoever came first', async () => {
  const shedder = createLoadShedder({ maxInFlight: 1, now: () => 0 })
  assert.ok(shedder.tryEnter())
  const waiting = Array.from({ length: 9 }, () => shedder.wait())
  assert.equal(await waiting[0]!.place, null)
  assert.deepEqual([shedder.stats().waiting, shedder.stats().shed], [8, 1])
  shedder.close()
  assert.ok((await Promise.all(waiting.map(({ place }) => place))).every(place => place === null))
})

test('signing in comes before lists and lists before exports, for slots and in the queue', async () => {
  const shedder = createLoadShedder({ maxInFlight: 10 })
  const took = (priority: 'bulk' | 'normal' | 'sign-in') => shedder.tryEnter(priority) !== null
  const exported = Array.from({ length: 5 }, () => shedder.tryEnter('bulk'))
  assert.ok(exported.every(Boolean))
  assert.equal(took('bulk'), false, 'exports hold half of the slots at most')
  for (let i = 0; i < 4; i += 1) assert.ok(took('normal'))
  assert.deepEqual([took('normal'), took('sign-in'), took('sign-in')], [false, true, false])
  const order: string[] = []
  for (const priority of ['bulk', 'normal', 'sign-in'] as const)
    void shedder.wait(priority).place.then(leave => leave && order.push(priority))
  for (const leave of exported) leave!()
  await new Promise(resolve => setImmediate(resolve))
  assert.deepEqual(
    order,
    ['sign-in', 'normal'],
    'five of ten are free, and exports wait until half of them are',
  )
  shedder.close()
})

test('however many sign in, others find a place, without waiting for those who wait to sign in', () => {
  const shedder = createLoadShedder({ maxInFlight: 100 })
  for (let i = 0; i < 10; i += 1) assert.ok(shedder.tryEnter('sign-in'))
  assert.equal(shedder.tryEnter('sign-in'), null)
  const waiting = Array.from({ length: 30 }, () => shedder.wait('sign-in'))
  for (let i = 0; i < 4; i += 1) assert.ok(shedder.tryEnter(), 'sign-ins count as half of the slots at most')
  assert.equal(shedder.tryEnter(), null)
  for (const { giveUp } of waiting) giveUp()
  shedder.close()
})

test('the limit grows for those who find no place because of others', () => {
  const shedder = createLoadShedder({ maxInFlight: 100 })
  for (let i = 0; i < 10; i += 1) shedder.enter('bulk')
  const waiting = Array.from({ length: 8 }, () => {
    assert.equal(shedder.tryEnter(), null)
    return shedder.wait()
  })
  shedder.sample()
  assert.equal(shedder.stats().limit, 15)
  assert.equal(shedder.stats().waiting, 4)
  for (const { giveUp } of waiting) giveUp()
  shedder.close()
})

test('while the event loop has no time left and is not late, so many are let in at once as are answered in a 64th of a second', () => {
  let now = 0
  const shedder = createLoadShedder({ maxInFlight: 500, readBusyShare: () => 1, now: () => now })
  const second = (answers: number) => {
    const entered = Array.from({ length: answers }, () => shedder.enter('sign-in'))
    now += 1000
    for (const leave of entered) leave()
    shedder.sample()
    return shedder.stats().limit
  }
  assert.equal(second(100), 10, 'dear ones: as many as keep a processor busy')
  for (let i = 0; i < 10; i += 1) second(3200)
  assert.equal(second(3200), 50, 'tokens teach it as well as screens')
  shedder.close()
})

test('a full queue gives up the place of an export for a sign-in, not the other way round', async () => {
  const shedder = createLoadShedder({ maxInFlight: 1 })
  assert.ok(shedder.tryEnter())
  const exports = Array.from({ length: 8 }, () => shedder.wait('bulk'))
  const signIn = shedder.wait('sign-in')
  assert.equal(await exports[0]!.place, null)
  assert.deepEqual([shedder.stats().waiting, shedder.stats().shed], [8, 1])
  assert.equal(await shedder.wait('bulk').place, null)
  signIn.giveUp()
  shedder.close()
})

test('once some waited in vain the newest is served first, and in the order of arrival again when nobody waits', async () => {
  let now = 0
  const shedder = createLoadShedder({ maxInFlight: 1, waitMs: 150, now: () => now })
  let leave = shedder.tryEnter()!
  const late = shedder.wait()
  now = 100
  const waiting = Array.from({ length: 2 }, () => shedder.wait())
  now = 150
  shedder.sample()
  assert.equal(await late.place, null)
  leave()
  leave = (await waiting[1]!.place)!
  assert.ok(leave, 'the newest')
  leave()
  leave = (await waiting[0]!.place)!
  shedder.sample()
  const [first] = Array.from({ length: 2 }, () => shedder.wait())
  leave()
  assert.ok(await first!.place, 'the oldest')
  shedder.close()
})

test('where more wait than can be served in time, the newest are served, and nobody who waited for long', async () => {
  let now = 0
  const shedder = createLoadShedder({ maxInFlight: 1, waitMs: 100, now: () => now })
  const leave = shedder.tryEnter()!
  const old = Array.from({ length: 3 }, () => shedder.wait())
  now = 39
  const recent = shedder.wait()
  now = 41
  leave()
  const place = (await recent.place)!
  place()
  assert.equal(shedder.stats().inFlight, 0)
  shedder.sample()
  assert.deepEqual(await Promise.all(old.map(({ place }) => place)), [null, null, null])
  shedder.close()
})

test('the more wait, the longer they may: refusals take time from those who are served', async () => {
  let now = 0
  const shedder = createLoadShedder({ maxInFlight: 100, waitMs: 150, now: () => now })
  for (let i = 0; i < 100; i += 1) shedder.enter()
  const waiting = Array.from({ length: 600 }, () => shedder.wait())
  now = 200
  shedder.sample()
  assert.equal(shedder.stats().waiting, 600)
  now = 300
  shedder.sample()
  assert.equal(shedder.stats().waiting, 0)
  assert.equal(await waiting[0]!.place, null)
  shedder.close()
})

test('the limit learns: when answers take longer because many are in flight it goes down, and comes back', () => {
  let now = 0
  const shedder = createLoadShedder({ maxInFlight: 100, now: () => now })
  const answer = (count: number, ms: number) => {
    const entered = Array.from({ length: count }, () => shedder.enter())
    now += ms
    for (const leave of entered) leave()
    shedder.sample()
    return shedder.stats().limit
  }
  assert.equal(shedder.stats().limit, 10, 'a crowd does not all get in before it is seen that it is one')
  for (let i = 0; i < 20; i += 1) answer(100, 10)
  assert.equal(shedder.stats().limit, 100)
  assert.ok(answer(100, 200) < 100)
  for (let i = 0; i < 60; i += 1) answer(100, 200)
  assert.equal(shedder.stats().limit, 10, 'never less than a tenth')
  assert.ok(answer(9, 200) > 10, 'what few take longer for is not that they are many')
  for (let i = 0; i < 20; i += 1) answer(60, 10)
  assert.equal(shedder.stats().limit, 100)
  for (let i = 0; i < 60; i += 1) answer(4, 10)
  assert.equal(shedder.stats().limit, 10, 'what nobody needs is given up')
  shedder.close()
})

test('while the event loop runs late so many are let in at once as are answered in a twentieth of a second', () => {
  let [delay, now] = [500, 0]
  const shedder = createLoadShedder({
    maxInFlight: 100,
    maxEventLoopDelayMs: 100,
    readDelayMs: () => delay,
    readBusyShare: () => Number(delay > 100),
    now: () => now,
  })
  const second = (answers: number) => {
    for (let i = 0; i < answers; i += 1) shedder.enter()()
    now += 1000
    shedder.sample()
    return shedder.stats().limit
  }
  assert.equal(second(80), 4)
  assert.equal(second(0), 1, 'never none')
  assert.equal(Array.from({ length: 9 }, () => second(500)).at(-1), 25, 'cheap requests are many at once')
  for (let i = 0; i < 20; i += 1) second(0)
  assert.ok(shedder.tryEnter())
  assert.equal(shedder.tryEnter(), null)
  delay = 5
  assert.equal(second(0), 2)
  assert.ok(shedder.tryEnter())
  shedder.close()
})

test('while more wait for the database than it serves, fewer are let in', () => {
  let [isDatabaseCrowded, now] = [true, 0]
  const shedder = createLoadShedder({
    maxInFlight: 100,
    isDatabaseCrowded: () => isDatabaseCrowded,
    now: () => now,
  })
  now = 1000
  shedder.sample()
  assert.equal(shedder.stats().limit, 2)
  isDatabaseCrowded = false
  shedder.sample()
  assert.equal(shedder.stats().limit, 3)
  shedder.close()
})

test('the event loop delay of a blocked loop is seen', async () => {
  const meter = createEventLoopDelay()
  const tick = () => new Promise(resolve => setTimeout(resolve, 60))
  await tick()
  assert.deepEqual(meter.read(), { mean: 0, p99: 0, max: 0 }, 'nothing is measured before it is asked for')
  meter.watch(true)
  await tick()
  let longest = 0
  // On a busy machine the meter's own timer may run together with the one that is waited for.
  for (let attempt = 0; attempt < 20 && longest < 50; attempt += 1) {
    const until = performance.now() + 200
    while (performance.now() < until);
    await tick()
    longest = meter.read().max
  }
  assert.ok(longest >= 50)
  meter.watch(false)
  meter.read()
  await tick()
  assert.equal(meter.read().max, 0)
  meter.close()
})
