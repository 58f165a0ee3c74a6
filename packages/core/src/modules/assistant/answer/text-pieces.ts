/** Longest answer, in characters. */
export const LONGEST_ANSWER = 12_000
/** Whoever writes on and on without an end of line is cut there. */
const LONGEST_LINE = 4000

/**
 * The words of a model come in pieces that end anywhere. They are judged a line at a time: within a line, a picture or a link cannot be
 * told from text before its last character is there.
 */
export function createPieces(onLine: (line: string) => void) {
  let rest = ''
  let length = 0
  return {
    take(text: string): void {
      length += text.length
      if (length > LONGEST_ANSWER) return
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(`${line}\n`)
      if (rest.length > LONGEST_LINE) this.end()
    },
    end(): void {
      if (rest !== '') onLine(rest)
      rest = ''
    },
  }
}
