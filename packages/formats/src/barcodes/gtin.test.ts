import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barcodeKey, hasCheckDigit, looksLikeGtin } from './gtin.ts'
import { readScan } from './scan.ts'

const TODAY = new Date('2026-11-17T00:00:00Z')

test('the check digit of GS1 finds every wrong digit and every swap of neighbours that it can', () => {
  for (const sound of ['4006381333931', '036000291452', '96385074', '10614141000415'])
    assert.ok(hasCheckDigit(sound), sound)
  for (let place = 0; place < 13; place++) {
    const digits = [...'4006381333931']
    digits[place] = String((Number(digits[place]) + 1) % 10)
    assert.ok(!hasCheckDigit(digits.join('')), digits.join(''))
  }
  assert.ok(!looksLikeGtin('123') && !looksLikeGtin('40063813339A1') && looksLikeGtin('96385074'))
  assert.equal(barcodeKey('036000291452'), barcodeKey('0036000291452'))
  assert.equal(barcodeKey('SHELF-7'), 'SHELF-7')
})

test('a label with lot and expiry is read as scanners send it, and as people write it', () => {
  const expected = { key: '04006381333931', lot: 'A-17', expires_on: '2027-02-28', serial: '9' }
  assert.deepEqual(readScan(']C1010400638133393117270200' + '10A-17\x1d219', TODAY), expected)
  assert.deepEqual(readScan('(01)04006381333931(17)270200(10)A-17(21)9', TODAY), expected)
  const plain = { key: '04006381333931', lot: null, expires_on: null, serial: null }
  assert.deepEqual(readScan('4006381333931', TODAY), plain)
  assert.deepEqual(readScan(']E04006381333931', TODAY), plain)
  assert.equal(readScan('(01)04006381333931(17)271340', TODAY).expires_on, null)
  assert.equal(readScan('(01)04006381333931(17)991231', TODAY).expires_on, '1999-12-31')
})
