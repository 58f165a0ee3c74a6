import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayStarts, levelsBack, seriesOf } from './days.ts'

test('a day begins where the clock of the caller says', () => {
  const now = Date.parse('2026-11-15T20:00:00Z')
  assert.equal(dayStarts(now, 0).at(-1)!.toISOString(), '2026-11-15T00:00:00.000Z')
  assert.equal(dayStarts(now, 480).at(-1)!.toISOString(), '2026-11-15T16:00:00.000Z')
  assert.equal(dayStarts(now, -300).at(-1)!.toISOString(), '2026-11-15T05:00:00.000Z')
  assert.equal(dayStarts(now, 480).length, 14)
})

test('days without an entry count nothing', () => {
  const series = seriesOf([{ kind: 'refused', day: 14, count: 3 }], 'refused')
  assert.deepEqual(series, [...new Array(13).fill(0), 3])
})

test('a level is walked back by what came and went', () => {
  const came = [...new Array(12).fill(0), 2, 5]
  const went = [...new Array(13).fill(0), 1]
  assert.deepEqual(levelsBack(6, came, went).slice(-3), [0, 2, 6])
})
