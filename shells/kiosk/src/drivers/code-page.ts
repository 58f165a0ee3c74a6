const FIRST = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп'
const SECOND = 'рстуфхцчшщъыьэюя'

/** PC866: what ESC/POS printers and displays know as Cyrillic #2 (ESC t 17). */
const PC866: ReadonlyMap<string, number> = new Map([
  ...Array.from(FIRST, (letter, place): [string, number] => [letter, 0x80 + place]),
  ...Array.from(SECOND, (letter, place): [string, number] => [letter, 0xe0 + place]),
  ['Ё', 0xf0],
  ['ё', 0xf1],
  ['№', 0xfc],
])

const LETTERS: ReadonlyMap<number, string> = new Map([...PC866].map(([letter, code]) => [code, letter]))

export const CODE_PAGE = 17

/** Null for what the page does not have. */
export function codeOf(letter: string): number | null {
  const code = letter.codePointAt(0)!
  return code >= 0x20 && code < 0x7f ? code : (PC866.get(letter) ?? null)
}

export const letterOf = (code: number): string =>
  code < 0x80 ? String.fromCharCode(code) : (LETTERS.get(code) ?? '?')
