import { LANGUAGES, type Language } from './languages.ts'

/** CLDR cardinal categories of each language; a test compares them with the run time's own data. */
export const PLURAL_CATEGORIES = {
  mn: ['one', 'other'],
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  zh: ['other'],
  fr: ['one', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  es: ['one', 'many', 'other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>

export type PluralCategory<L extends Language = Language> = (typeof PLURAL_CATEGORIES)[L][number]

/**
 * Categories that stand for one single number, whose text may therefore leave the number out ("one day").
 * French `one` also means 0 and Russian `one` also means 21, so there the number must be written.
 */
export interface SingleNumberCategories {
  mn: 'one'
  en: 'one'
  ar: 'zero' | 'one' | 'two'
  zh: never
  fr: never
  ru: never
  es: 'one'
}

const RULES = Object.fromEntries(
  LANGUAGES.map(language => [language, new Intl.PluralRules(language)]),
) as Readonly<Record<Language, Intl.PluralRules>>

export function pluralCategory(language: Language, count: number): PluralCategory {
  return RULES[language].select(count)
}
