import assert from 'node:assert/strict'
import { test } from 'node:test'
import { levelsBack, seriesOf } from './days.ts'

test('days without an entry count nothing', () => {
  const series = seriesOf([{ kind: 'refused', day: 14, count: 3 }], 'refused')
  assert.deepEqual(series, [...new Array(13).fill(0), 3])
})

test('a level is walked back by what came and went', () => {
  const came = [...new Array(12).fill(0), 2, 5]
  const went = [...new Array(13).fill(0), 1]
  assert.deepEqual(levelsBack(6, came, went).slice(-3), [0, 2, 6])
})
