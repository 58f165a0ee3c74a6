import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.d.ts'
import { documentsChanged } from './documents.ts'

type Answer<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': infer A } } }
}
  ? A
  : never

export type Folder = Answer<'/api/v1/documents/folders', 'get'>['items'][number]
export type RetentionRule = Answer<'/api/v1/documents/retention', 'get'>['items'][number]
export type TemplateContent = NonNullable<
  paths['/api/v1/documents/templates']['post']['requestBody']
>['content']['application/json']
export type NewRetentionRule = NonNullable<
  paths['/api/v1/documents/retention']['post']['requestBody']
>['content']['application/json']

export const retentionQuery = queryOptions({
  queryKey: ['documents', 'retention'],
  queryFn: () => dataOf(api.GET('/api/v1/documents/retention')),
})

async function changed<T>(answer: Promise<T>): Promise<T> {
  const data = await answer
  await documentsChanged()
  return data
}

type Known = { id: string; version: number } | null

export const saveDocumentTemplate = (known: Known, body: TemplateContent) =>
  changed(
    known
      ? dataOf(
          api.PUT('/api/v1/documents/templates/{id}', {
            params: { path: { id: known.id } },
            body: { ...body, version: known.version },
          }),
        )
      : dataOf(api.POST('/api/v1/documents/templates', { body })),
  )

export const removeDocumentTemplate = (id: string) =>
  changed(api.DELETE('/api/v1/documents/templates/{id}', { params: { path: { id } } }))

export const createFolder = (name: string, parent_id: string | null) =>
  changed(dataOf(api.POST('/api/v1/documents/folders', { body: { name, parent_id } })))

export const renameFolder = ({ id, version }: Folder, name: string) =>
  changed(
    dataOf(api.PUT('/api/v1/documents/folders/{id}', { params: { path: { id } }, body: { name, version } })),
  )

export const removeFolder = (id: string) =>
  changed(api.DELETE('/api/v1/documents/folders/{id}', { params: { path: { id } } }))

export const createRetentionRule = (body: NewRetentionRule) =>
  changed(dataOf(api.POST('/api/v1/documents/retention', { body })))

export const changeRetentionRule = ({ id, version }: RetentionRule, months: number) =>
  changed(
    dataOf(
      api.PUT('/api/v1/documents/retention/{id}', { params: { path: { id } }, body: { months, version } }),
    ),
  )

export const removeRetentionRule = (id: string) =>
  changed(api.DELETE('/api/v1/documents/retention/{id}', { params: { path: { id } } }))
