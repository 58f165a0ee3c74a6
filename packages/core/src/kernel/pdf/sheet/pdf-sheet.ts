import { direction, type Language } from '@tamga/formats'
import { createFonts, FIRST_FONT } from '../fonts.ts'
import { columnAt, INK, MARGIN, requireRoom, TONES, type Tone, widthOfPage, write } from '../pdf-parts.ts'
import { drawTable, type PdfTable } from '../pdf-table.ts'
import { heightOf, linesOf, type Page } from '../text-lines.ts'
import { drawFooters } from './footers.ts'

type Named = readonly [name: string, value: string]

/** Somebody, or something to know, in a few lines below a title. */
export type PdfBlock = { readonly title: string; readonly lines: readonly string[] }

export type PdfSheet = {
  readonly language: Language
  /** Whose sheet it is, above everything else, and their colour. */
  readonly owner: string
  readonly colour: string
  readonly title: string
  readonly mark: { readonly label: string; readonly tone: Tone } | null
  readonly facts: readonly Named[]
  /** Side by side. */
  readonly parties: readonly PdfBlock[]
  readonly table: PdfTable
  /** Below the table, at its end; the last one stands out. */
  readonly sums: readonly Named[]
  readonly notes: readonly PdfBlock[]
  readonly pageLabel: (page: number, pages: number) => string
  /** Said at the end when letters occurred that no font here draws. */
  readonly undrawn: string
}

const GAP = 10

/** A sheet between two parties, such as an invoice: who, what, how much, and how it is paid. */
export async function* pdfSheet(sheet: PdfSheet): AsyncGenerator<Uint8Array> {
  // Loaded with the first document: it is large, and most processes never draw one.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: FIRST_FONT,
    lang: sheet.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: sheet.title, Author: sheet.owner, Creator: 'Tamga' },
  })
  const base = direction(sheet.language)
  const page: Page = { doc, fonts: createFonts(doc), base, widths: new Map(), y: MARGIN }
  drawTop(page, sheet)
  drawColumns(
    page,
    sheet.facts.map(([title, value]) => ({ title, lines: [value] })),
  )
  drawColumns(page, sheet.parties)
  await drawTable(page, sheet.table)
  drawSums(page, sheet.sums)
  for (const note of sheet.notes) drawBlock(page, note)
  if (page.fonts.hasUndrawn()) drawBlock(page, { title: '', lines: [sheet.undrawn] })
  drawFooters(page, { text: `${sheet.owner} · ${sheet.title}`, pageLabel: sheet.pageLabel })
  doc.end()
  for await (const chunk of doc) yield chunk as Uint8Array
}

function drawTop(page: Page, { owner, colour, title, mark }: PdfSheet): void {
  const { doc } = page
  doc.fillColor(colour).rect(0, 0, doc.page.width, 6).fill()
  const room = widthOfPage(page)
  if (mark) {
    const width = room * 0.25
    const place = { x: columnAt(page, { from: room - width, width }), y: page.y + 2, width } as const
    const style = { size: 11, weight: 'bold', colour: TONES[mark.tone] } as const
    write(page, mark.label, { style, place: { ...place, align: 'end' } })
  }
  const width = room * 0.72
  const place = () => ({ x: columnAt(page, { from: 0, width }), y: page.y, width })
  page.y += write(page, owner, { style: { size: 11, colour, weight: 'bold', isOwn: true }, place: place() })
  page.y += write(page, title, { style: { size: 20, weight: 'bold' }, place: place() }) + 1.5 * GAP
}

const LABEL = { size: 7.5, colour: INK.soft } as const
const VALUE = { size: 9.5, isOwn: true } as const

/** Blocks side by side, each under its title. */
function drawColumns(page: Page, blocks: readonly PdfBlock[]): void {
  if (blocks.length === 0) return
  const width = widthOfPage(page) / blocks.length
  const heights = blocks.map(({ title, lines }, at) => {
    const x = columnAt(page, { from: at * width, width }) + (page.base === 'rtl' ? GAP : 0)
    let { y } = page
    const put = (text: string, style: typeof LABEL | typeof VALUE) => {
      y += write(page, text, { style, place: { x, y, width: width - GAP } })
    }
    put(title, LABEL)
    for (const line of lines) put(line, VALUE)
    return y - page.y
  })
  page.y += Math.max(...heights) + 1.4 * GAP
}

function drawSums(page: Page, sums: readonly Named[]): void {
  const width = widthOfPage(page) * 0.45
  const x = columnAt(page, { from: widthOfPage(page) - width, width })
  for (const [at, [label, value]] of sums.entries()) {
    const isLast = at === sums.length - 1
    const style = { size: isLast ? 11.5 : 9.5, weight: isLast ? 'bold' : 'regular' } as const
    requireRoom(page, heightOf(1, style) + GAP)
    const place = { x, y: page.y, width }
    const name = write(page, label, { style: { ...style, colour: INK.soft }, place })
    page.y += Math.max(name, write(page, value, { style, place: { ...place, align: 'end' } })) + 3
  }
  page.y += 1.4 * GAP
}

function drawBlock(page: Page, { title, lines }: PdfBlock): void {
  const width = widthOfPage(page)
  for (const [at, text] of [title, ...lines].entries()) {
    if (text === '') continue
    const style = at === 0 ? LABEL : VALUE
    requireRoom(page, heightOf(linesOf(page, text, { style, width }).length, style))
    page.y += write(page, text, { style, place: { x: MARGIN, y: page.y, width } })
  }
  page.y += GAP
}
