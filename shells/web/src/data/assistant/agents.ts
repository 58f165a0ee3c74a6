import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Agents = paths['/api/v1/assistant/agents']['get']

export type AgentsQuery = NonNullable<Agents['parameters']['query']>
export type Agent = Agents['responses'][200]['content']['application/json']['items'][number]

export const agentsQuery = (query: AgentsQuery) =>
  queryOptions({
    queryKey: ['agents', query],
    queryFn: () => dataOf(api.GET('/api/v1/assistant/agents', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export async function cutAgentOff(id: string): Promise<void> {
  await api.DELETE('/api/v1/assistant/agents/{id}', { params: { path: { id } } })
  await queryClient.invalidateQueries({ queryKey: ['agents'] })
}
