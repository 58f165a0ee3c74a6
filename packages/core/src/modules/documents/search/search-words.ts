const MOST_WORDS = 8
const LONGEST = 60

/** Endings of cases and of the plural in Mongolian, the longest first: who searches for гэрээний also means гэрээ. */
const ENDINGS =
  /(?:нуудын|нүүдийн|нуудыг|нүүдийг|уудын|үүдийн|уудыг|үүдийг|нууд|нүүд|ууд|үүд|гийн|ийн|ын|ний|ны|ийг|ыг|аас|ээс|оос|өөс|аар|ээр|оор|өөр|тай|тэй|той|даа|дээ|доо|дөө|(?<=аа|ээ|оо|өө|уу|үү)г|д|т)$/
const SHORTEST_STEM = 3

/** As both sides of a search write their letters: small, and each in its one form. */
export const foldText = (text: string): string => text.normalize('NFC').toLowerCase()

/** A query of PostgreSQL's text search in which every word has to begin a word of the document; null when there is none. */
export function searchExpression(q: string | undefined): string | null {
  const words = foldText(q ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return null
  return words
    .slice(0, MOST_WORDS)
    .map(word => formsOf(word.slice(0, LONGEST)))
    .map(forms => (forms.length > 1 ? `(${forms.join(' | ')})` : forms[0]!))
    .join(' & ')
}

function formsOf(word: string): string[] {
  const stem = word.replace(ENDINGS, '')
  return [word, ...(stem !== word && stem.length >= SHORTEST_STEM ? [stem] : [])].map(form => `${form}:*`)
}
