import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Answer<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': infer A } } }
}
  ? A
  : never

export type Flow = Answer<'/api/v1/documents/{id}/flow', 'get'>
export type FlowStep = Flow['steps'][number]
export type FlowSummary = Answer<'/api/v1/approvals/flows', 'get'>['items'][number]
export type Approval = Answer<'/api/v1/approvals/queue', 'get'>['items'][number]
export type FlowTemplate = Answer<'/api/v1/approvals/templates', 'get'>['items'][number]
export type PlannedStep = FlowTemplate['steps'][number]
export type Subject = Answer<'/api/v1/documents/subjects', 'get'>['items'][number]
export type Substitution = Answer<'/api/v1/me/substitute', 'get'>
export type ApprovalSettings = Answer<'/api/v1/approvals/settings', 'get'>
export type StepGiven = NonNullable<
  NonNullable<
    paths['/api/v1/documents/{id}/flow']['post']['requestBody']
  >['content']['application/json']['steps']
>[number]
export type Decision = 'approve' | 'return' | 'reject'
export type FlowsQuery = NonNullable<paths['/api/v1/approvals/flows']['get']['parameters']['query']>

const ROOT = 'approvals'
/** What documents are kept under: a flow changes their state, and who may read them. */
const DOCUMENTS = 'documents'

const QUEUE_PAGE = 100

export const queueQuery = queryOptions({
  queryKey: [ROOT, 'queue'],
  queryFn: () =>
    dataOf(api.GET('/api/v1/approvals/queue', { params: { query: { limit: QUEUE_PAGE, count: true } } })),
  refetchInterval: 60_000,
})

/** The latest flow of a document; there may be none. */
export const flowQuery = (documentId: string) =>
  queryOptions({
    queryKey: [ROOT, 'flow', documentId],
    queryFn: () => dataOf(api.GET('/api/v1/documents/{id}/flow', { params: { path: { id: documentId } } })),
    retry: false,
  })

export const flowsQuery = (query: FlowsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'flows', query],
    queryFn: () =>
      dataOf(api.GET('/api/v1/approvals/flows', { params: { query: { ...query, count: true } } })),
    placeholderData: keepPreviousData,
  })

export const templatesQuery = queryOptions({
  queryKey: [ROOT, 'templates'],
  queryFn: () => dataOf(api.GET('/api/v1/approvals/templates', { params: { query: { limit: 200 } } })),
})

export const substitutionQuery = queryOptions({
  queryKey: [ROOT, 'substitution'],
  queryFn: () => dataOf(api.GET('/api/v1/me/substitute')),
})

export const approvalSettingsQuery = queryOptions({
  queryKey: [ROOT, 'settings'],
  queryFn: () => dataOf(api.GET('/api/v1/approvals/settings')),
})

/** People and roles that can be asked, found by name. */
export const askableQuery = (query: { q?: string | undefined; kind: 'person' | 'role' }) =>
  queryOptions({
    queryKey: [ROOT, 'askable', query],
    queryFn: () => dataOf(api.GET('/api/v1/documents/subjects', { params: { query } })),
    placeholderData: keepPreviousData,
  })

async function approvalsChanged(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [ROOT] }),
    queryClient.invalidateQueries({ queryKey: [DOCUMENTS] }),
  ])
}

async function changed<T>(answer: Promise<T>): Promise<T> {
  const data = await answer
  void approvalsChanged()
  return data
}

export const decide = (
  id: string,
  body: { decision: Decision; comment?: string | undefined; sha256: string },
) => changed(dataOf(api.PUT('/api/v1/approvals/{id}', { params: { path: { id } }, body })))

export const startFlow = (id: string, body: { steps: StepGiven[] } | { template_id: string }) =>
  changed(dataOf(api.POST('/api/v1/documents/{id}/flow', { params: { path: { id } }, body })))

export const withdrawFlow = (id: string) =>
  changed(dataOf(api.DELETE('/api/v1/documents/{id}/flow', { params: { path: { id } } })))

export type HandOver = { user: string; comment?: string | undefined }

export const delegate = (id: string, body: HandOver) =>
  changed(dataOf(api.POST('/api/v1/approvals/{id}/delegate', { params: { path: { id } }, body })))

export const reassign = (id: string, body: HandOver) =>
  changed(dataOf(api.POST('/api/v1/approvals/{id}/reassign', { params: { path: { id } }, body })))

export const addApprover = (documentId: string, body: HandOver & { step: number }) =>
  changed(
    dataOf(api.POST('/api/v1/documents/{id}/flow/approvers', { params: { path: { id: documentId } }, body })),
  )

export type TemplateGiven = { name: string; description: string; steps: StepGiven[] }

export const saveTemplate = (known: { id: string; version: number } | null, body: TemplateGiven) =>
  changed(
    known
      ? dataOf(
          api.PUT('/api/v1/approvals/templates/{id}', {
            params: { path: { id: known.id } },
            body: { ...body, version: known.version },
          }),
        )
      : dataOf(api.POST('/api/v1/approvals/templates', { body })),
  )

export const removeTemplate = (id: string) =>
  changed(dataOf(api.DELETE('/api/v1/approvals/templates/{id}', { params: { path: { id } } })))

export const saveSubstitution = (body: { user: string; from?: string; until?: string | null }) =>
  changed(dataOf(api.PUT('/api/v1/me/substitute', { body })))

export const removeSubstitution = () => changed(dataOf(api.DELETE('/api/v1/me/substitute')))

export const saveApprovalSettings = (body: Pick<ApprovalSettings, 'own_documents'>) =>
  changed(dataOf(api.PUT('/api/v1/approvals/settings', { body })))
