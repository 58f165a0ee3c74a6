import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { SignatureLevel } from './signatures.ts'

const EVERY_MS = 1000

type Running = { status: 'running' | 'finished' }
const whileRunning = ({ state }: { state: { data?: Running | undefined } }): number | false =>
  state.data?.status === 'finished' ? false : EVERY_MS

export const startSealBatch = (documents: string[], level: SignatureLevel) =>
  dataOf(api.POST('/api/v1/signature-batches', { body: { documents, level } }))

export const sealBatchQuery = (id: string) =>
  queryOptions({
    queryKey: ['signatures', 'batch', id],
    queryFn: () => dataOf(api.GET('/api/v1/signature-batches/{id}', { params: { path: { id } } })),
    refetchInterval: whileRunning,
  })

export const startVerification = (documents: string[]) =>
  dataOf(api.POST('/api/v1/documents/verify', { body: { documents } }))

export const verificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['verification', id],
    queryFn: () => dataOf(api.GET('/api/v1/documents/verify/{id}', { params: { path: { id } } })),
    refetchInterval: whileRunning,
  })

export type EvidenceOf = { from?: string; to?: string } | { source: 'access_review'; id: string }

/** The document that holds the sealed evidence. */
export const createEvidencePack = (body: EvidenceOf) => dataOf(api.POST('/api/v1/evidence-packs', { body }))
