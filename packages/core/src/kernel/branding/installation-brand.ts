import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@tamga/formats'
import type { Settings } from '../settings/settings.ts'
import { type SettingProblem, SettingsError } from '../settings/settings-error.ts'
import { type BrandCopy, readBrandCopy } from './brand-copy.ts'
import { readBrandImage } from './brand-image.ts'

export type BrandTexts = { readonly name: string; readonly short_name: string; readonly description: string }

/** How the installation presents itself, read once at the start. */
export type InstallationBrand = Readonly<{
  texts: Readonly<Record<Language, BrandTexts>>
  color: string
  logo_uri: string | null
  logo_dark_uri: string | null
  icon_uri: string | null
  docs_url: string | null
  sections: readonly string[]
}>

type FileSetting = 'BRAND_COPY_FILE' | 'BRAND_LOGO' | 'BRAND_LOGO_DARK' | 'BRAND_ICON'

/** Every file that cannot be read or understood is told at once. */
export function readInstallationBrand(settings: Settings): InstallationBrand {
  const problems: SettingProblem[] = []
  const read = <T>(name: FileSetting, understand: (content: Buffer, path: string) => T): T | undefined => {
    const path = settings[name]
    if (path === undefined) return undefined
    try {
      return understand(readFileSync(path), path)
    } catch (error) {
      problems.push({ name, message: (error as Error).message })
      return undefined
    }
  }
  const copy = read('BRAND_COPY_FILE', content => readBrandCopy(content.toString())) ?? {}
  const logo_uri = read('BRAND_LOGO', readBrandImage) ?? null
  const logo_dark_uri = read('BRAND_LOGO_DARK', readBrandImage) ?? logo_uri
  const icon_uri = read('BRAND_ICON', readBrandImage) ?? null
  if (problems.length > 0) throw new SettingsError(problems)
  const { BRAND_NAME, BRAND_COLOR, BRAND_DOCS_URL, BRAND_SECTIONS } = settings
  return {
    texts: textsByLanguage(copy, BRAND_NAME),
    color: BRAND_COLOR,
    logo_uri,
    logo_dark_uri,
    icon_uri,
    docs_url: BRAND_DOCS_URL ?? null,
    sections: BRAND_SECTIONS,
  }
}

// A language without an entry falls back to the value of BRAND_NAME.
function textsByLanguage(copy: BrandCopy, fallback: string): Record<Language, BrandTexts> {
  const texts = (language: Language): BrandTexts => ({
    name: copy.name?.[language] ?? fallback,
    short_name: copy.short_name?.[language] ?? fallback,
    description: copy.description?.[language] ?? fallback,
  })
  return Object.fromEntries(LANGUAGES.map(language => [language, texts(language)])) as Record<
    Language,
    BrandTexts
  >
}
