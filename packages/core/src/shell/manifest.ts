import { direction, type Language } from '@tamga/formats'
import type { InstallationBrand } from '../kernel/branding/installation-brand.ts'

/** The web app manifest in the language and brand of whoever installs it. */
export function manifestOf(brand: InstallationBrand, language: Language): object {
  const texts = brand.texts[language]
  return {
    id: '/',
    name: texts.name,
    short_name: texts.short_name,
    description: texts.description,
    lang: language,
    dir: direction(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.color,
    background_color: '#ffffff',
    icons: [{ src: '/brand/icon', sizes: 'any', purpose: 'any' }],
  }
}
