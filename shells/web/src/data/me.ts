import { isLanguage, type Language } from '@tamga/formats'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
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

/** From the wish on; what leads the page away then is the sign-out itself. */
export const isSigningOut = (): boolean => 'isSigningOut' in document.documentElement.dataset

/** Whoever signs out is not led back. */
export const signInAddress = (): string =>
  isSigningOut() ? '/login' : `/login?return_to=${encodeURIComponent(location.pathname + location.search)}`

/** Where this session came from, when one can sign out there as well; asked for sessions that came from elsewhere alone. */
export function useSignOutProvider() {
  const { session } = useMe()
  const query = useQuery({
    queryKey: ['sign-out provider', session.id],
    queryFn: () => dataOf(api.GET('/api/v1/auth/sso/logout')),
    enabled: session.auth_methods[0] === 'fed',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return query.data?.provider ?? null
}

export const signOut = (): Promise<void> =>
  leave(async () => {
    await api.POST('/api/v1/auth/logout')
    return null
  })

/** Here, and at the provider through which the session began: its own page ends the session there. */
export const signOutEverywhere = (): Promise<void> =>
  leave(async () => (await dataOf(api.POST('/api/v1/auth/sso/logout'))).redirect_to)

async function leave(end: () => Promise<string | null>): Promise<void> {
  document.documentElement.dataset['isSigningOut'] = ''
  const address = await end().catch(() => null)
  // The till opens without a network for whoever was here last, as long as they did not sign out. Its queue stays.
  await caches?.delete('tamga-till').catch(() => false)
  announceSessionChange()
  location.assign(address ?? '/login')
}

/** Everything on the page belongs to the tenant left behind: start the page anew. */
export async function switchTenant(tenant: string): Promise<void> {
  await api.POST('/api/v1/auth/switch-tenant', { body: { tenant } })
  announceSessionChange()
  location.assign('/')
}
