import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, daysAgo, startOf } from './period.ts'

const NOON = new Date(2026, 10, 15, 12)

test('a day is written as a date field holds it', () => {
  assert.equal(dayOf(new Date(2026, 0, 5)), '2026-01-05')
})

test('a span of days begins that many days before today', () => {
  assert.equal(daysAgo(NOON, 0), '2026-11-15')
  assert.equal(daysAgo(NOON, 29), '2026-10-17')
})

test('the last day of a period is included: it ends with the next midnight', () => {
  assert.equal(startOf('2026-11-15'), new Date(2026, 10, 15).toISOString())
  assert.equal(startOf('2026-11-30', 1), new Date(2026, 11, 1).toISOString())
})

test('what is no date is no limit', () => {
  assert.equal(startOf('yesterday'), undefined)
  assert.equal(startOf(undefined), undefined)
})
