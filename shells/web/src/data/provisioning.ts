import type { Language } from '@tamga/formats'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Targets = paths['/api/v1/sso/scim/targets']
type One = paths['/api/v1/sso/scim/targets/{id}']
type Runs = paths['/api/v1/sso/scim/runs']['get']
type TestOf = paths['/api/v1/sso/scim/targets/test']['post']

export type Target = One['get']['responses'][200]['content']['application/json']
export type TargetsQuery = NonNullable<Targets['get']['parameters']['query']>
export type NewTarget = Targets['post']['requestBody']['content']['application/json']
export type TargetChanges = NonNullable<One['put']['requestBody']>['content']['application/json']
export type Run = Runs['responses'][200]['content']['application/json']['items'][number]
export type RunsQuery = NonNullable<Runs['parameters']['query']>
export type TestResult = TestOf['responses'][200]['content']['application/json']
export type TestInput = TestOf['requestBody']['content']['application/json']
export type Mapping = Target['attribute_mapping']

const ROOT = 'scim'
/** While something is under way the page looks again by itself. */
const REFRESH_MS = 2000
const LATER = 5000

/** Whether the installation has the key that tokens are sealed with. */
export const statusQuery = queryOptions({
  queryKey: [ROOT, 'status'],
  queryFn: () => dataOf(api.GET('/api/v1/sso/scim/status')),
})

export const targetsQuery = (query: TargetsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'targets', query],
    queryFn: () =>
      dataOf(api.GET('/api/v1/sso/scim/targets', { params: { query: { ...query, count: true } } })),
    placeholderData: keepPreviousData,
    refetchInterval: LATER,
  })

export const targetQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'target', id],
    queryFn: () => dataOf(api.GET('/api/v1/sso/scim/targets/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.waiting ? REFRESH_MS : LATER),
  })

const isMoving = ({ status }: { status: string }) => status === 'queued' || status === 'running'

/** The server tells the cause of a failure in the language of the caller. */
export const runsQuery = (query: RunsQuery, language: Language) =>
  queryOptions({
    queryKey: [ROOT, 'runs', query, language],
    queryFn: () => dataOf(api.GET('/api/v1/sso/scim/runs', { params: { query: { ...query, count: true } } })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? REFRESH_MS : LATER),
  })

export const runQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [ROOT, 'run', id, language],
    queryFn: () => dataOf(api.GET('/api/v1/sso/scim/runs/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? REFRESH_MS : false),
  })

export const scimChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [ROOT] })

function keep(target: Target): Target {
  queryClient.setQueryData(targetQuery(target.id).queryKey, target)
  void scimChanged()
  return target
}

export const addTarget = async (body: NewTarget): Promise<Target> =>
  keep(await dataOf(api.POST('/api/v1/sso/scim/targets', { body: body as never })))

export const changeTarget = async (id: string, body: TargetChanges): Promise<Target> =>
  keep(
    await dataOf(api.PUT('/api/v1/sso/scim/targets/{id}', { params: { path: { id } }, body: body as never })),
  )

export async function deleteTarget(id: string): Promise<void> {
  await api.DELETE('/api/v1/sso/scim/targets/{id}', { params: { path: { id } } })
  queryClient.removeQueries({ queryKey: targetQuery(id).queryKey })
  void scimChanged()
}

/** With the removals that wait, or without them. */
export const resumeTarget = async (id: string, removals: 'allow' | 'reject'): Promise<Target> =>
  keep(
    await dataOf(
      api.POST('/api/v1/sso/scim/targets/{id}/resume', { params: { path: { id } }, body: { removals } }),
    ),
  )

export const testNewTarget = (body: TestInput): Promise<TestResult> =>
  dataOf(api.POST('/api/v1/sso/scim/targets/test', { body: body as never }))

export const testTarget = (id: string): Promise<TestResult> =>
  dataOf(api.POST('/api/v1/sso/scim/targets/{id}/test', { params: { path: { id } } }))

/** The entry of a person as a mapping would make it; of somebody, when nobody is named. */
export const previewQuery = (body: { user?: string; attribute_mapping?: Mapping }) =>
  queryOptions({
    queryKey: [ROOT, 'preview', body],
    queryFn: () => dataOf(api.POST('/api/v1/sso/scim/targets/preview', { body: body as never })),
    placeholderData: keepPreviousData,
    retry: false,
  })

export async function resyncTarget(id: string, dry_run: boolean) {
  const params = { path: { id }, query: { dry_run } }
  const answer = await dataOf(api.POST('/api/v1/sso/scim/targets/{id}/resync', { params }))
  if (!dry_run) void scimChanged()
  return answer
}
export type ResyncAnswer = Awaited<ReturnType<typeof resyncTarget>>

export async function pushPerson(id: string, user_id: string): Promise<string> {
  const params = { path: { id, user_id } }
  const { run_id } = await dataOf(api.POST('/api/v1/sso/scim/targets/{id}/users/{user_id}/push', { params }))
  void scimChanged()
  return run_id
}

export async function retryRun(id: string): Promise<void> {
  await api.POST('/api/v1/sso/scim/runs/{id}/retry', { params: { path: { id } } })
  await scimChanged()
}

export async function retryMany(body: { ids?: string[]; filter?: { target?: string } }): Promise<number> {
  const { retried } = await dataOf(api.POST('/api/v1/sso/scim/runs/retry', { body }))
  await scimChanged()
  return retried
}
