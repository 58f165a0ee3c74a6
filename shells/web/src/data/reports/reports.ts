import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Body<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { 'application/json': infer B } } }
}
  ? B
  : never

export type ReportQuery = Body<'/api/v1/reports/run'>
export type ReportResult =
  paths['/api/v1/reports/run']['post']['responses'][200]['content']['application/json']
export type Report = paths['/api/v1/reports/{id}']['get']['responses'][200]['content']['application/json']
export type Dataset =
  paths['/api/v1/reports/datasets']['get']['responses'][200]['content']['application/json']['items'][number]
export type ReportExport =
  paths['/api/v1/reports/exports/{id}']['get']['responses'][200]['content']['application/json']
export type ShareBody = Body<'/api/v1/reports/{id}/shares'>
export type Share =
  paths['/api/v1/reports/{id}/shares']['get']['responses'][200]['content']['application/json']['items'][number]

const ROOT = 'reports'
const PROGRESS_MS = 1000

export const datasetsQuery = (language: string) =>
  queryOptions({
    queryKey: [ROOT, 'datasets', language],
    queryFn: async () => (await dataOf(api.GET('/api/v1/reports/datasets'))).items,
    staleTime: 300_000,
  })

export const reportsQuery = (language: string) =>
  queryOptions({
    queryKey: [ROOT, 'list', language],
    queryFn: () => dataOf(api.GET('/api/v1/reports', { params: { query: { limit: 200 } } })),
  })

export const deletedReportsQuery = queryOptions({
  queryKey: [ROOT, 'deleted'],
  queryFn: () => dataOf(api.GET('/api/v1/reports', { params: { query: { deleted: true } } })),
})

export const reportQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: [ROOT, 'one', id, language],
    queryFn: () => dataOf(api.GET('/api/v1/reports/{id}', { params: { path: { id } } })),
  })

/** The signal goes to the server: a report that nobody looks at any more is cancelled there. */
export const resultQuery = (query: ReportQuery | null, language: string) =>
  queryOptions({
    queryKey: [ROOT, 'result', query, language],
    queryFn: ({ signal }) => dataOf(api.POST('/api/v1/reports/run', { body: query!, signal })),
    enabled: query !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })

const changed = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

type Content = { name: string; query: ReportQuery; chart: Report['chart']; version?: number }

export async function createReport(body: Content): Promise<Report> {
  const report = await dataOf(api.POST('/api/v1/reports', { body }))
  void changed()
  return report
}

export async function changeReport(id: string, body: Content): Promise<Report> {
  const report = await dataOf(api.PUT('/api/v1/reports/{id}', { params: { path: { id } }, body }))
  void changed()
  return report
}

export async function removeReport(id: string): Promise<void> {
  await dataOf(api.DELETE('/api/v1/reports/{id}', { params: { path: { id } } }))
  await changed()
}

export async function restoreReport(id: string): Promise<void> {
  await dataOf(api.POST('/api/v1/reports/{id}/restore', { params: { path: { id } } }))
  await changed()
}

export async function starReport(id: string, isStarred: boolean): Promise<void> {
  const params = { path: { id } }
  if (isStarred) await dataOf(api.PUT('/api/v1/reports/{id}/star', { params }))
  else await dataOf(api.DELETE('/api/v1/reports/{id}/star', { params }))
  await changed()
}

const isOpen = ({ status }: ReportExport): boolean => status === 'queued' || status === 'running'

export const exportsQuery = queryOptions({
  queryKey: [ROOT, 'exports'],
  queryFn: () => dataOf(api.GET('/api/v1/reports/exports', { params: { query: { limit: 50 } } })),
  refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? PROGRESS_MS : false),
})

export async function orderExport(body: {
  format: 'csv' | 'xlsx'
  name: string
  query: ReportQuery
}): Promise<void> {
  await dataOf(api.POST('/api/v1/reports/exports', { body }))
  await queryClient.invalidateQueries({ queryKey: [ROOT, 'exports'] })
}

export async function cancelExport(id: string): Promise<void> {
  await dataOf(api.DELETE('/api/v1/reports/exports/{id}', { params: { path: { id } } }))
  await queryClient.invalidateQueries({ queryKey: [ROOT, 'exports'] })
}

export const exportAddress = (id: string): string => `/api/v1/reports/exports/${id}/content`

export const sharesQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'shares', id],
    queryFn: async () =>
      (await dataOf(api.GET('/api/v1/reports/{id}/shares', { params: { path: { id } } }))).items,
  })

export async function createShare(id: string, body: ShareBody): Promise<string> {
  const { url } = await dataOf(api.POST('/api/v1/reports/{id}/shares', { params: { path: { id } }, body }))
  await queryClient.invalidateQueries({ queryKey: [ROOT, 'shares', id] })
  return url
}

export async function revokeShare(id: string, shareId: string): Promise<void> {
  const params = { path: { id, share_id: shareId } }
  await dataOf(api.DELETE('/api/v1/reports/{id}/shares/{share_id}', { params }))
  await queryClient.invalidateQueries({ queryKey: [ROOT, 'shares', id] })
}
