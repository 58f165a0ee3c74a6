import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupUserCode } from './user-code.ts'

test('a code is shown as the device shows it, however it was typed or pasted', () => {
  for (const typed of [
    'bcdf-ghjk',
    'BCDFGHJK',
    ' bcdf ghjk ',
    'B C D F – G H J K',
    'ВСDF-GНJК',
    'ＢＣＤＦ－ＧＨＪＫ',
  ])
    assert.equal(groupUserCode(typed), 'BCDF-GHJK', typed)
  assert.equal(groupUserCode('bcd'), 'BCD')
  assert.equal(groupUserCode('bcdf'), 'BCDF')
  assert.equal(groupUserCode('bcdfg'), 'BCDF-G')
  assert.equal(groupUserCode('BCDF-GHJK-LMNP'), 'BCDF-GHJK')
})
