import { columnAt, INK, widthOfPage, write } from '../pdf-parts.ts'
import { linesOf, type Page } from '../text-lines.ts'

export type Footers = {
  readonly text: string
  readonly pageLabel: (page: number, pages: number) => string
}

/** At the foot of every page: whose it is, and which of how many. */
export function drawFooters(page: Page, { text, pageLabel }: Footers): void {
  const { doc } = page
  const { start, count } = doc.bufferedPageRange()
  const room = widthOfPage(page)
  const style = { size: 7, colour: INK.soft }
  for (let number = 0; number < count; number++) {
    doc.switchToPage(start + number)
    const y = doc.page.height - 28
    const width = room * 0.8
    const left = { x: columnAt(page, { from: 0, width }), y, width }
    const [line] = linesOf(page, text, { style, width })
    write(page, line?.map(word => (word.isGlued ? word.text : ` ${word.text}`)).join('') ?? '', {
      style,
      place: left,
    })
    const right = { x: columnAt(page, { from: width, width: room - width }), y, width: room - width }
    write(page, pageLabel(number + 1, count), { style, place: { ...right, align: 'end' } })
  }
}
