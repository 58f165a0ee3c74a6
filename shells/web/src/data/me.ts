import { isLanguage, type Language } from '@tamga/formats'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { announceSessionChange, onSessionChange } from '../api/session-channel.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => dataOf(api.GET('/api/v1/me')),
  staleTime: 60_000,
})

export const menusQuery = queryOptions({
  queryKey: ['menus'],
  queryFn: () => dataOf(api.GET('/api/v1/menus')),
  staleTime: 60_000,
})

/** Who is signed in. The router has loaded it before any screen is drawn. */
export function useMe() {
  return useSuspenseQuery(meQuery).data
}

export function useCan(permission: string): boolean {
  return useMe().permissions.includes(permission)
}

/** The languages that the organisation has switched on. */
export const useEnabledLanguages = (): Language[] => useMe().languages.filter(isLanguage)

export { announceSessionChange, onSessionChange }

export const signInAddress = (): string =>
  `/login?return_to=${encodeURIComponent(location.pathname + location.search)}`

export async function signOut(): Promise<void> {
  await api.POST('/api/v1/auth/logout').catch(() => {})
  announceSessionChange()
  location.assign('/login')
}

/** Everything on the page belongs to the tenant left behind: start the page anew. */
export async function switchTenant(tenant: string): Promise<void> {
  await api.POST('/api/v1/auth/switch-tenant', { body: { tenant } })
  announceSessionChange()
  location.assign('/')
}
