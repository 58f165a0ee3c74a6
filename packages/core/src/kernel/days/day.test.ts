import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDay, today } from './day.ts'

test('a day is one that the calendar has, written in full', () => {
  for (const day of ['2026-11-18', '2024-02-29', '0001-01-01', '9999-12-31']) assert.ok(isDay(day), day)
  for (const text of [
    ...['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01'],
    ...['2026', '2026-11', '2026-1-1', '2026-11-18T00:00', ' 2026-11-18', '2026-11-18\n', '18.11.2026', ''],
  ])
    assert.ok(!isDay(text), text)
})

test('today is that of Ulaanbaatar, or of the zone that is asked for', t => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-17T18:00:00Z') })
  assert.deepEqual(
    [today(), today('UTC'), today('Pacific/Kiritimati')],
    ['2026-11-18', '2026-11-17', '2026-11-18'],
  )
})
