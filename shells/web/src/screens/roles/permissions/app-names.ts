import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/language.tsx'

/** Names of apps, also for those who may not see the store: they are public texts. */
export function useAppNames(): (slug: string) => string {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['i18n', language],
    queryFn: () => dataOf(api.GET('/api/v1/i18n/{lang}', { params: { path: { lang: language } } })),
    staleTime: 300_000,
  })
  const messages = (data?.messages ?? {}) as Record<string, unknown>
  return slug => {
    const name = messages[`app.${slug}.name`]
    return typeof name === 'string' ? name : slug
  }
}
