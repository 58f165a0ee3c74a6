import type { Language } from '@tamga/formats'
import type { AppearanceValues, BrandText } from '../appearance-values.ts'

/** The brand of the installation, as far as it is known. */
export type InstallationBrand =
  | {
      name: string
      short_name: string
      description: string
      color: string
      logo_uri: string | null
      logo_dark_uri: string | null
    }
  | undefined

export const USUAL_COLOR = '#1d4ed8'

type Asked = { part: BrandText; language: Language }

/** What stands where nothing is written: the text of the default language, else the installation's. */
export function fallbackOf(
  values: AppearanceValues,
  installation: InstallationBrand,
  { part, language }: Asked,
): string {
  const own = language === values.default_language ? '' : values.brand[part][values.default_language].trim()
  return own || installation?.[part] || ''
}

export const shownText = (values: AppearanceValues, installation: InstallationBrand, asked: Asked): string =>
  values.brand[asked.part][asked.language].trim() || fallbackOf(values, installation, asked)

const HEX = /^#[0-9a-f]{6}$/i

export function shownColor({ brand }: AppearanceValues, installation: InstallationBrand): string {
  if (HEX.test(brand.color)) return brand.color
  return installation && HEX.test(installation.color) ? installation.color : USUAL_COLOR
}
