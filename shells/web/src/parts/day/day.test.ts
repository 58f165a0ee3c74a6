import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDay } from './day.ts'

test('a day is read with any usual sign between its parts, and with none', () => {
  for (const text of ['2026-01-05', '2026.01.05', '2026/1/5', '20260105', ' 2026-1-5 '])
    assert.equal(readDay(text), '2026-01-05', text)
})

test('what is no day of the calendar is refused', () => {
  for (const text of ['', '2026', '2026-02-30', '2026-13-01', '2026115', '11/15/2026', 'өчигдөр'])
    assert.equal(readDay(text), null, text)
})
