import type { Language } from '../../i18n/languages.ts'
import type { Services } from '../../services.ts'
import type { AccountPage } from './mount-pages.ts'

type Translating = Pick<Services, 'translator' | 'settings'>

/** Texts by the part of their key after the prefix. Placeholders that the page itself fills stay as they are. */
function textsOf({ translator, settings }: Translating, language: Language, prefix: string): Record<string, string> {
  const params = { min: settings.PASSWORD_MIN, brand: settings.BRAND_NAME }
  const keys = translator.keys().filter(key => key.startsWith(prefix))
  return Object.fromEntries(keys.map(key => [key.slice(prefix.length), translator.text(language, key, params)]))
}

export function docsTexts(services: Translating, language: Language) {
  const texts = textsOf(services, language, 'docs.')
  return { title: texts['title']!, noscript: services.translator.text(language, 'account.noscript'), texts }
}

export function accountTexts(services: Translating, language: Language, page: AccountPage) {
  const own = textsOf(services, language, 'account.')
  const borrowed = ['field.required', 'problem.setup_done', 'problem.setup_done.detail', 'problem.link_invalid']
  const texts = Object.fromEntries(borrowed.map(key => [key, services.translator.text(language, key)]))
  return { title: own[`${page}.title`]!, noscript: own['noscript']!, texts: { ...own, ...texts } }
}
