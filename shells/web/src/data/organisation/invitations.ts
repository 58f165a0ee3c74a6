import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.d.ts'
import { ORGANISATION, organisationChanged } from './changes.ts'

type Invitations = paths['/api/v1/organisation/invitations']['get']
export type Invitation = Invitations['responses'][200]['content']['application/json']['items'][number]
export type InvitationsQuery = NonNullable<Invitations['parameters']['query']>

export const invitationsQuery = (query: InvitationsQuery) =>
  queryOptions({
    queryKey: [ORGANISATION, 'invitations', query],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/invitations', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export async function resendInvitation(id: string): Promise<void> {
  await api.POST('/api/v1/organisation/invitations/{id}/resend', { params: { path: { id } } })
  await organisationChanged()
}

export async function revokeInvitation(id: string): Promise<void> {
  await api.DELETE('/api/v1/organisation/invitations/{id}', { params: { path: { id } } })
  await organisationChanged()
}
