import bidiFactory from 'bidi-js'

export type Direction = 'ltr' | 'rtl'
export type Piece = { readonly text: string; readonly direction: Direction }

const bidi = bidiFactory()

const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LTR_LETTER = /[\p{L}\p{Nd}]/u

/** Null: punctuation alone, which goes with its neighbours. */
export const directionOf = (word: string): Direction | null =>
  RTL_LETTER.test(word) ? 'rtl' : LTR_LETTER.test(word) ? 'ltr' : null

/** A line in pieces as they are drawn from left to right: the Unicode bidirectional algorithm (UAX #9). */
export function visualPieces(line: string, base: Direction): Piece[] {
  if (base === 'ltr' && !RTL_LETTER.test(line)) return [{ text: line, direction: 'ltr' }]
  const isolated = isolateLeftToRight(line)
  const embedding = bidi.getEmbeddingLevels(isolated, base)
  const pieces: Piece[] = []
  for (const run of visualRuns(bidi.getReorderedIndices(isolated, embedding), embedding.levels)) {
    const [first, last] = [Math.min(...run), Math.max(...run)]
    const text = isolated.slice(first, last + 1).replace(ISOLATES, '')
    if (embedding.levels[first]! % 2 === 0) pieces.push({ text, direction: 'ltr' })
    else pieces.push(...rightToLeft(text))
  }
  return pieces.filter(({ text }) => text !== '')
}

const ISOLATES = /[\u2066\u2069]/g

/** Dates, numbers and addresses keep their own order among Arabic letters; by the bare rules 2026-09-15 would become 15-09-2026. */
function isolateLeftToRight(line: string): string {
  const words = line.split(' ')
  const isLeftToRight = (at: number) => directionOf(words[at] ?? '') === 'ltr'
  return words
    .map((word, at) => {
      if (!isLeftToRight(at)) return word
      return `${isLeftToRight(at - 1) ? '' : '\u2066'}${word}${isLeftToRight(at + 1) ? '' : '\u2069'}`
    })
    .join(' ')
}

/** Neighbours on paper that are neighbours of the same level in the text, too. */
function visualRuns(order: readonly number[], levels: Uint8Array): number[][] {
  const runs: number[][] = []
  for (const index of order) {
    const before = runs.at(-1)?.at(-1)
    const isNext = before !== undefined && levels[before] === levels[index] && Math.abs(before - index) === 1
    if (isNext) runs.at(-1)!.push(index)
    else runs.push([index])
  }
  return runs
}

/** Letters with their marks, which the font joins and turns itself, and what stands between them. */
const PARTS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}\u200c\u200d]+|[^\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}\u200c\u200d]+/gu

const rightToLeft = (text: string): Piece[] =>
  (text.match(PARTS) ?? []).reverse().map(part => {
    if (RTL_LETTER.test(part)) return { text: part, direction: 'rtl' }
    return { text: [...part].reverse().map(mirrored).join(''), direction: 'ltr' }
  })

const mirrored = (character: string): string => bidi.getMirroredCharacter(character) ?? character
