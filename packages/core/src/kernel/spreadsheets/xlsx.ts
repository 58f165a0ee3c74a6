import type { SheetRow, SheetRows } from './cell.ts'
import { createSheetBytes, putMarkup, putRow, type SheetBytes } from './sheet-bytes.ts'
import { type ZipEntry, zipFile } from './zip.ts'

/** Limit of the format. */
const ROWS_PER_SHEET = 1_048_576
const CHUNK = 64 * 1024

/** A workbook in chunks, in flat memory: rows come in a batch at a time and leave deflated (ECMA-376). */
export const xlsxFile = (name: string, rows: SheetRows): AsyncGenerator<Buffer> =>
  zipFile(partsOf(name, rows))

/** What is written of the batch at hand; a sheet may end within it. */
type Source = {
  readonly batches: AsyncIterator<readonly SheetRow[]>
  batch: readonly SheetRow[]
  next: number
  isOver: boolean
}

async function* partsOf(name: string, rows: SheetRows): AsyncGenerator<ZipEntry> {
  const source: Source = { batches: rows[Symbol.asyncIterator](), batch: [], next: 0, isOver: false }
  const state = { sheets: 0 }
  do {
    state.sheets += 1
    yield { name: `xl/worksheets/sheet${state.sheets}.xml`, content: sheetXml(source) }
  } while (!source.isOver)
  const texts = [
    ['[Content_Types].xml', contentTypes(state.sheets)],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbook(sheetName(name), state.sheets)],
    ['xl/_rels/workbook.xml.rels', relations(workbookRelations(state.sheets))],
    ['xl/styles.xml', STYLES],
  ] as const
  for (const [path, text] of texts) yield { name: path, content: once(`${PROLOGUE}${text}`) }
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** Closes elements, the inner one first. */
const closing = (...names: readonly string[]): string => names.map(name => `</${name}>`).join('')

/** Each chunk lies in the same bytes: it is read before the next one is asked for. */
async function* sheetXml(source: Source): AsyncGenerator<Buffer> {
  const sheet = createSheetBytes(2 * CHUNK)
  putMarkup(sheet, `${PROLOGUE}<worksheet xmlns="${MAIN}"><sheetData>`)
  let left = ROWS_PER_SHEET
  while (left > 0 && (await hasRows(source))) {
    for (; left > 0 && source.next < source.batch.length && sheet.at < CHUNK; left--)
      putRow(sheet, source.batch[source.next++]!)
    if (sheet.at >= CHUNK) yield take(sheet)
  }
  putMarkup(sheet, closing('sheetData', 'worksheet'))
  yield take(sheet)
}

function take(sheet: SheetBytes): Buffer {
  const chunk = sheet.bytes.subarray(0, sheet.at)
  sheet.at = 0
  return chunk
}

async function hasRows(source: Source): Promise<boolean> {
  while (!source.isOver && source.next >= source.batch.length) {
    const { done, value } = await source.batches.next()
    source.isOver = done === true
    source.batch = done ? [] : value
    source.next = 0
  }
  return !source.isOver
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML 1.0 cannot hold
const UNWRITABLE = /[\u0000-\u001f\ufffe\uffff]/g

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"]/g, mark => MARKS[mark]!)

/** At most 31 characters, without those that references are made of. */
export const sheetName = (name: string): string =>
  [...name.replace(/[[\]:*?/\\']/g, ' ').trim()].slice(0, 28).join('').trim() || 'Tamga'

const numbers = (sheets: number): number[] => Array.from({ length: sheets }, (_, index) => index + 1)

const workbook = (name: string, sheets: number): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbers(sheets)
    .map(
      number =>
        `<sheet name="${escapeXml(number === 1 ? name : `${name} ${number}`)}" sheetId="${number}" r:id="rId${number}"/>`,
    )
    .join('')}${closing('sheets', 'workbook')}`

const workbookRelations = (sheets: number): [string, string][] => [
  ...numbers(sheets).map((number): [string, string] => ['worksheet', `worksheets/sheet${number}.xml`]),
  ['styles', 'styles.xml'],
]

const relations = (list: readonly (readonly [string, string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${list
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = (sheets: number): string =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>${numbers(
    sheets,
  )
    .map(
      number =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
    )
    .join('')}</Types>`

const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`
