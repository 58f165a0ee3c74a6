import type PDFKit from 'pdfkit'
import qrcode from 'qrcode-generator'
import { createFonts, FIRST_FONT } from '../../../pdf/fonts.ts'
import { drawLines, heightOf, linesOf, type Page, type Style } from '../../../pdf/text-lines.ts'

/** What people see of a signature on the page. */
export type Appearance = {
  readonly language: string
  readonly width: number
  readonly height: number
  /** What this is, in a word or two. */
  readonly title: string
  readonly name: string
  readonly lines: readonly string[]
  /** Where anybody can check the document; drawn as a QR code. */
  readonly url: string
}

const INK = { frame: '#1d4ed8', title: '#1d4ed8', text: '#111827', soft: '#4b5563' }
const PADDING = 6

/** The drawing as a document of one page; its fonts are embedded with just the letters that it uses. */
export async function drawAppearance(wanted: Appearance): Promise<Buffer> {
  const { width, height, language, name } = wanted
  // Loaded with the first document: it is large, and most processes never draw one.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    font: FIRST_FONT,
    lang: language,
    info: { Title: name, Author: name, Creator: 'Tamga' },
  })
  const base = language === 'ar' ? 'rtl' : 'ltr'
  const page: Page = { doc, fonts: createFonts(doc), base, widths: new Map(), y: PADDING }
  doc.strokeColor(INK.frame).lineWidth(0.8)
  doc.roundedRect(0.5, 0.5, width - 1, height - 1, 4).stroke()
  const side = Math.min(height - 2 * PADDING, width / 3)
  drawCode(doc, wanted.url, {
    x: base === 'ltr' ? width - side - PADDING : PADDING,
    y: (height - side) / 2,
    side,
  })
  drawWords(page, wanted, {
    x: base === 'ltr' ? PADDING : side + 2 * PADDING,
    width: width - side - 3 * PADDING,
  })
  doc.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of doc) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

/** Squares of one row that follow one another are one rectangle. */
function drawCode(doc: PDFKit, url: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const code = qrcode(0, 'M')
  code.addData(url, 'Byte')
  code.make()
  const count = code.getModuleCount()
  const step = side / count
  doc.fillColor('#000000')
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; ) {
      let end = column
      while (end < count && code.isDark(row, end)) end += 1
      if (end > column) doc.rect(x + column * step, y + row * step, (end - column) * step, step)
      column = end + 1
    }
  doc.fill()
}

/** As many lines as there is room for; the name is the last thing to give way. */
function drawWords(page: Page, wanted: Appearance, place: { x: number; width: number }): void {
  const rows: [string, Style][] = [
    [wanted.title, { size: 6.5, colour: INK.title, weight: 'bold' }],
    [wanted.name, { size: 9, colour: INK.text, weight: 'bold', isOwn: true }],
    ...wanted.lines.map((line): [string, Style] => [line, { size: 6.5, colour: INK.soft }]),
  ]
  for (const [text, style] of rows) {
    const room = Math.floor((wanted.height - PADDING - page.y) / heightOf(1, style))
    const lines = linesOf(page, text, { style, width: place.width }).slice(0, Math.max(0, room))
    drawLines(page, lines, { style, place: { ...place, y: page.y } })
    page.y += heightOf(lines.length, style)
  }
}
