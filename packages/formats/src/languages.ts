/** Mongolian is the source language; the others are the six official languages of the United Nations. */
export const LANGUAGES = ['mn', 'en', 'ar', 'zh', 'fr', 'ru', 'es'] as const

export type Language = (typeof LANGUAGES)[number]
export type Direction = 'ltr' | 'rtl'

export const SOURCE_LANGUAGE: Language = 'mn'

/** What each language calls itself, for the language switch. */
export const NATIVE_NAMES: Readonly<Record<Language, string>> = {
  mn: 'Монгол',
  en: 'English',
  ar: 'العربية',
  zh: '中文',
  fr: 'Français',
  ru: 'Русский',
  es: 'Español',
}

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value)
}

export function direction(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr'
}
