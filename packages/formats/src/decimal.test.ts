import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normaliseDecimal, subtractDecimals } from './decimal.ts'

test('a number is taken as people type it and as it is pasted from a table', () => {
  for (const typed of ['12345,5', ' 12 345,5 ', '12\u00a0345,5', '12\u202f345.5', '12\u2009345,5\t'])
    assert.equal(normaliseDecimal(typed), '12345.5', JSON.stringify(typed))
  assert.deepEqual(['', '-3', '1,2,3'].map(normaliseDecimal), ['', '-3', '1.2,3'])
})

test('one decimal less another is exact', () => {
  const differences = [
    ['10', '3', '7'],
    ['3', '10', '-7'],
    ['0.3', '0.1', '0.2'],
    ['0.1', '0.3', '-0.2'],
    ['1.50', '0.5', '1'],
    ['100', '0', '100'],
    ['-1.5', '2.25', '-3.75'],
    ['999999999999.999999', '0.000001', '999999999999.999998'],
    ['5.000001', '5.000001', '0'],
  ] as const
  for (const [one, other, difference] of differences)
    assert.equal(subtractDecimals(one, other), difference, `${one} - ${other}`)
})
