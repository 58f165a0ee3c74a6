import { setImmediate as otherWork } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

export type PdfTable = {
  readonly title: string
  readonly head: readonly string[]
  /** Shares of the width, one for each column. */
  readonly widths: readonly number[]
  readonly rows: AsyncIterable<readonly string[]>
}

export type PdfContent = {
  readonly title: string
  readonly language: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly tables: readonly PdfTable[]
}

/** Latin, Greek and all of Cyrillic; the fonts that PDF readers bring themselves lack Ө and Ү. */
const FONT = fileURLToPath(new URL('./noto-sans-regular.ttf', import.meta.url))
const MARGIN = 40
const GAP = 6
const ROWS_AT_ONCE = 20

type Doc = PDFDocument

/** A report as it is drawn: pages leave as soon as they are full, and other requests are served in between. */
export async function* pdfReport(content: PdfContent): AsyncGenerator<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    font: FONT,
    lang: content.language,
    displayTitle: true,
    info: { Title: content.title, Creator: 'Tamga' },
  })
  doc.fontSize(16).text(content.title)
  doc.fontSize(9)
  doc.y += GAP
  for (const [name, value] of content.facts) doc.text(`${name}: ${value}`)
  for (const table of content.tables) yield* drawTable(doc, table)
  doc.end()
  for await (const chunk of doc) yield chunk as Uint8Array
}

async function* drawTable(doc: Doc, table: PdfTable): AsyncGenerator<Uint8Array> {
  doc.y += 2 * GAP
  doc.fontSize(12).fillColor('#000000').text(table.title, MARGIN)
  doc.y += GAP
  drawRow(doc, table, table.head)
  let drawn = 0
  for await (const row of table.rows) {
    drawRow(doc, table, row)
    if (++drawn % ROWS_AT_ONCE !== 0) continue
    const ready: unknown = doc.read()
    if (ready instanceof Uint8Array) yield ready
    await otherWork()
  }
}

function drawRow(doc: Doc, table: Pick<PdfTable, 'head' | 'widths'>, row: readonly string[]): void {
  const { head, widths } = table
  doc.fontSize(8).fillColor(row === head ? '#4b5563' : '#000000')
  const room = doc.page.width - 2 * MARGIN
  const columns = widths.map(share => share * room - GAP)
  const height = Math.max(...row.map((text, at) => doc.heightOfString(text || ' ', { width: columns[at]! })))
  if (doc.y + height > doc.page.height - MARGIN) {
    doc.addPage()
    if (row !== head) drawRow(doc, table, head)
    doc.fontSize(8).fillColor('#000000')
  }
  const top = doc.y
  let left = MARGIN
  for (const [at, text] of row.entries()) {
    doc.text(text, left, top, { width: columns[at]! })
    left += columns[at]! + GAP
  }
  doc.y = top + height + GAP / 2
  doc
    .strokeColor('#d9dde3')
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + room, doc.y)
    .stroke()
  doc.y += GAP / 2
}
