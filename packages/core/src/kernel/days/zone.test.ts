import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastDays } from './zone.ts'

test('a day begins where the clock of the zone says, also when the clock is changed in between', () => {
  const now = Date.parse('2026-11-15T20:00:00Z')
  const today = (zone: string) => lastDays(zone, 14, now).at(-1)!.toISOString()
  assert.equal(today('UTC'), '2026-11-15T00:00:00.000Z')
  assert.equal(today('Asia/Ulaanbaatar'), '2026-11-15T16:00:00.000Z')
  assert.equal(today('America/New_York'), '2026-11-15T05:00:00.000Z')
  const autumn = lastDays('America/New_York', 14, Date.parse('2026-11-05T12:00:00Z')).map(day =>
    day.getUTCHours(),
  )
  assert.deepEqual(autumn, [...new Array(10).fill(4), 5, 5, 5, 5])
})
