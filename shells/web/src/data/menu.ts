import { useSuspenseQuery } from '@tanstack/react-query'
import { menusQuery } from './me.ts'

export type MenuItem = { key: string; label: string; icon: string; path: string; app: string | null }
export type MenuGroup = { key: string; label: string | null; items: MenuItem[] }

type Listed = { key: string; label: string; icon: string; path: string | null; app: string | null }

const leavesIn = (entries: readonly Listed[]): MenuItem[] =>
  entries.flatMap(entry => (entry.path === null ? [] : [{ ...entry, path: entry.path }]))

/** The menu as the server gave it: groups with entries, and entries of no group each on their own. */
export function useMenuGroups(): MenuGroup[] {
  const { items } = useSuspenseQuery(menusQuery).data
  return items
    .map(item =>
      item.path === null
        ? { key: item.key, label: item.label, items: leavesIn(item.children as Listed[]) }
        : { key: item.key, label: null, items: leavesIn([item]) },
    )
    .filter(group => group.items.length > 0)
}

export const menuItemsOf = (groups: readonly MenuGroup[]): MenuItem[] => groups.flatMap(group => group.items)

const isBelow = (path: string, address: string): boolean =>
  path === '/' ? address === '/' : address === path || address.startsWith(`${path}/`)

/** The entry that an address belongs to: `/sso/reviews/queue` is its own entry and not one of `/sso/reviews`. */
export function currentItem(groups: readonly MenuGroup[], address: string): MenuItem | undefined {
  return menuItemsOf(groups)
    .filter(item => isBelow(item.path, address))
    .sort((one, other) => other.path.length - one.path.length)[0]
}
