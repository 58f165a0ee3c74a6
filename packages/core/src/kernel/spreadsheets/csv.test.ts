import assert from 'node:assert/strict'
import test from 'node:test'
import { csvLine } from './csv.ts'

test('plain cells stay plain, and nothing is an empty cell', () => {
  assert.equal(csvLine(['a', null, 'Болд']), 'a,,Болд\r\n')
})

test('commas, quotes and line breaks are quoted', () => {
  assert.equal(csvLine(['a,b', 'say "x"', 'two\nlines']), '"a,b","say ""x""","two\nlines"\r\n')
})

test('what a spreadsheet would run as a formula is text', () => {
  assert.equal(csvLine(['=1+1', '+1', '-1', '@a', '\tx', '\rx']), `'=1+1,'+1,'-1,'@a,'\tx,"'\rx"\r\n`)
})

test('wide forms of the signs and a leading line break are disarmed too, numbers are not', () => {
  assert.equal(csvLine(['＝1+1', '＠cmd', '\n=1', -5]), `'＝1+1,'＠cmd,"'\n=1",-5\r\n`)
})
