import assert from 'node:assert/strict'
import test from 'node:test'
import { createSemaphore, type Semaphore, SemaphoreFullError } from './semaphore.ts'

/** Takes what the key can get at once, and says how much that was. */
function takeAll(semaphore: Semaphore, key: string): number {
  let taken = 0
  while (semaphore.tryAcquire(key)) taken += 1
  return taken
}

test('a semaphore never has more than its permits at work and serves one key in order', async () => {
  const semaphore = createSemaphore({ permits: 3 })
  const order: number[] = []
  let active = 0
  let most = 0
  const jobs = Array.from({ length: 20 }, (_, i) =>
    semaphore.run('one', async () => {
      active += 1
      most = Math.max(most, active)
      await new Promise(resolve => setImmediate(resolve))
      order.push(i)
      active -= 1
    }),
  )
  await Promise.all(jobs)
  assert.equal(most, 3)
  assert.deepEqual(
    order,
    Array.from({ length: 20 }, (_, i) => i),
  )
  assert.deepEqual(semaphore.stats(), { active: 0, waiting: 0 })
  assert.deepEqual(semaphore.usage(), [])
})

test('a semaphore refuses beyond its queue, and an aborted waiter leaves it', async () => {
  const semaphore = createSemaphore({ permits: 1, maxWaiting: 1 })
  const release = semaphore.tryAcquire('one')
  assert.ok(release)
  assert.equal(semaphore.tryAcquire('one'), null)
  const stop = new AbortController()
  const waiting = semaphore.acquire('one', stop.signal)
  await assert.rejects(semaphore.acquire('two'), SemaphoreFullError)
  stop.abort(new Error('gone'))
  await assert.rejects(waiting, /gone/)
  release()
  release()
  assert.deepEqual(semaphore.stats(), { active: 0, waiting: 0 })
  assert.ok(semaphore.tryAcquire('one'))
})

test('a failure gives its permit back', async () => {
  const semaphore = createSemaphore({ permits: 1 })
  await assert.rejects(
    semaphore.run('one', async () => {
      throw new Error('failed')
    }),
    /failed/,
  )
  assert.equal(await semaphore.run('one', async () => 'next'), 'next')
})

test('with room kept, a key whose work hangs leaves a place for every newcomer', () => {
  const semaphore = createSemaphore({ permits: 64, keepsRoom: true })
  assert.equal(takeAll(semaphore, 'hostile'), 32)
  assert.equal(takeAll(semaphore, 'second'), 16)
  assert.equal(takeAll(semaphore, 'third'), 8)
  assert.ok(semaphore.tryAcquire('fourth'))
})

test('of two places that can hang, one key gets one', () => {
  const semaphore = createSemaphore({ permits: 2, keepsRoom: true })
  assert.equal(takeAll(semaphore, 'hostile'), 1)
  assert.equal(takeAll(semaphore, 'other'), 1)
})

test('a share shrinks under pressure: what the first gives back goes to those who hold less', async () => {
  const semaphore = createSemaphore({ permits: 6, keepsRoom: true })
  const first = [semaphore.tryAcquire('a'), semaphore.tryAcquire('a'), semaphore.tryAcquire('a')]
  const order: string[] = []
  const noting = (key: string) => semaphore.acquire(key).then(() => order.push(key))
  void noting('a')
  for (let i = 0; i < 3; i += 1) void noting('b')
  assert.deepEqual(semaphore.usage(), [
    { key: 'a', active: 3, waiting: 1 },
    { key: 'b', active: 2, waiting: 1 },
  ])
  for (const release of first) release?.()
  await new Promise(resolve => setImmediate(resolve))
  assert.deepEqual(order, ['b', 'b', 'a', 'b'])
})

test('waiting keys are served in turn, however many wait behind one of them', async () => {
  const semaphore = createSemaphore({ permits: 1 })
  const release = semaphore.tryAcquire('hostile')
  const order: string[] = []
  const wait = (key: string) => semaphore.run(key, async () => void order.push(key))
  const hostile = Array.from({ length: 10 }, () => wait('hostile'))
  const others = [wait('b'), wait('c')]
  release?.()
  await Promise.all([...hostile, ...others])
  assert.deepEqual(order.slice(0, 3), ['hostile', 'b', 'c'])
})

test('one key cannot fill the waiting room', async () => {
  const semaphore = createSemaphore({ permits: 1, maxWaiting: 8 })
  const release = semaphore.tryAcquire('hostile')!
  const waiting = Array.from({ length: 4 }, () => semaphore.run('hostile', async () => {}))
  await assert.rejects(semaphore.acquire('hostile'), SemaphoreFullError)
  const other = semaphore.run('other', async () => 'served')
  release()
  assert.equal(await other, 'served')
  await Promise.all(waiting)
})
