/**
 * The order in which a line is drawn, from left to right: the Unicode bidirectional algorithm (UAX #9) word by word. A date, a number
 * or an address is a word of its own that reads from left to right, also among Arabic words.
 */
export type Direction = 'ltr' | 'rtl'
export type Piece = { readonly text: string; readonly direction: Direction }

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LTR = /[\p{L}\p{Nd}]/u
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

const mirror = (text: string): string =>
  [...text]
    .reverse()
    .map(mark => MIRRORED[mark] ?? mark)
    .join('')

/** Null: punctuation alone, which goes with its neighbours. */
export const directionOf = (word: string): Direction | null =>
  RTL.test(word) ? 'rtl' : LTR.test(word) ? 'ltr' : null

/** Every word with its direction; where both neighbours agree, punctuation between them follows, else the paragraph. */
export function resolve(words: readonly string[], base: Direction): Direction[] {
  const own = words.map(directionOf)
  return own.map((direction, place) => {
    if (direction) return direction
    const before = own.slice(0, place).findLast(Boolean) ?? base
    const after = own.slice(place + 1).find(Boolean) ?? base
    return before === after ? before : base
  })
}

/** Places of the words from left to right: words against the direction of the paragraph keep their own order among themselves. */
export function visualOrder(directions: readonly Direction[], base: Direction): number[] {
  const groups: number[][] = []
  for (const [place, direction] of directions.entries()) {
    const isSame = place > 0 && directions[place - 1] === direction
    if (isSame) groups.at(-1)!.push(place)
    else groups.push([place])
  }
  const inOrder = base === 'rtl' ? groups.toReversed() : groups
  return inOrder.flatMap(group => (directions[group[0]!] === 'rtl' ? group.toReversed() : group))
}

/** Letters of one direction, digits, marks: what a word from right to left is made of, in the order in which it is drawn. */
const PARTS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}\u200c\u200d]+|[\p{L}\p{Nd}][\p{L}\p{Nd}.,:/@_-]*|[^\p{L}\p{Nd}\p{M}]+/gu
const ARABIC_DIGITS = /^[\p{Nd}.,٫٬/:-]+$/u

export function piecesOf(word: string, direction: Direction): Piece[] {
  if (direction === 'ltr') return [{ text: word, direction }]
  if (ARABIC_DIGITS.test(word)) return [{ text: word, direction: 'ltr' }]
  const parts = word.match(PARTS) ?? [word]
  return parts.reverse().map(text => {
    if (RTL.test(text)) return { text, direction: 'rtl' }
    return LTR.test(text) ? { text, direction: 'ltr' } : { text: mirror(text), direction: 'ltr' }
  })
}
