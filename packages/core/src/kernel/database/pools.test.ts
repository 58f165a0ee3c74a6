import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isoTime } from './pools.ts'

test('a time of the database is the same moment in ISO 8601, to the millisecond, in whatever zone the server says it', () => {
  for (const text of [
    '2026-11-15 10:00:00+00',
    '2026-11-15 10:00:00.1+00',
    '2026-11-15 10:00:00.12+00',
    '2026-11-15 10:00:00.123+00',
    '2026-11-15 10:00:00.999999+00',
    '2026-11-15 18:00:00.123456+08',
    '1999-01-01 00:00:00+05:30',
  ]) {
    assert.equal(isoTime(text), new Date(text).toISOString(), text)
  }
})
