import { api, dataOf } from '../api/client.ts'

const at = (id: string) => ({ path: { id } })

export const suspendMember = (id: string, reason?: string) =>
  api.POST('/api/v1/organisation/members/{id}/suspend', { params: at(id), body: { reason } })

export const resumeMember = (id: string) =>
  api.POST('/api/v1/organisation/members/{id}/resume', { params: at(id) })

export const lockMemberDown = (id: string, reason: string) =>
  api.POST('/api/v1/organisation/members/{id}/lockdown', { params: at(id), body: { reason } })

export const removeMember = (id: string) =>
  api.DELETE('/api/v1/organisation/members/{id}', { params: at(id) })

export const renameMember = (id: string, name: string, version: number) =>
  api.PATCH('/api/v1/organisation/members/{id}', { params: at(id), body: { name, version } })

export const giveRole = (id: string, role_id: string) =>
  api.PUT('/api/v1/organisation/members/{id}/roles/{role_id}', { params: { path: { id, role_id } } })

export const takeRole = (id: string, role_id: string) =>
  api.DELETE('/api/v1/organisation/members/{id}/roles/{role_id}', { params: { path: { id, role_id } } })

export const importMembers = (csv: string, dryRun: boolean) =>
  dataOf(
    api.POST('/api/v1/organisation/members/import', {
      params: { query: { dry_run: dryRun } },
      body: csv,
      bodySerializer: text => text,
      headers: { 'content-type': 'text/csv' },
    }),
  )

export type ImportOutcome = Awaited<ReturnType<typeof importMembers>>
