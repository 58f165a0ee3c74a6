import { isLanguage, type Language } from '@tamga/core/i18n'
import { useMe } from '../../data/me.ts'

/** The languages that the organisation has switched on. */
export const useEnabledLanguages = (): Language[] => useMe().languages.filter(isLanguage)
