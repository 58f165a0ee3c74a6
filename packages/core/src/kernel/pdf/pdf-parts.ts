import { drawLines, heightOf, type Line, linesOf, type Page, type Style } from './text-lines.ts'

export const MARGIN = 40
export const BOTTOM = 34

export const INK = {
  text: '#111827',
  soft: '#6b7280',
  line: '#e5e7eb',
  head: '#f3f4f6',
  accent: '#1d4ed8',
} as const

export type Tone = 'good' | 'bad' | 'warn' | 'plain'
export const TONES: Readonly<Record<Tone, string>> = {
  good: '#15803d',
  bad: '#b91c1c',
  warn: '#a16207',
  plain: INK.text,
}

/** A paragraph of a cell: what it says, and how loud. */
export type Paragraph = {
  readonly text: string
  readonly tone?: Tone
  readonly isBold?: boolean
  readonly isSoft?: boolean
  /** Written by a person, in whatever language. */
  readonly isOwn?: boolean
}
export type Cell = readonly Paragraph[]

export const widthOfPage = ({ doc }: Page): number => doc.page.width - 2 * MARGIN

/** Where a column begins, counted from the side where the language begins. */
export const columnAt = (page: Page, { from, width }: { from: number; width: number }): number =>
  page.base === 'ltr' ? MARGIN + from : MARGIN + widthOfPage(page) - from - width

const SIZE = 8
const SMALL = 7

const styleOf = ({ tone = 'plain', isBold, isSoft, isOwn = false }: Paragraph): Style => ({
  isOwn,
  size: isSoft ? SMALL : SIZE,
  weight: isBold ? 'bold' : 'regular',
  colour: isSoft ? INK.soft : TONES[tone],
})

export type Laid = {
  readonly parts: readonly { lines: readonly Line[]; style: Style }[]
  readonly height: number
}

/** A cell in lines; one that would be taller than a page ends with an ellipsis. */
export function layCell(page: Page, cell: Cell, { width, height }: { width: number; height: number }): Laid {
  const parts: { lines: readonly Line[]; style: Style }[] = []
  let used = 0
  for (const paragraph of cell.filter(({ text }) => text !== '')) {
    const style = styleOf(paragraph)
    const lines = linesOf(page, paragraph.text, { style, width })
    const room = Math.max(0, Math.floor((height - used) / heightOf(1, style)))
    const shown = lines.length > room ? shortened(page, lines.slice(0, room), style) : lines
    parts.push({ lines: shown, style })
    used += heightOf(shown.length, style)
  }
  return { parts, height: used }
}

function shortened(page: Page, lines: readonly Line[], style: Style): readonly Line[] {
  const last = lines.at(-1)
  if (!last) return lines
  const [dots] = linesOf(page, '…', { style, width: 100 })
  return [...lines.slice(0, -1), [...last.slice(0, -1), ...dots!]]
}

type CellPlace = { x: number; y: number; width: number; align?: 'start' | 'end' }

export function drawCell(page: Page, { parts }: Laid, place: CellPlace): void {
  let { y } = place
  for (const { lines, style } of parts) {
    drawLines(page, lines, { style, place: { ...place, y } })
    y += heightOf(lines.length, style)
  }
}

/** Writes a text at a place, and says how tall it became. */
export function write(
  page: Page,
  text: string,
  {
    style,
    place,
  }: { style: Style; place: { x: number; y: number; width: number; align?: 'start' | 'end' | 'centre' } },
): number {
  const lines = linesOf(page, text, { style, width: place.width })
  drawLines(page, lines, { style, place })
  return heightOf(lines.length, style)
}

export function requireRoom(page: Page, height: number): boolean {
  const { doc } = page
  if (page.y + height <= doc.page.height - MARGIN - BOTTOM / 2) return false
  doc.addPage()
  page.y = MARGIN
  return true
}
