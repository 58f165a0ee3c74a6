import { useQuery } from '@tanstack/react-query'
import { appNamesQuery } from '../../../data/server-texts.ts'
import { useLanguage } from '../../../i18n/language.tsx'

/** Names of apps, also for those who may not see the store: they are public texts. */
export function useAppNames(): (slug: string) => string {
  const { language } = useLanguage()
  const { data } = useQuery(appNamesQuery(language))
  return slug => data?.get(slug) ?? slug
}
