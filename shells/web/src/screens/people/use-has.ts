import { useQuery } from '@tanstack/react-query'
import { menusQuery } from '../../data/me.ts'

/** Single sessions and the ways people come in are the business of apps that the organisation may not have. */
export function useHas(path: string): boolean {
  const { data } = useQuery(menusQuery)
  return data?.items.some(group => group.children.some(item => item.path === path)) ?? false
}
