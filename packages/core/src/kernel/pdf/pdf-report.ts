import { direction, type Language } from '@tamga/formats'
import { createFonts, FIRST_FONT } from './fonts.ts'
import { columnAt, INK, MARGIN, requireRoom, TONES, type Tone, widthOfPage, write } from './pdf-parts.ts'
import { drawTable, type PdfTable } from './pdf-table.ts'
import { drawFooters } from './sheet/footers.ts'
import { heightOf, linesOf, type Page } from './text-lines.ts'

export type { Cell as PdfCell } from './pdf-parts.ts'
export type { PdfTable } from './pdf-table.ts'

export type PdfFigure = {
  readonly label: string
  readonly value: number
  readonly text: string
  readonly tone: Tone
}

export type PdfContent = {
  readonly language: string
  /** Whose report it is, above everything else. */
  readonly owner: string
  readonly title: string
  readonly subtitle: string
  /** How far what is told has come, in one word, and in a sentence. */
  readonly status: { readonly label: string; readonly text: string; readonly tone: Tone }
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly figures: readonly PdfFigure[]
  readonly tables: readonly PdfTable[]
  /** The place that is left for a seal, and the lines to be filled in beside it. */
  readonly seal?: { readonly title: string; readonly text: string; readonly lines: readonly string[] }
  readonly pageLabel: (page: number, pages: number) => string
  /** Said at the end when letters occurred that no font here draws. */
  readonly undrawn: string
}

