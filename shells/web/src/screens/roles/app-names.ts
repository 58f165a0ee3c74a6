import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { menusQuery, useCan } from '../../app/session.ts'
import { useLanguage } from '../../i18n/language.tsx'

/** Names of the apps: from the store for those who may see it, otherwise from the menu, otherwise as they are written. */
export function useAppNames(): (slug: string) => string {
  const { language } = useLanguage()
  const canSeeStore = useCan('store.read')
  const { data: store } = useQuery({
    queryKey: ['store', 'names', language],
    queryFn: () => dataOf(api.GET('/api/v1/store/apps')),
    enabled: canSeeStore,
    staleTime: 300_000,
  })
  const { data: menus } = useQuery(menusQuery)
  const items = menus?.items.flatMap(group => [group, ...group.children]) ?? []
  return slug => {
    const name = store?.items.find(app => app.slug === slug)?.name
    const inStore = typeof name === 'object' ? (name[language] ?? name.en) : name
    return inStore ?? items.find(item => item.app === slug)?.label ?? slug
  }
}
