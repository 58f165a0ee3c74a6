import { isLanguage, LANGUAGES, type Language, SOURCE_LANGUAGE } from '@tamga/formats'

export interface LanguageWishes {
  /** Value of the `lang` cookie. */
  cookie?: string | undefined
  /** `ui_locales` of an application's request (OpenID Connect Core §3.1.2.1): tags in the order of preference. */
  uiLocales?: string | undefined
  acceptLanguage?: string | undefined
  tenantDefault?: string | undefined
  /** The languages switched on under Settings > Appearance; all of them when left out. */
  enabled?: readonly Language[] | undefined
}

const MAX_HEADER_LENGTH = 1024

/**
 * Cookie, else what an application asked for, else Accept-Language, else the tenant's default, else Mongolian; a language that is switched
 * off is passed over.
 */
export function negotiateLanguage(wishes: LanguageWishes): Language {
  const enabled = wishes.enabled ?? LANGUAGES
  const usable = (value: string | undefined): value is Language =>
    isLanguage(value) && enabled.includes(value)

  if (usable(wishes.cookie)) return wishes.cookie
  const asked = wishes.uiLocales?.slice(0, MAX_HEADER_LENGTH).toLowerCase().split(' ').map(primary)
  const askedFor = asked?.find(usable)
  if (askedFor) return askedFor
  const fallback = [wishes.tenantDefault, SOURCE_LANGUAGE, enabled[0]].find(usable) ?? SOURCE_LANGUAGE
  return acceptedLanguage(wishes.acceptLanguage, enabled, fallback) ?? fallback
}

interface Range {
  tag: string
  quality: number
}

// RFC 9110, 12.5.4, by lookup on the primary subtag: `en-GB` is served by `en`.
function acceptedLanguage(
  header: string | undefined,
  enabled: readonly Language[],
  fallback: Language,
): Language | undefined {
  const ranges = parseRanges(header)
  const wanted = ranges.filter(range => range.quality > 0).sort((a, b) => b.quality - a.quality)
  const refused = new Set(ranges.filter(range => range.quality === 0).map(range => range.tag))
  const named = new Set(ranges.map(range => primary(range.tag)))

  for (const { tag } of wanted) {
    if (tag === '*') {
      // `*` stands for every language that the header does not name.
      const rest = [fallback, ...enabled].find(language => !named.has(language) && enabled.includes(language))
      if (rest) return rest
      continue
    }
    const language = primary(tag)
    if (isLanguage(language) && enabled.includes(language) && !refused.has(language)) return language
  }
  return undefined
}

function primary(tag: string): string {
  return tag.split('-', 1)[0] ?? ''
}

// Of a header longer than any browser sends the whole elements of the first kilobyte count; an element that is
// not well formed is passed over.
function parseRanges(header = ''): Range[] {
  const elements = header.slice(0, MAX_HEADER_LENGTH).split(',')
  if (header.length > MAX_HEADER_LENGTH) elements.pop()
  return elements.flatMap(parseRange)
}

const RANGE = /^\s*(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

function parseRange(element: string): Range[] {
  const match = RANGE.exec(element)
  if (!match?.[1]) return []
  return [{ tag: match[1].toLowerCase(), quality: Number(match[2] ?? 1) }]
}
