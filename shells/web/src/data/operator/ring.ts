import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Json<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer T } } } }
}
  ? T
  : never

export type OwnCard = Json<'/api/v1/platform/ring/self'>
export type Peer = Json<'/api/v1/platform/ring/peers'>['items'][number]
export type RingKey = Peer['keys'][number]
export type Link = Json<'/api/v1/platform/ring/links'>['items'][number]
export type Message = Json<'/api/v1/platform/ring/messages'>['items'][number]
export type Traffic = Json<'/api/v1/platform/ring/traffic'>['items'][number]
export type MessagesQuery = NonNullable<paths['/api/v1/platform/ring/messages']['get']['parameters']['query']>

const ROOT = 'ring'
/** Few enough to be shown at once. */
const ALL = { params: { query: { limit: 200 } } } as const
/** The other operator's decisions and the outcome of attempts come by themselves. */
const LIVE = { refetchInterval: 5000 } as const

export const ownCardQuery = queryOptions({
  queryKey: [ROOT, 'self'],
  queryFn: () => dataOf(api.GET('/api/v1/platform/ring/self')),
})

export const peersQuery = queryOptions({
  queryKey: [ROOT, 'peers'],
  queryFn: () => dataOf(api.GET('/api/v1/platform/ring/peers', ALL)),
  ...LIVE,
})

export const linksQuery = queryOptions({
  queryKey: [ROOT, 'links'],
  queryFn: () => dataOf(api.GET('/api/v1/platform/ring/links', ALL)),
  ...LIVE,
})

export const servicesQuery = queryOptions({
  queryKey: [ROOT, 'services'],
  queryFn: () => dataOf(api.GET('/api/v1/platform/ring/services', ALL)),
  staleTime: Number.POSITIVE_INFINITY,
})

export const trafficQuery = queryOptions({
  queryKey: [ROOT, 'traffic'],
  queryFn: () => dataOf(api.GET('/api/v1/platform/ring/traffic')),
  ...LIVE,
})

export const ringMessagesQuery = (query: MessagesQuery) =>
  queryOptions({
    queryKey: [ROOT, 'messages', query],
    queryFn: () => dataOf(api.GET('/api/v1/platform/ring/messages', { params: { query } })),
    placeholderData: keepPreviousData,
    ...LIVE,
  })

/** Opened by the browser itself: a file of any length. */
export const EVIDENCE_ADDRESS = '/api/v1/platform/ring/evidence'

async function afterwards<T>(work: Promise<T>): Promise<T> {
  const result = await work
  await queryClient.invalidateQueries({ queryKey: [ROOT] })
  return result
}

export const addPeer = (body: { base_url: string }) =>
  afterwards(dataOf(api.POST('/api/v1/platform/ring/peers', { body })))

const at = (id: string) => ({ params: { path: { id } } })

export const confirmPeer = (id: string, fingerprint: string) =>
  afterwards(
    dataOf(api.POST('/api/v1/platform/ring/peers/{id}/confirm', { ...at(id), body: { fingerprint } })),
  )

export const suspendPeer = (id: string) =>
  afterwards(dataOf(api.POST('/api/v1/platform/ring/peers/{id}/suspend', at(id))))

export const resumePeer = (id: string) =>
  afterwards(dataOf(api.POST('/api/v1/platform/ring/peers/{id}/resume', at(id))))

export const testPeer = (id: string) =>
  afterwards(dataOf(api.POST('/api/v1/platform/ring/peers/{id}/test', at(id))))

export const removePeer = (id: string) => afterwards(api.DELETE('/api/v1/platform/ring/peers/{id}', at(id)))

export const rotateKey = () => afterwards(dataOf(api.POST('/api/v1/platform/ring/keys/rotate', { body: {} })))

export const proposeLink = (body: { peer: string; service: string; direction: 'out' | 'in' }) =>
  afterwards(dataOf(api.POST('/api/v1/platform/ring/links', { body })))

export const approveLink = (id: string) =>
  afterwards(dataOf(api.POST('/api/v1/platform/ring/links/{id}/approve', at(id))))

export const suspendLink = (id: string) =>
  afterwards(dataOf(api.POST('/api/v1/platform/ring/links/{id}/suspend', at(id))))

export const retryMessage = (id: string) =>
  afterwards(dataOf(api.POST('/api/v1/platform/ring/messages/{id}/retry', at(id))))
