/** Cyrillic letters that look like the Latin ones of a code: typed with the other layout, they mean the same. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  В: 'B',
  С: 'C',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
}

/** RFC 8628 §6.1: case, hyphens and blanks are the person's, the letters are the code. */
export const readUserCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[ВСНКМРТХ]/g, letter => LOOKALIKES[letter]!)
    .replace(/[^A-Z0-9]/g, '')

const HALF = 4

/** As a device shows it: capitals, in two groups, whatever was typed or pasted. */
export function groupUserCode(typed: string): string {
  const letters = readUserCode(typed).slice(0, 2 * HALF)
  return letters.length > HALF ? `${letters.slice(0, HALF)}-${letters.slice(HALF)}` : letters
}
