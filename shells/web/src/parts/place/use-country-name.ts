import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { useLoaded } from '../overlay/use-loaded.ts'

const loadNames = () => import('./countries-mn.ts')

/** The name of a country by its code, in the language of the page; the code itself until Mongolian names are there. */
export function useCountryName(): (code: string) => string {
  const { language } = useLanguage()
  const isMongolian = language === 'mn'
  const names = useLoaded(loadNames, isMongolian)
  if (isMongolian) return code => names?.COUNTRIES_MN[code] ?? code
  return code => fmt.country(language, code)
}
