import type { ToldRecord } from '../../../kernel/tools/tools.ts'

/** `[member:0197…]`, also several in one pair of brackets. */
const CITED = /\[((?:[a-z_]+:[\w-]+)(?:\s*[,;]\s*[a-z_]+:[\w-]+)*)\]/g
/** Twice, they would pass for a mark of ours. */
const DOUBLED = /([[\]])\1+/g
/** What is left of a reference that is none. */
const LOOKS_CITED = /\[?\b[a-z_]+:[0-9a-f]{8}-[0-9a-f-]{20,}\]?/g

/** A sentence states a number and names nothing that it rests on. */
export const UNVERIFIED = '[[unverified]]'

/** References to records that the tools told in this conversation become marks; all others are dropped. */
export function markCitations(
  text: string,
  known: ReadonlyMap<string, ToldRecord>,
): { text: string; cited: ToldRecord[] } {
  const cited: ToldRecord[] = []
  const marks: string[] = []
  const held = text.replace(DOUBLED, '$1').replace(CITED, (_match, list: string) => {
    const found = list.split(/\s*[,;]\s*/).flatMap(ref => known.get(ref) ?? [])
    cited.push(...found)
    if (found.length === 0) return ''
    marks.push(found.map(({ ref }) => `[[${ref}]]`).join(''))
    return `\u0001${marks.length - 1}\u0001`
  })
  const marked = held
    .replace(LOOKS_CITED, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a place holder that the filter has removed from the text itself
    .replace(/\u0001(\d+)\u0001/g, (_match, place: string) => marks[Number(place)]!)
  return { text: markUnverified(marked), cited }
}

const SENTENCE = /[^.!?。！？؟\n]+(?:[.!?。！？؟]+|$)(?:\s*\[\[[^\]]+\]\])*/g

/** Numbers without a record behind them are marked, so that nobody takes them for looked up. */
function markUnverified(text: string): string {
  return text.replace(SENTENCE, sentence => {
    const words = sentence.replace(/\[\[[^\]]+\]\]/g, '').replace(/^\s*\d+[.)]\s/, '')
    return /\p{Nd}/u.test(words) && !sentence.includes('[[')
      ? `${sentence.trimEnd()} ${UNVERIFIED}${/\s*$/.exec(sentence)![0]}`
      : sentence
  })
}
