import type PDFDocument from 'pdfkit'
import type { Fonts, Weight } from './fonts.ts'
import { type Direction, directionOf, visualPieces } from './text-order.ts'

export type Style = {
  readonly size: number
  readonly weight?: Weight
  readonly colour?: string
  /** Written by a person: it goes the way of its own first letter, whatever the language of the report. */
  readonly isOwn?: boolean
}

export type Page = {
  readonly doc: PDFDocument
  readonly fonts: Fonts
  readonly base: Direction
  /** Widths of what was measured before, at size one: the same words come again and again. */
  readonly widths: Map<string, number>
  /** Where the next thing is drawn. */
  y: number
}

type Word = { readonly text: string; readonly isGlued: boolean; readonly width: number }
export type Line = readonly Word[]

const LINE_HEIGHT = 1.38
const BASELINE = 1.07

export const heightOf = (lines: number, { size }: Style): number => lines * size * LINE_HEIGHT

/** Marks of direction are left out: the order here is made from the letters alone. Line ends and their like count as spaces. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu
const CONTROLS = /\p{Cc}+/gu

/** Chinese and Japanese are written without spaces: a line may end after each character, but not before a closing mark. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u
const CLOSING = /^[、。，．：；！？）」』】〉》”’…％]/u

function unglued(word: string): string[] {
  if (!IDEOGRAPH.test(word)) return [word]
  const parts: string[] = []
  for (const letter of word) {
    const last = parts.at(-1)
    const isTogether =
      last !== undefined &&
      (CLOSING.test(letter) ||
        (!IDEOGRAPH.test(letter) && !IDEOGRAPH.test(last.at(-1)!)) ||
        /[（「『【〈《“‘]$/u.test(last))
    if (isTogether) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}

export function widthOf(page: Page, text: string, { size, weight = 'regular' }: Style): number {
  const key = `${weight} ${text}`
  let width = page.widths.get(key)
  if (width === undefined) {
    width = 0
    for (const { text: letters, font } of page.fonts.stretches(text, weight))
      width += page.doc.font(font).fontSize(1).widthOfString(letters)
    page.widths.set(key, width)
  }
  return width * size
}

/** A word longer than the line is broken where the line ends. */
function broken(page: Page, text: string, { style, width }: { style: Style; width: number }): string[] {
  if (widthOf(page, text, style) <= width) return [text]
  const parts = ['']
  for (const letter of text) {
    const next = parts.at(-1)! + letter
    if (parts.at(-1) !== '' && widthOf(page, next, style) > width) parts.push(letter)
    else parts[parts.length - 1] = next
  }
  return parts
}

function wordsOf(page: Page, text: string, room: { style: Style; width: number }): Word[] {
  return text
    .replace(DIRECTION_MARKS, '')
    .replace(CONTROLS, ' ')
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap(word =>
      unglued(word)
        .flatMap(part => broken(page, part, room))
        .map((part, place) => ({
          text: part,
          isGlued: place > 0,
          width: widthOf(page, part, room.style),
        })),
    )
}

/** The text in lines no wider than the room. */
export function linesOf(page: Page, text: string, room: { style: Style; width: number }): Line[] {
  const space = widthOf(page, ' ', room.style)
  const lines: Word[][] = []
  let used = 0
  for (const word of wordsOf(page, text, room)) {
    const gap = word.isGlued ? 0 : space
    const line = lines.at(-1)
    if (line && used + gap + word.width <= room.width) {
      line.push(word)
      used += gap + word.width
    } else {
      lines.push([{ ...word, isGlued: false }])
      used = word.width
    }
  }
  return lines
}

type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'start' | 'end' | 'centre'
}

/** Draws lines below each other, beginning at the side where the language begins. */
export function drawLines(
  page: Page,
  lines: readonly Line[],
  { style, place }: { style: Style; place: Place },
): void {
  const isOwn = style.isOwn ?? false
  const own =
    isOwn &&
    lines
      .flat()
      .map(({ text }) => directionOf(text))
      .find(Boolean)
  for (const [number, line] of lines.entries()) {
    const y = place.y + heightOf(number, style) + style.size * BASELINE
    drawLine(page, line, { style, place: { ...place, y }, order: own || page.base })
  }
}

type Drawing = { style: Style; place: Place; order: Direction }

function drawLine(page: Page, line: Line, { style, place, order }: Drawing): void {
  const { doc, base } = page
  const { size, weight = 'regular', colour = '#111827' } = style
  const space = widthOf(page, ' ', style)
  const gapBefore = (at: number): number => (at === 0 || line[at]!.isGlued ? 0 : space)
  const length = line.reduce((sum, word, at) => sum + word.width + gapBefore(at), 0)
  const free = place.width - length
  const isFromRight = (base === 'rtl') === ((place.align ?? 'start') === 'start')
  let x = place.x + (place.align === 'centre' ? free / 2 : isFromRight ? free : 0)
  const text = line.map((word, at) => (gapBefore(at) > 0 ? ` ${word.text}` : word.text)).join('')
  doc.fillColor(colour).fontSize(size)
  for (const piece of visualPieces(text, order))
    for (const { text, font } of inDrawingOrder(page.fonts.stretches(piece.text, weight), piece.direction)) {
      doc.font(font).text(text, x, place.y, { lineBreak: false, baseline: 'alphabetic' })
      x += widthOf(page, text, style)
      doc.fontSize(size)
    }
}

const inDrawingOrder = <T>(parts: readonly T[], direction: Direction): readonly T[] =>
  direction === 'rtl' ? parts.toReversed() : parts
