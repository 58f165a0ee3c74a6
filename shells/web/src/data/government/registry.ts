import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Answer<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': infer A } } }
}
  ? A
  : never

export type CitizenAnswer = Answer<'/api/v1/egov/citizens/lookup', 'post'>
export type LegalEntityAnswer = Answer<'/api/v1/egov/legal-entities/lookup', 'post'>
export type Citizen = CitizenAnswer['citizen']
export type LegalEntity = LegalEntityAnswer['legal_entity']
export type Address = Citizen['address']
export type Holder = LegalEntity['founders'][number]
export type LookupBody =
  paths['/api/v1/egov/citizens/lookup']['post']['requestBody']['content']['application/json']
export type Lookup = Answer<'/api/v1/egov/lookups', 'get'>['items'][number]
export type LookupsQuery = NonNullable<paths['/api/v1/egov/lookups']['get']['parameters']['query']>
export type Batch = Answer<'/api/v1/egov/batches/{id}', 'get'>
export type BatchItem = Answer<'/api/v1/egov/batches/{id}/items', 'get'>['items'][number]
export type OwnLookup = Answer<'/api/v1/me/registry-lookups', 'get'>['items'][number]
type PageQuery = NonNullable<paths['/api/v1/egov/batches']['get']['parameters']['query']>

const ROOT = 'registry'
const PROGRESS_MS = 1000

/** Who looked is told anew after each look-up; what the registry said is kept nowhere. */
async function noting<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } finally {
    void queryClient.invalidateQueries({ queryKey: [ROOT, 'lookups'] })
  }
}

export const lookUpCitizen = (body: LookupBody) =>
  noting(dataOf(api.POST('/api/v1/egov/citizens/lookup', { body })))

export const lookUpLegalEntity = (body: LookupBody) =>
  noting(dataOf(api.POST('/api/v1/egov/legal-entities/lookup', { body })))

export type AskedAgreement =
  paths['/api/v1/egov/agreements']['post']['responses'][202]['content']['application/json']

/** The citizen is asked on their phone. */
export const startAgreement = (body: Pick<LookupBody, 'registry_number' | 'purpose'>) =>
  dataOf(api.POST('/api/v1/egov/agreements', { body }))

/** Until the citizen has signed; answers with what the look-up takes. */
export async function awaitAgreement(token: string, signal: AbortSignal): Promise<string> {
  for (;;) {
    const answer = await dataOf(api.POST('/api/v1/egov/agreements/await', { body: { token }, signal }))
    if (answer.token !== null) return answer.token
  }
}

export const lookupsQuery = (query: LookupsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'lookups', query],
    queryFn: () => dataOf(api.GET('/api/v1/egov/lookups', { params: { query } })),
    placeholderData: keepPreviousData,
  })

const isOpen = ({ status }: Batch): boolean => status !== 'finished' && status !== 'cancelled'

export const batchesQuery = (query: PageQuery) =>
  queryOptions({
    queryKey: [ROOT, 'batches', query],
    queryFn: () => dataOf(api.GET('/api/v1/egov/batches', { params: { query } })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? PROGRESS_MS : false),
  })

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'batch', id],
    queryFn: () => dataOf(api.GET('/api/v1/egov/batches/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? PROGRESS_MS : false),
  })

/** `done` is part of the key: each step of the progress reads the page anew. */
export const batchItemsQuery = (id: string, query: PageQuery, done: number) =>
  queryOptions({
    queryKey: [ROOT, 'items', id, query, done],
    queryFn: () => dataOf(api.GET('/api/v1/egov/batches/{id}/items', { params: { path: { id }, query } })),
    placeholderData: keepPreviousData,
  })

const batchesChanged = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

export async function createBatch(body: { registry_numbers: string[]; purpose: string }): Promise<Batch> {
  const batch = await dataOf(api.POST('/api/v1/egov/batches', { body }))
  void batchesChanged()
  return batch
}

export async function cancelBatch(id: string): Promise<void> {
  await dataOf(api.POST('/api/v1/egov/batches/{id}/cancel', { params: { path: { id } } }))
  await batchesChanged()
}

export const ownLookupsQuery = infiniteQueryOptions({
  queryKey: ['me', 'registry-lookups'],
  queryFn: ({ pageParam: cursor }) =>
    dataOf(api.GET('/api/v1/me/registry-lookups', { params: { query: { limit: 25, cursor } } })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: page => page.next_cursor ?? undefined,
})

/** Everything that is known of a list, as a file. */
export const batchFile = (id: string): string => `/api/v1/egov/batches/${encodeURIComponent(id)}/export`
