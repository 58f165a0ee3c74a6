import { LANGUAGES, type Language } from '@tamga/formats'
import type { Appearance } from '../../../data/settings.ts'
import type { ApiForm } from '../../../parts/form/use-api-form.ts'
import { USUAL_SECTIONS } from './landing-sections.ts'

export const TEXTS = ['name', 'short_name', 'description'] as const
export type BrandText = (typeof TEXTS)[number]
export type ByLanguage = Record<Language, string>

/** What the form holds: every text of every language, so that a language switched off and on keeps its words. */
export type AppearanceValues = {
  default_language: Language
  languages: Language[]
  brand: Record<BrandText, ByLanguage> & { color: string; logo_uri: string; sections: string[] }
}

const allLanguages = (given: Partial<ByLanguage> = {}): ByLanguage =>
  Object.fromEntries(LANGUAGES.map(language => [language, given[language] ?? ''])) as ByLanguage

export function valuesOf({ default_language, languages, brand }: Appearance): AppearanceValues {
  return {
    default_language,
    languages,
    brand: {
      name: allLanguages(brand.name),
      short_name: allLanguages(brand.short_name),
      description: allLanguages(brand.description),
      color: brand.color ?? '',
      logo_uri: brand.logo_uri ?? '',
      sections: brand.sections ?? [...USUAL_SECTIONS],
    },
  }
}

/** Empty means: as the installation has it. The server takes the brand as a whole. */
export function appearanceOf(values: AppearanceValues): Omit<Appearance, 'version'> {
  const { color, logo_uri, sections, ...texts } = values.brand
  const given = TEXTS.map(part => [part, filled(texts[part])] as const)
  const brand = {
    ...Object.fromEntries(given.filter(([, text]) => Object.keys(text).length > 0)),
    ...(color && { color }),
    ...(logo_uri && { logo_uri }),
    ...(sections.join() !== USUAL_SECTIONS.join() && { sections }),
  }
  return { default_language: values.default_language, languages: values.languages, brand }
}

const filled = (texts: ByLanguage): Partial<ByLanguage> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()])
      .filter(([, text]) => text !== ''),
  )

/** What every card of the form needs of it. */
export type AppearanceFields = ApiForm<AppearanceValues>['form']
