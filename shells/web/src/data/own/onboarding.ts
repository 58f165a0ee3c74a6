import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

export type Onboarding = paths['/api/v1/onboarding']['get']['responses'][200]['content']['application/json']
export type FirstStep = Onboarding['steps'][number]['key']

const KEY = ['onboarding']

/** Steps are done on other screens and in other windows: whoever comes back sees what is done by now. */
export const onboardingQuery = queryOptions({
  queryKey: KEY,
  queryFn: () => dataOf(api.GET('/api/v1/onboarding')),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})

export async function hideOnboarding(hidden: boolean): Promise<void> {
  queryClient.setQueryData(KEY, await dataOf(api.PUT('/api/v1/onboarding', { body: { hidden } })))
}
