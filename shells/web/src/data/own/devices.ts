import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'
import { ownSessionsChanged } from './sessions.ts'

const ownDevicesKey = ['me', 'devices'] as const

export const ownDevicesQuery = queryOptions({
  queryKey: ownDevicesKey,
  queryFn: () => dataOf(api.GET('/api/v1/me/devices')),
})

/** Its sessions end too. */
export async function loseOwnDevice(id: string): Promise<void> {
  await api.DELETE('/api/v1/me/devices/{id}', { params: { path: { id } } })
  await Promise.all([queryClient.invalidateQueries({ queryKey: ownDevicesKey }), ownSessionsChanged()])
}

export type OwnDevice =
  paths['/api/v1/me/devices']['get']['responses'][200]['content']['application/json']['items'][number]
