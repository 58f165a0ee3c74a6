import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'

export type Weight = 'regular' | 'bold'
/** A stretch of letters that one font draws. */
export type Stretch = { readonly text: string; readonly font: string }

const pathOf = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url))

/**
 * Latin, Greek and all of Cyrillic; the fonts that PDF readers bring themselves lack Ө and Ү. Arabic. The Chinese characters of
 * GB 2312, and kana. Each is asked in turn.
 */
const FONTS: Readonly<Record<Weight, readonly string[]>> = {
  regular: ['noto-sans-regular.ttf', 'noto-sans-arabic-regular.ttf', 'noto-sans-sc-regular.otf'].map(pathOf),
  bold: ['noto-sans-bold.ttf', 'noto-sans-arabic-bold.ttf', 'noto-sans-sc-regular.otf'].map(pathOf),
}

/** A font is known by its path: under another name pdfkit would read it anew each time. */
export const FIRST_FONT = FONTS.regular[0]!

/** Stands for letters that no font here draws: an empty box would say nothing at all. */
export const UNDRAWN = '[…]'

export type Fonts = {
  /** The text in stretches; what cannot be drawn is replaced, and remembered. */
  stretches(text: string, weight: Weight): Stretch[]
  hasUndrawn(): boolean
}

export function createFonts(doc: PDFDocument): Fonts {
  const known = new Map<string, string | null>()
  let isUndrawn = false
  const fontFor = (letter: string, weight: Weight): string | null => {
    const key = `${weight} ${letter}`
    const found = known.get(key)
    if (found !== undefined) return found
    const font = FONTS[weight].find(name =>
      doc.font(name)._font.font.hasGlyphForCodePoint(letter.codePointAt(0)!),
    )
    known.set(key, font ?? null)
    return font ?? null
  }
  return {
    stretches(text, weight) {
      const made: { text: string; font: string }[] = []
      let isGap = false
      for (const letter of text) {
        const font = fontFor(letter, weight)
        const [piece, drawn] = font ? [letter, font] : [isGap ? '' : UNDRAWN, FONTS[weight][0]!]
        isUndrawn ||= font === null
        isGap = font === null
        const last = made.at(-1)
        if (last?.font === drawn) last.text += piece
        else if (piece) made.push({ text: piece, font: drawn })
      }
      return made
    },
    hasUndrawn: () => isUndrawn,
  }
}
