/** Lines that fingers or counting follow. A run along one of them, either way, is no choice of its own. */
const lines = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '1234567890-=',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik, 9ol. 0p;/',
  'qaz wsx edc rfv tgb yhn ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f',
  'a1s2d3f4g5h6j7k8l9 z1x2c3v4b5n6m7 1z2x3c4v5b6n 12qwaszx qwaszx zxasqw12 azsxdcfv 12qw34er56ty',
  'qawsedrftgyhujikolp adgjmptw',
  'zaq12wsxcde34rfvbgt56yhnmju78',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  '147258369 159357 741852963 963852741 789456123 456789123',
  '!@#$%^&*()_+',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'фцужэнгшүзкъ',
  'йыбөахролдп',
  'ячёсмитьвю',
]
const reversed = (line: string) => [...line].toReversed().join('')
const bothWays: readonly string[] = lines.flatMap(line => [line, reversed(line)])

const shortestRun = 3

/** Characters from `start` on that follow a line or repeat one character. */
function runAt(text: string, start: number): number {
  let same = 1
  while (start + same < text.length && text[start + same] === text[start]) same++
  let along = 0
  while (start + along < text.length && isOnLine(text.slice(start, start + along + 1))) along++
  return Math.max(same, along)
}

const isOnLine = (piece: string) => bothWays.some(line => line.includes(piece))

/** Counting, keyboard walks and repeated characters, with at most two characters of another sort. */
export function isRun(text: string): boolean {
  let others = 0
  for (let at = 0; at < text.length; ) {
    const run = runAt(text, at)
    if (run < shortestRun) others += 1
    at += run < shortestRun ? 1 : run
    if (others > 2) return false
  }
  return true
}

/** One short piece over and over: abab…, 12341234, testtest. Gives the piece. */
export function repeatedPiece(text: string): string | undefined {
  for (let length = 1; length <= text.length / 2; length++) {
    const piece = text.slice(0, length)
    if (text.length % length === 0 && piece.repeat(text.length / length) === text) return piece
  }
  return undefined
}

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const cyrillicLayouts = ['фцужэнгшүзкъйыбөахролдпячёсмитьвю', 'йцукенгшщзхъфывапролджэячсмитьбю']

/** What the same keys give on a Mongolian and on a Russian keyboard: people type a Cyrillic word with the Latin layout on. */
export const asTypedInCyrillic = (text: string): string[] =>
  cyrillicLayouts.map(layout =>
    [...text].map(character => layout[latinKeys.indexOf(character)] ?? character).join(''),
  )
