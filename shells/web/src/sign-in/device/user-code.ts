/** Letters of the other alphabet that look like those of a code: the service takes them for the same. */
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

const HALF = 4

/** As a device shows it: capitals, in two groups, whatever was typed or pasted. */
export function groupedCode(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[ВСНКМРТХ]/g, letter => LOOKALIKES[letter]!)
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 2 * HALF)
  return letters.length > HALF ? `${letters.slice(0, HALF)}-${letters.slice(HALF)}` : letters
}

export const codeInQuery = (): string =>
  groupedCode(new URLSearchParams(location.search).get('user_code') ?? '')
