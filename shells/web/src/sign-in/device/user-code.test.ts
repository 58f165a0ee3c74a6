import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupedCode } from './user-code.ts'

test('a code is shown as the device shows it, however it was typed or pasted', () => {
  for (const typed of [
    'bcdf-ghjk',
    'BCDFGHJK',
    ' bcdf ghjk ',
    'B C D F – G H J K',
    'ВСDF-GНJК',
    'ＢＣＤＦ－ＧＨＪＫ',
  ])
    assert.equal(groupedCode(typed), 'BCDF-GHJK', typed)
  assert.equal(groupedCode('bcd'), 'BCD')
  assert.equal(groupedCode('bcdf'), 'BCDF')
  assert.equal(groupedCode('bcdfg'), 'BCDF-G')
  assert.equal(groupedCode('BCDF-GHJK-LMNP'), 'BCDF-GHJK')
})
