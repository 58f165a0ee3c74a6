import { createFonts, FIRST_FONT } from '../fonts.ts'
import { INK, requireRoom, write } from '../pdf-parts.ts'
import { heightOf, linesOf, type Page } from '../text-lines.ts'

export type PdfLetter = {
  readonly language: string
  /** Whose letter it is, above everything else. */
  readonly owner: string
  readonly title: string
  /** Lines of text; an empty one parts paragraphs. */
  readonly text: string
}

const MARGIN = 64
const TEXT = { size: 11, isOwn: true } as const
const TITLE = { size: 17, weight: 'bold', isOwn: true } as const
const GAP = 6

/** A sheet of text with a title. Every letter is in it with its font, in whichever of the scripts that the fonts know. */
export async function pdfLetter(letter: PdfLetter): Promise<Buffer> {
  // Loaded with the first document: it is large, and most processes never draw one.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: FIRST_FONT,
    lang: letter.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: letter.title, Author: letter.owner, Creator: 'Tamga' },
  })
  const base = letter.language === 'ar' ? 'rtl' : 'ltr'
  const page: Page = { doc, fonts: createFonts(doc), base, widths: new Map(), y: MARGIN }
  const place = () => ({ x: MARGIN, y: page.y, width: doc.page.width - 2 * MARGIN })
  page.y += write(page, letter.owner, { style: { size: 10, colour: INK.soft }, place: place() }) + GAP
  page.y += write(page, letter.title, { style: TITLE, place: place() }) + 3 * GAP
  for (const paragraph of letter.text.split('\n')) drawParagraph(page, paragraph, place)
  doc.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of doc) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

type PlaceOf = () => { x: number; y: number; width: number }

/** Line by line, so that a long paragraph goes on behind the end of a page. */
function drawParagraph(page: Page, text: string, place: PlaceOf): void {
  const lines = linesOf(page, text, { style: TEXT, width: place().width })
  for (const line of lines) {
    if (requireRoom(page, heightOf(1, TEXT))) page.y = MARGIN
    const words = line.map(({ text: word, isGlued }) => (isGlued ? word : ` ${word}`)).join('')
    page.y += write(page, words.trim(), { style: TEXT, place: place() })
  }
  page.y += GAP
}
