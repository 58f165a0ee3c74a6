import { direction, type Language } from '@tamga/formats'
import type { ShellBrand } from './send-page.ts'

type Described = Pick<ShellBrand, 'name' | 'short_name' | 'description' | 'color'>

/** The web app manifest in the language and brand of whoever installs it. */
export function manifestOf(brand: Described, language: Language, tenant: string | undefined): object {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.short_name,
    description: brand.description,
    lang: language,
    dir: direction(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand.color,
    background_color: '#ffffff',
    icons: [{ src: iconOf(tenant), sizes: 'any', purpose: 'any' }],
  }
}

const iconOf = (tenant: string | undefined): string =>
  tenant === undefined ? '/brand/icon' : `/brand/icon?${new URLSearchParams({ tenant })}`