/** A report with its tables; every page says whose it is, and which of how many. */
export async function* pdfReport(content: PdfContent): AsyncGenerator<Uint8Array> {
  // Loaded with the first document: it is large, and most processes never draw one.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    font: FIRST_FONT,
    lang: content.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${content.title}: ${content.subtitle}`, Author: content.owner, Creator: 'Tamga' },
  })
  const base = direction(content.language as Language)
  const page: Page = { doc, fonts: createFonts(doc), base, widths: new Map(), y: MARGIN }
  drawTop(page, content)
  drawFacts(page, content.facts)
  drawFigures(page, content.figures)
  for (const table of content.tables) await drawTable(page, table)
  drawUndrawn(page, content)
  if (content.seal) drawSeal(page, content.seal)
  const { owner, title, subtitle, pageLabel } = content
  drawFooters(page, { text: `${owner} · ${title} · ${subtitle}`, pageLabel })
  doc.end()
  for await (const chunk of doc) yield chunk as Uint8Array
}

function drawTop(page: Page, { owner, title, subtitle, status }: PdfContent): void {
  const { doc } = page
  doc.fillColor(INK.accent).rect(0, 0, doc.page.width, 6).fill()
  page.y = MARGIN - 8
  const room = widthOfPage(page)
  const left = { x: columnAt(page, { from: 0, width: room * 0.72 }), width: room * 0.72 }
  const right = { x: columnAt(page, { from: room * 0.74, width: room * 0.26 }), width: room * 0.26 }
  const style = { size: 11, weight: 'bold', colour: TONES[status.tone] } as const
  const tall = write(page, status.label, { style, place: { ...right, y: page.y + 2, align: 'end' } })
  const small = { size: 7.5, colour: INK.soft }
  write(page, status.text, { style: small, place: { ...right, y: page.y + 2 + tall, align: 'end' } })
  const lines = [
    [owner, { size: 10, colour: INK.soft }],
    [title, { size: 21, weight: 'bold' }],
    [subtitle, { size: 12.5, colour: '#374151' }],
  ] as const
  for (const [text, look] of lines)
    page.y += write(page, text, { style: look, place: { ...left, y: page.y } })
  page.y += 14
}

const FACTS_IN_A_ROW = 4

function drawFacts(page: Page, facts: PdfContent['facts']): void {
  const width = widthOfPage(page) / FACTS_IN_A_ROW
  for (let first = 0; first < facts.length; first += FACTS_IN_A_ROW) {
    const heights = facts.slice(first, first + FACTS_IN_A_ROW).map(([name, value], at) => {
      const place = { x: columnAt(page, { from: at * width, width }), width: width - 12 }
      const shifted = page.base === 'rtl' ? { ...place, x: place.x + 12 } : place
      const label = write(page, name, {
        style: { size: 7.5, colour: INK.soft },
        place: { ...shifted, y: page.y },
      })
      return label + write(page, value, { style: { size: 9.5 }, place: { ...shifted, y: page.y + label } })
    })
    page.y += Math.max(...heights) + 7
  }
  page.y += 5
}

const TILE = { height: 46, gap: 10 }

/** The numbers side by side, and below them their shares in one bar. */
function drawFigures(page: Page, figures: readonly PdfFigure[]): void {
  const { doc } = page
  const room = widthOfPage(page)
  const width = (room - TILE.gap * (figures.length - 1)) / figures.length
  for (const [at, { label, text, tone }] of figures.entries()) {
    const x = columnAt(page, { from: at * (width + TILE.gap), width })
    doc.strokeColor(INK.line).lineWidth(0.8).roundedRect(x, page.y, width, TILE.height, 5).stroke()
    const place = { x: x + 10, width: width - 20 }
    write(page, text, {
      style: { size: 17, weight: 'bold', colour: TONES[tone] },
      place: { ...place, y: page.y + 5 },
    })
    write(page, label, { style: { size: 8, colour: INK.soft }, place: { ...place, y: page.y + 29 } })
  }
  page.y += TILE.height + 7
  drawShares(page, figures.slice(1))
  page.y += 20
}

function drawShares(page: Page, parts: readonly PdfFigure[]): void {
  const { doc } = page
  const room = widthOfPage(page)
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  doc.fillColor(INK.line).rect(MARGIN, page.y, room, 4).fill()
  let from = 0
  for (const { value, tone } of parts) {
    const width = total === 0 ? 0 : (value / total) * room
    const colour = tone === 'plain' ? INK.line : TONES[tone]
    if (width > 0) doc.fillColor(colour).rect(columnAt(page, { from, width }), page.y, width, 4).fill()
    from += width
  }
}

const SEAL = { width: 190, height: 120 }

function drawUndrawn(page: Page, { undrawn }: PdfContent): void {
  if (!page.fonts.hasUndrawn()) return
  const width = widthOfPage(page)
  const style = { size: 8, colour: INK.soft }
  requireRoom(page, heightOf(linesOf(page, undrawn, { style, width }).length, style))
  page.y += write(page, undrawn, { style, place: { x: MARGIN, y: page.y, width } }) + 12
}

function drawSeal(page: Page, seal: NonNullable<PdfContent['seal']>): void {
  const { doc } = page
  const room = widthOfPage(page)
  requireRoom(page, SEAL.height + 10)
  const x = columnAt(page, { from: room - SEAL.width, width: SEAL.width })
  doc.strokeColor('#9ca3af').lineWidth(0.8).dash(4, { space: 3 })
  doc.roundedRect(x, page.y, SEAL.width, SEAL.height, 6).stroke()
  doc.undash()
  const inside = { x: x + 12, width: SEAL.width - 24, align: 'centre' } as const
  const title = { size: 10, weight: 'bold', colour: INK.soft } as const
  const tall = write(page, seal.title, { style: title, place: { ...inside, y: page.y + 42 } })
  write(page, seal.text, {
    style: { size: 7.5, colour: INK.soft },
    place: { ...inside, y: page.y + 46 + tall },
  })
  const width = room - SEAL.width - 60
  for (const [at, label] of seal.lines.entries()) {
    const y = page.y + 26 + at * 34
    const start = columnAt(page, { from: 0, width })
    doc
      .strokeColor('#9ca3af')
      .lineWidth(0.6)
      .moveTo(start, y)
      .lineTo(start + width, y)
      .stroke()
    write(page, label, { style: { size: 7.5, colour: INK.soft }, place: { x: start, y: y + 2, width } })
  }
}
