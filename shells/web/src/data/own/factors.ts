import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { createPasskey, getPasskey } from '../../api/passkey-ceremony.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Items<P extends '/api/v1/me/passkeys' | '/api/v1/me/remembered-devices'> =
  paths[P]['get']['responses'][200]['content']['application/json']['items'][number]

export type OwnPasskey = Items<'/api/v1/me/passkeys'>
export type RememberedDevice = Items<'/api/v1/me/remembered-devices'>

const KEY = ['me', 'factors']
const MANY = { params: { query: { limit: 200 } } }

export const passkeysQuery = queryOptions({
  queryKey: [...KEY, 'passkeys'],
  queryFn: async () => (await dataOf(api.GET('/api/v1/me/passkeys', MANY))).items,
})
export const totpQuery = queryOptions({
  queryKey: [...KEY, 'totp'],
  queryFn: () => dataOf(api.GET('/api/v1/me/totp')),
})
export const codesQuery = queryOptions({
  queryKey: [...KEY, 'codes'],
  queryFn: () => dataOf(api.GET('/api/v1/me/recovery-codes')),
})
export const devicesQuery = queryOptions({
  queryKey: [...KEY, 'devices'],
  queryFn: async () => (await dataOf(api.GET('/api/v1/me/remembered-devices', MANY))).items,
})

const changed = () => queryClient.invalidateQueries({ queryKey: KEY })

export const beginTotp = () => dataOf(api.POST('/api/v1/me/totp'))

export async function confirmTotp(code: string): Promise<void> {
  await api.POST('/api/v1/me/totp/confirm', { body: { code } })
  await changed()
}

export async function removeTotp(): Promise<void> {
  await api.DELETE('/api/v1/me/totp')
  await changed()
}

export async function addPasskey(): Promise<void> {
  const options = await dataOf(api.POST('/api/v1/me/passkeys/options'))
  const response = await createPasskey(options)
  await api.POST('/api/v1/me/passkeys', { body: { response } })
  await changed()
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await api.PATCH('/api/v1/me/passkeys/{id}', { params: { path: { id } }, body: { name } })
  await changed()
}

export async function removePasskey(id: string): Promise<void> {
  await api.DELETE('/api/v1/me/passkeys/{id}', { params: { path: { id } } })
  await changed()
}

export async function makeRecoveryCodes(): Promise<string[]> {
  const { codes } = await dataOf(api.POST('/api/v1/me/recovery-codes'))
  await changed()
  return codes
}

export async function forgetDevice(id: string): Promise<void> {
  await api.DELETE('/api/v1/me/remembered-devices/{id}', { params: { path: { id } } })
  await changed()
}

export type StepUpProof = { method: 'password' | 'totp' | 'recovery_code' | 'passkey'; value: string }

/** The same session under a new cookie, stronger and fresh. */
export async function stepUp({ method, value }: StepUpProof): Promise<void> {
  const proof =
    method === 'passkey'
      ? { response: await getPasskey(await dataOf(api.POST('/api/v1/auth/passkey/options'))) }
      : method === 'password'
        ? { password: value }
        : { code: value }
  await api.POST('/api/v1/auth/step-up', { body: { method, ...proof } })
}
