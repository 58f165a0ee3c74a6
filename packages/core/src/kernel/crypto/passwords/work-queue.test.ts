import assert from 'node:assert/strict'
import test from 'node:test'
import { createWorkQueue, TooBusy } from './work-queue.ts'

test('no more than the bound run at once, in the order they came', async () => {
  const run = createWorkQueue(2, 100)
  let running = 0
  let most = 0
  const started: number[] = []
  const work = (index: number) => async () => {
    started.push(index)
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
    return index
  }
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => run(work(index))))
  assert.equal(most, 2)
  assert.deepEqual(started, results)
})

test('past the waiting room work is refused, and a failure frees its place', async () => {
  const run = createWorkQueue(1, 1)
  const { promise, reject } = Promise.withResolvers<void>()
  const first = run(() => promise)
  const second = run(async () => 'second')
  await assert.rejects(
    run(async () => 'third'),
    TooBusy,
  )
  reject(new Error('failed'))
  await assert.rejects(first, /failed/)
  assert.equal(await second, 'second')
  assert.equal(await run(async () => 'fourth'), 'fourth')
})
