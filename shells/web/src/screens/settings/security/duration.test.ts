import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unitOf } from './duration.ts'

test('a lifetime is shown in the largest unit in which it is whole', () => {
  assert.equal(unitOf(604_800), 'day')
  assert.equal(unitOf(43_200), 'hour')
  assert.equal(unitOf(5400), 'minute')
})
