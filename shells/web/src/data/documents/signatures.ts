import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'
import { documentsChanged } from './documents.ts'

type Answer<P extends keyof paths, M extends keyof paths[P], S extends number = 200> = paths[P][M] extends {
  responses: Record<S, { content: { 'application/json': infer A } }>
}
  ? A
  : never
type Body<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends {
  requestBody?: { content: { 'application/json': infer B } }
}
  ? B
  : never

export type LoggedSignature = Answer<'/api/v1/signatures', 'get'>['items'][number]
export type SignatureLogQuery = NonNullable<paths['/api/v1/signatures']['get']['parameters']['query']>
export type SignatureJob = Answer<'/api/v1/signature-jobs/{id}', 'get'>['job']
export type NewSignature = Body<'/api/v1/documents/{id}/signatures', 'post'>
export type SignatureLevel = NewSignature['level']
export type Signers = Answer<'/api/v1/documents/{id}/signers', 'get'>
export type Seal = Answer<'/api/v1/seal', 'get'>
export type KeyKind = Body<'/api/v1/seal/key', 'post'>['kind']

const ROOT = 'signatures'

export const signatureLogQuery = (query: SignatureLogQuery) =>
  queryOptions({
    queryKey: [ROOT, 'log', query],
    queryFn: () => dataOf(api.GET('/api/v1/signatures', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const signersQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'signers', id],
    queryFn: () => dataOf(api.GET('/api/v1/documents/{id}/signers', { params: { path: { id } } })),
  })

export const sealQuery = () =>
  queryOptions({ queryKey: [ROOT, 'seal'], queryFn: () => dataOf(api.GET('/api/v1/seal', {})) })

export const verifyLog = () => dataOf(api.GET('/api/v1/signatures/verify', {}))

export async function startSignature(id: string, body: NewSignature): Promise<SignatureJob> {
  const { job } = await dataOf(
    api.POST('/api/v1/documents/{id}/signatures', { params: { path: { id } }, body }),
  )
  return job
}

/** Waits on the server until the signer has decided, or some time has passed. */
export async function pollSignature(id: string, signal: AbortSignal): Promise<SignatureJob> {
  const { job } = await dataOf(api.GET('/api/v1/signature-jobs/{id}', { params: { path: { id } }, signal }))
  return job
}

export async function cancelSignature(id: string): Promise<void> {
  await api.DELETE('/api/v1/signature-jobs/{id}', { params: { path: { id } } })
}

export async function signaturesChanged(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: [ROOT] }), documentsChanged()])
}

export async function changeSigners(
  id: string,
  signers: Body<'/api/v1/documents/{id}/signers', 'put'>['signers'],
): Promise<void> {
  const next = await dataOf(
    api.PUT('/api/v1/documents/{id}/signers', { params: { path: { id } }, body: { signers } }),
  )
  queryClient.setQueryData(signersQuery(id).queryKey, next)
}

export async function declineToSign(id: string, reason: string): Promise<void> {
  const next = await dataOf(
    api.POST('/api/v1/documents/{id}/signers/decline', { params: { path: { id } }, body: { reason } }),
  )
  queryClient.setQueryData(signersQuery(id).queryKey, next)
}

function keepSeal(seal: Seal): void {
  queryClient.setQueryData(sealQuery().queryKey, seal)
}

export const createSealKey = async (kind: KeyKind): Promise<void> =>
  keepSeal(await dataOf(api.POST('/api/v1/seal/key', { body: { kind } })))

export const putSealCertificate = async (pem: string): Promise<void> =>
  keepSeal(await dataOf(api.PUT('/api/v1/seal/certificate', { body: { pem } })))

export async function retireSeal(): Promise<void> {
  await api.DELETE('/api/v1/seal/certificate', {})
  await queryClient.invalidateQueries({ queryKey: [ROOT] })
}
