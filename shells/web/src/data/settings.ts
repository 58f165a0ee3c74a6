import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Reply<
  P extends
    | '/api/v1/settings/appearance'
    | '/api/v1/settings/security'
    | '/api/v1/settings/features'
    | '/api/v1/settings/platform',
> = paths[P]['get']['responses'][200]['content']['application/json']

export type Appearance = Reply<'/api/v1/settings/appearance'>
export type Security = Reply<'/api/v1/settings/security'>
export type Features = Reply<'/api/v1/settings/features'>
export type Platform = Reply<'/api/v1/settings/platform'>

// A form is filled once: fresh on every visit, and never changed under the hands of who writes in it.
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const

export const appearanceQuery = queryOptions({
  queryKey: ['settings', 'appearance'],
  queryFn: () => dataOf(api.GET('/api/v1/settings/appearance')),
  ...ONCE,
})

export const securityQuery = queryOptions({
  queryKey: ['settings', 'security'],
  queryFn: () => dataOf(api.GET('/api/v1/settings/security')),
  ...ONCE,
})

export const featuresQuery = queryOptions({
  queryKey: ['settings', 'features'],
  queryFn: () => dataOf(api.GET('/api/v1/settings/features')),
  ...ONCE,
})

export const platformQuery = queryOptions({
  queryKey: ['settings', 'platform'],
  queryFn: () => dataOf(api.GET('/api/v1/settings/platform')),
  ...ONCE,
})

/** The ways in that the installation has. */
export const methodsQuery = queryOptions({
  queryKey: ['methods', 'installation'],
  queryFn: () => dataOf(api.GET('/api/v1/auth/methods')),
})

/** What an organisation without a brand of its own shows. */
export const installationBrandQuery = queryOptions({
  queryKey: ['brand', 'installation'],
  queryFn: () => dataOf(api.GET('/api/v1/brand')),
})

export const contractQuery = queryOptions({
  queryKey: ['openapi', 'version'],
  queryFn: () => dataOf(api.GET('/api/v1/openapi.json')) as Promise<{ info?: { version?: string } }>,
  select: ({ info }) => info?.version ?? '',
  staleTime: Number.POSITIVE_INFINITY,
})

export async function saveAppearance(body: Omit<Appearance, 'version'> & { version: number }) {
  const saved = await dataOf(api.PUT('/api/v1/settings/appearance', { body }))
  // The languages on offer are part of who one is signed in as.
  await queryClient.invalidateQueries({ queryKey: ['me'] })
  return saved
}

/** Who still lacks a second factor, newest members first. */
export const membersWithoutFactorQuery = infiniteQueryOptions({
  queryKey: ['settings', 'security', 'missing'],
  queryFn: ({ pageParam }) =>
    dataOf(
      api.GET('/api/v1/settings/security/second-factor/missing', {
        params: { query: { count: true, ...(pageParam !== null && { cursor: pageParam }) } },
      }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: page => page.next_cursor,
})

type SecurityChanges = NonNullable<
  paths['/api/v1/settings/security']['put']['requestBody']
>['content']['application/json']

export const saveSecurity = (body: SecurityChanges) => dataOf(api.PUT('/api/v1/settings/security', { body }))

export async function saveFeatures(body: Features) {
  const saved = await dataOf(api.PUT('/api/v1/settings/features', { body }))
  // The menu shows what is on.
  await queryClient.invalidateQueries({ queryKey: ['menus'] })
  return saved
}

export const savePlatform = (body: Platform) => dataOf(api.PUT('/api/v1/settings/platform', { body }))

/** What the operator sees of a person who lost what they signed in with. */
export type FactorsOfPerson =
  paths['/api/v1/platform/people/factors']['get']['responses'][200]['content']['application/json']

export type LostFactor = 'totp' | 'passkey' | 'recovery_codes'

export const findFactors = (email: string): Promise<FactorsOfPerson> =>
  dataOf(api.GET('/api/v1/platform/people/factors', { params: { query: { email } } }))

export async function removeFactors(
  id: string,
  body: { factors: LostFactor[]; reason: string },
): Promise<void> {
  await api.DELETE('/api/v1/platform/people/{id}/factors', { params: { path: { id } }, body })
}
