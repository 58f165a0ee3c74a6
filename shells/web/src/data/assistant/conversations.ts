import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type One = paths['/api/v1/assistant/conversations/{id}']

export type Conversation = One['get']['responses'][200]['content']['application/json']
export type ShownRecord = Conversation['records'][number]
export type Message = Conversation['messages'][number]

const ROOT = 'assistant'
const MOST = 50

export const assistantStatusQuery = queryOptions({
  queryKey: [ROOT, 'status'],
  queryFn: () => dataOf(api.GET('/api/v1/assistant/status')),
})

export const conversationsQuery = queryOptions({
  queryKey: [ROOT, 'conversations'],
  queryFn: () => dataOf(api.GET('/api/v1/assistant/conversations', { params: { query: { limit: MOST } } })),
})

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'conversation', id],
    queryFn: () => dataOf(api.GET('/api/v1/assistant/conversations/{id}', { params: { path: { id } } })),
  })

export async function beginConversation(): Promise<string> {
  const { id } = await dataOf(api.POST('/api/v1/assistant/conversations'))
  return id
}

export async function deleteConversation(id: string): Promise<void> {
  await api.DELETE('/api/v1/assistant/conversations/{id}', { params: { path: { id } } })
  await queryClient.invalidateQueries({ queryKey: [ROOT, 'conversations'] })
}

/** After an answer: the list has a new order, and the conversation its answer. */
export async function refreshConversation(id: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [ROOT, 'conversations'] })
  await queryClient.invalidateQueries({ queryKey: conversationQuery(id).queryKey })
}
