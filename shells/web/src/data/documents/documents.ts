import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Answer<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': infer A } } }
}
  ? A
  : never

export type DocumentDetail = Answer<'/api/v1/documents/{id}', 'get'>
export type Document = Answer<'/api/v1/documents', 'get'>['items'][number]
export type DocumentStatus = Document['status']
export type DocumentsQuery = NonNullable<paths['/api/v1/documents']['get']['parameters']['query']>
export type DocumentVersion = Answer<'/api/v1/documents/{id}/versions', 'get'>['items'][number]
export type DocumentComment = Answer<'/api/v1/documents/{id}/comments', 'get'>['items'][number]
export type DocumentAccess = Answer<'/api/v1/documents/{id}/access', 'get'>['items'][number]
export type DocumentTemplate = Answer<'/api/v1/documents/templates', 'get'>['items'][number]
export type Subject = Answer<'/api/v1/documents/subjects', 'get'>['items'][number]
export type SubjectKind = Subject['kind']
export type AccessLevel = DocumentAccess['level']
type Changes = NonNullable<
  paths['/api/v1/documents/{id}']['put']['requestBody']
>['content']['application/json']

const ROOT = 'documents'
const MOST = 200

export const documentsQuery = (query: DocumentsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'list', query],
    queryFn: () => dataOf(api.GET('/api/v1/documents', { params: { query } })),
    placeholderData: keepPreviousData,
  })

/** Labels of the newest documents that the caller may see, each once. */
export const labelsQuery = queryOptions({
  queryKey: [ROOT, 'labels'],
  queryFn: () => dataOf(api.GET('/api/v1/documents', { params: { query: { limit: MOST } } })),
  select: ({ items }) => [...new Set(items.flatMap(({ labels }) => labels))].sort(),
  staleTime: 60_000,
})

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'one', id],
    queryFn: () => dataOf(api.GET('/api/v1/documents/{id}', { params: { path: { id } } })),
  })

export const foldersQuery = queryOptions({
  queryKey: [ROOT, 'folders'],
  queryFn: () => dataOf(api.GET('/api/v1/documents/folders')),
})

export const templatesQuery = queryOptions({
  queryKey: [ROOT, 'templates'],
  queryFn: () => dataOf(api.GET('/api/v1/documents/templates')),
})

/** `newest` is part of the key: a version more is another list. */
export const versionsQuery = (id: string, newest: number) =>
  queryOptions({
    queryKey: [ROOT, 'versions', id, newest],
    queryFn: () =>
      dataOf(
        api.GET('/api/v1/documents/{id}/versions', { params: { path: { id }, query: { limit: MOST } } }),
      ),
    placeholderData: keepPreviousData,
  })

export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'comments', id],
    queryFn: () =>
      dataOf(
        api.GET('/api/v1/documents/{id}/comments', { params: { path: { id }, query: { limit: MOST } } }),
      ),
  })

export const accessQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'access', id],
    queryFn: () =>
      dataOf(api.GET('/api/v1/documents/{id}/access', { params: { path: { id }, query: { limit: MOST } } })),
  })

/** Whom a document can be shared with, or who can be named. */
export const subjectsQuery = (query: { q?: string | undefined; kind?: SubjectKind }) =>
  queryOptions({
    queryKey: [ROOT, 'subjects', query],
    queryFn: () => dataOf(api.GET('/api/v1/documents/subjects', { params: { query } })),
    placeholderData: keepPreviousData,
  })

/** Where the file of a version is. */
export const contentPath = (id: string, no: number): string =>
  `/api/v1/documents/${id}/versions/${no}/content`

/** The file of a version with its verification report, in an archive. */
export const verifiedPath = (id: string, no: number): string =>
  `/api/v1/documents/${id}/versions/${no}/verified`

export const documentsChanged = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

export async function createFromTemplate(body: {
  template_id: string
  title: string
  fields: Record<string, string>
}): Promise<DocumentDetail> {
  const document = await dataOf(api.POST('/api/v1/documents', { body }))
  void documentsChanged()
  return document
}

export async function changeDocument(id: string, body: Changes): Promise<DocumentDetail> {
  const document = await dataOf(api.PUT('/api/v1/documents/{id}', { params: { path: { id } }, body }))
  queryClient.setQueryData(documentQuery(id).queryKey, document)
  void documentsChanged()
  return document
}

/** The page of the document is left first: while it is open, it would ask for what is gone. */
export async function removeDocument(id: string): Promise<void> {
  await api.DELETE('/api/v1/documents/{id}', { params: { path: { id } } })
}

export async function forgetDocument(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: documentQuery(id).queryKey })
  await documentsChanged()
}

export async function changeLegalHold(id: string, legal_hold: boolean, reason: string): Promise<void> {
  await api.PUT('/api/v1/documents/{id}/legal-hold', {
    params: { path: { id } },
    body: { legal_hold, reason },
  })
  await documentsChanged()
}

export async function createComment(id: string, text: string, mentions: string[]): Promise<void> {
  await api.POST('/api/v1/documents/{id}/comments', { params: { path: { id } }, body: { text, mentions } })
  await queryClient.invalidateQueries({ queryKey: commentsQuery(id).queryKey })
}

export async function removeComment(id: string, comment_id: string): Promise<void> {
  await api.DELETE('/api/v1/documents/{id}/comments/{comment_id}', { params: { path: { id, comment_id } } })
  await queryClient.invalidateQueries({ queryKey: commentsQuery(id).queryKey })
}

export async function changeAccess(
  id: string,
  subject: { kind: SubjectKind; id: string },
  level: AccessLevel,
): Promise<void> {
  await api.PUT('/api/v1/documents/{id}/access/{subject_id}', {
    params: { path: { id, subject_id: subject.id } },
    body: { kind: subject.kind, level },
  })
  await queryClient.invalidateQueries({ queryKey: accessQuery(id).queryKey })
}

export async function removeAccess(id: string, subject_id: string): Promise<void> {
  await api.DELETE('/api/v1/documents/{id}/access/{subject_id}', { params: { path: { id, subject_id } } })
  await queryClient.invalidateQueries({ queryKey: accessQuery(id).queryKey })
}
