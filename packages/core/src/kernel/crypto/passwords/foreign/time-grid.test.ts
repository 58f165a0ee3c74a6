import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridStep, timeToWait } from './time-grid.ts'

test('answers to work of very different length come at the same moment', () => {
  const dearest = 1680
  const step = gridStep(dearest)
  assert.ok(step > dearest * 2)
  for (const elapsed of [0.4, 25, 105, 430, dearest, step - 1])
    assert.equal(elapsed + timeToWait(elapsed, step), step)
  assert.deepEqual([gridStep(10), gridStep(105), gridStep(428)], [1024, 1024, 4096])
})
