import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../../testing/until.ts'
import { createFinder } from './look-ups.ts'

type Asked = { keys: string[]; answer(rows: { key: string }[]): void; fail(error: Error): void }

function finderWithOpenAnswers(lateMs?: number) {
  const asked: Asked[] = []
  const find = createFinder(
    keys => new Promise<{ key: string }[]>((answer, fail) => asked.push({ keys, answer, fail })),
    lateMs,
  )
  return { asked, find }
}

const nextTurn = () => new Promise(resolve => setImmediate(resolve))

test('look-ups of one turn are asked together, and each asker gets its own row or nothing', async () => {
  const { asked, find } = finderWithOpenAnswers()
  const found = Promise.all(['a', 'b', 'a'].map(find))
  await nextTurn()
  assert.deepEqual(
    asked.map(({ keys }) => keys),
    [['a', 'b']],
  )
  asked[0]!.answer([{ key: 'a' }])
  assert.deepEqual(await found, [{ key: 'a' }, undefined, { key: 'a' }])
})

test('a key that was asked for before is read again: nothing is kept', async () => {
  const { asked, find } = finderWithOpenAnswers()
  const first = find('a')
  await nextTurn()
  const second = find('a')
  asked[0]!.answer([{ key: 'a' }])
  assert.deepEqual(await first, { key: 'a' })
  await nextTurn()
  assert.equal(asked.length, 2)
  asked[1]!.answer([])
  assert.equal(await second, undefined)
})

test('while a statement is on its way further keys gather, and go when it is back', async () => {
  const { asked, find } = finderWithOpenAnswers()
  const found = []
  for (const key of ['a', 'b', 'c', 'd']) {
    found.push(find(key))
    await nextTurn()
  }
  assert.equal(asked.length, 1)
  asked[0]!.answer([])
  await found[0]
  await nextTurn()
  assert.deepEqual(asked[1]!.keys, ['b', 'c', 'd'])
  for (const { answer } of asked) answer([])
  await Promise.all(found)
})

test('a statement that is late holds up nobody behind it, until several are', async () => {
  const { asked, find } = finderWithOpenAnswers(1)
  const found = []
  for (let place = 0; place < 4; place++) {
    found.push(find(String(place)))
    await until('it is on its way', () => asked.length === place + 1)
  }
  // Of those three are late; the fourth holds the place of the one that may be under way.
  found.push(find('4'), find('5'))
  asked[0]!.answer([{ key: '0' }])
  assert.deepEqual(await found[0], { key: '0' })
  await until('the next may go', () => asked.length === 5)
  assert.deepEqual(asked[4]!.keys, ['4', '5'])
  for (const { answer, keys } of asked.slice(1)) answer(keys.map(key => ({ key })))
  assert.deepEqual(
    await Promise.all(found.slice(1)),
    ['1', '2', '3', '4', '5'].map(key => ({ key })),
  )
})

test('a statement that fails fails those who asked in it and nobody else', async () => {
  const { asked, find } = finderWithOpenAnswers()
  const refused = Promise.allSettled(['a', 'b'].map(find))
  await nextTurn()
  asked[0]!.fail(new Error('connection lost'))
  assert.deepEqual(
    (await refused).map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  const later = find('a')
  await nextTurn()
  asked[1]!.answer([{ key: 'a' }])
  assert.deepEqual(await later, { key: 'a' })
})
