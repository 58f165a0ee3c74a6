import assert from 'node:assert/strict'
import test from 'node:test'
import { inflateRawSync } from 'node:zlib'
import type { SheetCell } from './cell.ts'
import { xlsxFile } from './xlsx.ts'

const LOCAL_HEADER = 30

/** The XML of the first sheet, which is the first entry of the archive. */
async function sheetOf(batches: SheetCell[][][]): Promise<string> {
  async function* rows() {
    for (const batch of batches) yield batch.map(cells => ({ cells }))
  }
  const chunks: Buffer[] = []
  for await (const chunk of xlsxFile('Test', rows())) chunks.push(Buffer.from(chunk))
  const file = Buffer.concat(chunks)
  return inflateRawSync(file.subarray(LOCAL_HEADER + file.readUInt16LE(26))).toString()
}

const textsOf = (xml: string): string[] =>
  [...xml.matchAll(/<t(?: xml:space="preserve")?>(.*?)<\/t>/gs)].map(found => found[1]!)

test('texts of every kind are written as XML can hold them', async () => {
  const given = [
    'Бат-Эрдэнэ',
    'ﷺ漢字',
    '😀 pair',
    '\ud800 half',
    'a\u0000\u0001\ufffe\uffffb',
    '=1+1 & <b> "x"',
    ' space ',
    'two\nlines',
  ]
  const xml = await sheetOf([[given], [[...given].reverse()]])
  const written = [
    'Бат-Эрдэнэ',
    'ﷺ漢字',
    '😀 pair',
    '\ufffd half',
    'ab',
    '=1+1 &amp; &lt;b&gt; "x"',
    ' space ',
    'two\nlines',
  ]
  assert.deepEqual(textsOf(xml), [...written, ...written.toReversed()])
  assert.deepEqual(
    [...xml.matchAll(/<t xml:space="preserve">(.*?)<\/t>/gs)].map(found => found[1]),
    [' space ', 'two\nlines', 'two\nlines', ' space '],
  )
})

test('numbers, days and times are values, nothing is an empty cell', async () => {
  const wall = Date.UTC(2026, 10, 16, 18, 0, 1)
  const xml = await sheetOf([
    [[1, -0.5, null, Number.NaN, { wall, isDay: false }, { wall: Date.UTC(2026, 10, 16), isDay: true }]],
  ])
  const values = [...xml.matchAll(/<v>(.*?)<\/v>/g)].map(found => Number(found[1]))
  assert.deepEqual([values[0], values[1], values[3]], [1, -0.5, 46_342])
  assert.ok(Math.abs((values[2]! - 46_342) * 86_400 - 64_801) < 1e-5, String(values[2]))
  assert.equal(xml.match(/<c\/>/g)?.length, 2)
})

test('a cell beyond the longest is cut, and rows wider than a chunk stay whole', async () => {
  const long = '&'.repeat(40_000)
  const xml = await sheetOf([[[long, long, 'end']], [['next']]])
  const [first, second, ...rest] = textsOf(xml)
  assert.deepEqual([first!.length, second!.length], [5 * 32_767, 5 * 32_767])
  assert.deepEqual(rest, ['end', 'next'])
  assert.ok(xml.endsWith(['sheetData', 'worksheet'].map(name => `</${name}>`).join('')))
})
