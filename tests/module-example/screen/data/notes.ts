import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Notes = paths['/api/v1/notes']
export type Note = Notes['get']['responses'][200]['content']['application/json']['items'][number]
export type NotesQuery = NonNullable<Notes['get']['parameters']['query']>

const ROOT = 'notes'

export const notesQuery = (query: NotesQuery) =>
  queryOptions({
    queryKey: [ROOT, 'list', query],
    queryFn: () => dataOf(api.GET('/api/v1/notes', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export async function createNote(text: string): Promise<void> {
  await api.POST('/api/v1/notes', { body: { text } })
  await queryClient.invalidateQueries({ queryKey: [ROOT] })
}
