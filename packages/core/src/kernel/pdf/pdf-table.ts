import { setImmediate as otherWork } from 'node:timers/promises'
import {
  BOTTOM,
  type Cell,
  columnAt,
  drawCell,
  INK,
  layCell,
  MARGIN,
  requireRoom,
  widthOfPage,
  write,
} from './pdf-parts.ts'
import type { Page } from './text-lines.ts'

export type PdfTable = {
  /** Empty for none. */
  readonly title: string
  readonly head: readonly string[]
  /** Shares of the width, one for each column. */
  readonly widths: readonly number[]
  /** Columns of numbers, which end where their column ends. */
  readonly ends?: ReadonlySet<number>
  readonly rows: AsyncIterable<readonly Cell[]>
  /** Said when there are no rows. */
  readonly empty: string
}

const PADDING = 6
const ROWS_AT_ONCE = 4
const ROOM_FOR_HEAD = 90

/** Row by row; other requests are served in between. */
export async function drawTable(page: Page, table: PdfTable): Promise<void> {
  requireRoom(page, ROOM_FOR_HEAD)
  const place = { x: MARGIN, y: page.y, width: widthOfPage(page) }
  if (table.title !== '')
    page.y += write(page, table.title, { style: { size: 12, weight: 'bold' }, place }) + PADDING
  drawHead(page, table)
  let drawn = 0
  for await (const row of table.rows) {
    drawRow(page, table, { cells: row })
    if (++drawn % ROWS_AT_ONCE === 0) await otherWork()
  }
  if (drawn === 0)
    drawRow(page, { ...table, widths: [1] }, { cells: [[{ text: table.empty, isSoft: true }]] })
  page.y += 3 * PADDING
}

function drawHead(page: Page, table: PdfTable): void {
  const cells = table.head.map(text => [{ text, isSoft: true, isBold: true }])
  drawRow(page, table, { cells, isHead: true })
}

type Row = { readonly cells: readonly Cell[]; readonly isHead?: boolean }

function drawRow(page: Page, table: PdfTable, { cells, isHead = false }: Row): void {
  const { doc } = page
  const room = widthOfPage(page)
  const most = doc.page.height - 2 * MARGIN - BOTTOM - ROOM_FOR_HEAD
  const laid = cells.map((cell, at) =>
    layCell(page, cell, { width: table.widths[at]! * room - 2 * PADDING, height: most }),
  )
  const height = Math.max(...laid.map(cell => cell.height)) + PADDING * 1.4
  if (!isHead && requireRoom(page, height)) drawHead(page, table)
  if (isHead) doc.fillColor(INK.head).rect(MARGIN, page.y, room, height).fill()
  let from = 0
  for (const [at, cell] of laid.entries()) {
    const width = table.widths[at]! * room
    const x = columnAt(page, { from, width }) + PADDING
    const align = table.ends?.has(at) ? 'end' : 'start'
    drawCell(page, cell, { x, y: page.y + PADDING * 0.7, width: width - 2 * PADDING, align })
    from += width
  }
  page.y += height
  doc
    .strokeColor(INK.line)
    .lineWidth(0.6)
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + room, page.y)
    .stroke()
}
