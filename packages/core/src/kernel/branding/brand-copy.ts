import { isLanguage, LANGUAGES, type Language } from '@tamga/formats'

export type ByLanguage = Readonly<Partial<Record<Language, string>>>
export type BrandCopy = Readonly<{ name?: ByLanguage; short_name?: ByLanguage; description?: ByLanguage }>

const PARTS = ['name', 'short_name', 'description'] as const
const LONGEST_TEXT = 500

/** The brand copy file: `brand.name`, `brand.short_name` and `brand.description`, each an object by language. */
export function readBrandCopy(text: string): BrandCopy {
  const file = objectIn(parse(text), 'the file')
  const nested = file['brand'] === undefined ? {} : objectIn(file['brand'], 'brand')
  const known = ['brand', ...PARTS.map(part => `brand.${part}`)]
  const unknown = Object.keys(file).find(key => !known.includes(key))
  if (unknown !== undefined)
    throw new Error(`has the unknown key "${unknown}"; it may have ${known.slice(1).join(', ')}`)
  const entries = PARTS.map(part => [part, file[`brand.${part}`] ?? nested[part]] as const)
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined)
      .map(([part, value]) => [part, textsIn(value, `brand.${part}`)]),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Error('is not a file with well-formed JSON')
  }
}

function objectIn(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new Error(`is wrong: ${where} must be an object`)
}

function textsIn(value: unknown, where: string): ByLanguage {
  const texts = objectIn(value, where)
  for (const [language, text] of Object.entries(texts)) {
    if (!isLanguage(language))
      throw new Error(`is wrong: ${where} has the language "${language}"; known are ${LANGUAGES.join(', ')}`)
    const isText = typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_TEXT
    if (!isText)
      throw new Error(`is wrong: ${where} in "${language}" must be a text of 1 to ${LONGEST_TEXT} characters`)
  }
  return texts as ByLanguage
}
