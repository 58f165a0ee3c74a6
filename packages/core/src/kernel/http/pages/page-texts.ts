import type { Language } from '../../i18n/languages.ts'
import type { Services } from '../../services.ts'

type Translating = Pick<Services, 'translator' | 'settings' | 'brand'>

/** Texts by the part of their key after the prefix. Placeholders that the page itself fills stay as they are. */
function textsOf(
  { translator, settings, brand }: Translating,
  language: Language,
  prefix: string,
): Record<string, string> {
  const params = { min: settings.PASSWORD_MIN, brand: brand.texts[language].name }
  const keys = translator.keys().filter(key => key.startsWith(prefix))
  return Object.fromEntries(
    keys.map(key => [key.slice(prefix.length), translator.text(language, key, params)]),
  )
}

export type PageTexts = {
  readonly title: string
  readonly noscript: string
  readonly texts: Readonly<Record<string, string>>
}

export function docsTexts(services: Translating, language: Language): PageTexts {
  const texts = textsOf(services, language, 'docs.')
  return { title: texts['title']!, noscript: services.translator.text(language, 'account.noscript'), texts }
}

export function accountTexts(services: Translating, language: Language, page: string): PageTexts {
  const own = textsOf(services, language, 'account.')
  const borrowed = [
    'field.required',
    'problem.setup_done',
    'problem.setup_done.detail',
    'problem.link_invalid',
  ]
  const texts = Object.fromEntries(borrowed.map(key => [key, services.translator.text(language, key)]))
  return { title: own[`${page}.title`]!, noscript: own['noscript']!, texts: { ...own, ...texts } }
}
