import type { paths } from '../../api/schema.d.ts'

type Body<P extends keyof paths, M extends 'get' | 'post', S extends number> = paths[P][M] extends {
  responses: Record<S, { content: { 'application/json': infer T } }>
}
  ? T
  : never

export type EidOptions = Body<'/api/v1/auth/eid/options', 'get', 200>
export type StartedRequest = Body<'/api/v1/auth/eid/login', 'post', 202>
export type Channel = EidOptions['channels'][number]

export type Wish = {
  national_id?: string
  phone?: string
  method?: Channel
  flow?: 'notification' | 'device_link'
  tenant?: string
  invitation?: string
}

export type Pending = {
  status: 'pending'
  verification_code: string | null
  channel: Channel
  device_links?: string[]
  expires_at: string
}

/** How a request is asked for: by somebody who signs in, or by somebody who links their e-ID. */
export type EidCalls = Readonly<{
  start(wish: Wish): Promise<StartedRequest>
  /** Anything but `pending` is the end. */
  poll(id: string, how: { wait?: number; replace?: boolean }): Promise<Pending | { status?: 'linked' }>
  sendOtp(id: string, code: string): Promise<unknown>
  cancel(id: string): Promise<unknown>
}>

/** What the page shows of a request. */
export type Shown = {
  readonly id: string
  readonly verification_code: string | null
  readonly channel: Channel
  /** One for each second since `received_at`. */
  readonly device_links: readonly string[]
  readonly received_at: number
  readonly expires_at: string
}

export const shownOf = (id: string, pending: Omit<Pending, 'status'>): Shown => ({
  id,
  verification_code: pending.verification_code,
  channel: pending.channel,
  device_links: pending.device_links ?? [],
  received_at: Date.now(),
  expires_at: pending.expires_at,
})
