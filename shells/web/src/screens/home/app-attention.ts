import { useQuery } from '@tanstack/react-query'
import { reviewsWaitingQuery, targetsInNeedQuery } from '../../data/dashboard.ts'
import { menuItemsOf, useMenuGroups } from '../../data/menu.ts'

/** Only what the person's own menu leads to is asked for: the app is installed, and they may see it. */
export function useMenuHas(): (path: string) => boolean {
  const items = menuItemsOf(useMenuGroups())
  return path => items.some(item => item.path === path)
}

export type AppKind = 'targets_failing' | 'targets_paused' | 'reviews_waiting'

/** What waits in the apps, the most urgent first. */
export function useAppAttention(): { kind: AppKind; count: number }[] {
  const has = useMenuHas()
  const scim = { enabled: has('/sso/scim') }
  const failing = useQuery({ ...targetsInNeedQuery('failing'), ...scim })
  const paused = useQuery({ ...targetsInNeedQuery('paused'), ...scim })
  const reviews = useQuery({ ...reviewsWaitingQuery, enabled: has('/sso/reviews/queue') })
  const all = [
    { kind: 'targets_failing' as const, count: failing.data ?? 0 },
    { kind: 'targets_paused' as const, count: paused.data ?? 0 },
    { kind: 'reviews_waiting' as const, count: reviews.data?.count ?? 0 },
  ]
  return all.filter(({ count }) => count > 0)
}
