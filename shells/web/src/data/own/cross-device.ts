import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.d.ts'

export type AskedDevice =
  paths['/api/v1/me/cross-device/{code}']['get']['responses'][200]['content']['application/json']

export const askedDeviceQuery = (code: string) =>
  queryOptions({
    queryKey: ['me', 'cross-device', code],
    queryFn: () => dataOf(api.GET('/api/v1/me/cross-device/{code}', { params: { path: { code } } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    gcTime: 0,
  })

export type LetInDecision = { allow: boolean; number?: number }

export const decideOnDevice = (code: string, body: LetInDecision) =>
  api.POST('/api/v1/me/cross-device/{code}', { params: { path: { code } }, body })
