import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { ownSessionsChanged } from './sessions.ts'

export const ownEmailQuery = queryOptions({
  queryKey: ['me', 'email'],
  queryFn: () => dataOf(api.GET('/api/v1/me/email')),
})

const emailChanged = () => queryClient.invalidateQueries({ queryKey: ownEmailQuery.queryKey })

/** The password is left out by whoever has none. */
type Confirmed = { password: string }
const withPassword = ({ password }: Confirmed) => (password === '' ? {} : { password })

export async function requestEmailChange({
  email,
  ...confirmed
}: Confirmed & { email: string }): Promise<void> {
  await api.POST('/api/v1/me/email', { body: { email, ...withPassword(confirmed) } })
  await emailChanged()
}

export async function cancelEmailChange(): Promise<void> {
  await api.DELETE('/api/v1/me/email')
  await emailChanged()
}

export const closingQuery = queryOptions({
  queryKey: ['me', 'closing'],
  queryFn: () => dataOf(api.GET('/api/v1/me/closing')),
})

export async function closeAccount(confirmed: Confirmed): Promise<void> {
  const closing = await dataOf(api.POST('/api/v1/me/closing', { body: withPassword(confirmed) }))
  queryClient.setQueryData(closingQuery.queryKey, closing)
  void ownSessionsChanged()
}

export async function keepAccount(): Promise<void> {
  await api.DELETE('/api/v1/me/closing')
  queryClient.setQueryData(closingQuery.queryKey, { closing: null })
}

/** The browser downloads it itself. */
export const EXPORT_ADDRESS = '/api/v1/me/export'
