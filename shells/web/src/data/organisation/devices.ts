import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Devices = paths['/api/v1/organisation/devices']
type Policies = paths['/api/v1/organisation/device-policy']

export type DevicesQuery = NonNullable<Devices['get']['parameters']['query']>
export type Device = Devices['get']['responses'][200]['content']['application/json']['items'][number]
export type DevicePlatform = Device['platform']
export type DevicePolicy = Policies['get']['responses'][200]['content']['application/json']
export type PolicyChanges = NonNullable<Policies['put']['requestBody']>['content']['application/json']
export type DeviceChanges = NonNullable<
  paths['/api/v1/organisation/devices/{id}']['put']['requestBody']
>['content']['application/json']
export type ShellMethod = DevicePolicy['refused_methods'][DevicePlatform][number]

const ROOT = 'devices'

export const devicesQuery = (query: DevicesQuery) =>
  queryOptions({
    queryKey: [ROOT, 'list', query],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/devices', { params: { query } })),
    placeholderData: keepPreviousData,
  })

const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

export async function changeDevice(id: string, body: DeviceChanges): Promise<void> {
  await dataOf(api.PUT('/api/v1/organisation/devices/{id}', { params: { path: { id } }, body }))
  await refresh()
}

export async function approveDevice(id: string): Promise<void> {
  await dataOf(api.POST('/api/v1/organisation/devices/{id}/approve', { params: { path: { id } } }))
  await refresh()
}

export async function revokeDevice(id: string): Promise<void> {
  await dataOf(api.POST('/api/v1/organisation/devices/{id}/revoke', { params: { path: { id } } }))
  await refresh()
}

export const devicePolicyQuery = queryOptions({
  queryKey: [ROOT, 'policy'],
  queryFn: () => dataOf(api.GET('/api/v1/organisation/device-policy')),
})

export async function saveDevicePolicy(body: PolicyChanges): Promise<void> {
  const saved = await dataOf(api.PUT('/api/v1/organisation/device-policy', { body }))
  queryClient.setQueryData(devicePolicyQuery.queryKey, saved)
}
