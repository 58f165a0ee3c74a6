import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pauseUntilNext } from './use-now.ts'

const NOW = new Date(2026, 10, 15, 12)
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

test('a text about a moment within a minute is renewed each second', () => {
  assert.equal(pauseUntilNext(NOW, after(10)), 1000)
  assert.equal(pauseUntilNext(NOW, after(-10)), 1000)
})

test('a text about a moment to come is renewed in time for its last minute', () => {
  assert.equal(pauseUntilNext(NOW, after(75)), 15_500)
  assert.equal(pauseUntilNext(NOW, after(3600)), 30_000)
})

test('a text about the past, or about no moment, is renewed twice a minute', () => {
  assert.equal(pauseUntilNext(NOW, after(-120)), 30_000)
  assert.equal(pauseUntilNext(NOW, null), 30_000)
})
