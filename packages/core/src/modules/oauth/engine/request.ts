import { type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Context } from '../../../kernel/context.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import type { OauthProblem } from './pages/oauth-problem.ts'
import type { MemberAccess } from './storage/member-access-store.ts'
import type { FoundToken, PersonRow } from './storage/token-store.ts'
import type { NewToken, Work } from './storage/unit-of-work.ts'

export type TokenTenant = { readonly id: string; readonly slug: string }

/** What one request to the engine has read and wants to write, so that nothing is read twice and all is written at once. */
export type EngineRequest = {
  readonly ctx: Context
  /** Tells the person what went wrong; absent where no shell is built. */
  readonly problemPage?: (problem: OauthProblem) => Promise<{ html: string; headers: Record<string, string> }>
  readonly work: Work
  readonly clientVersions: Map<string, number>
  readonly grants: Map<string, Record<string, unknown>>
  /** The platform session of the browser. */
  identity?: Identity
  /** Whose claims are asked for. */
  person?: PersonRow
  tenant?: TokenTenant
  /** What the person may do with the client in the tenant. */
  access?: MemberAccess
  /** The JWT for a resource server that this request issues, still without its value. */
  structured?: Omit<NewToken, 'id'>
  /** What went wrong on our side. */
  fault?: unknown
  /** The code or refresh token that was presented. */
  source?: FoundToken
  /** A native shell asks from a device that the person has used before. */
  isDeviceKnown?: boolean
  /** The token that was presented is bound to a key that the caller did not prove to hold. */
  isForeignKey?: boolean
  /** What was looked up by now. */
  found?: Map<string, Promise<FoundToken | undefined>>
}

export const createRequest = (
  ctx: Context,
  about: Pick<EngineRequest, 'problemPage'> = {},
): EngineRequest => ({
  ctx,
  ...about,
  work: { tokens: [] },
  clientVersions: new Map(),
  grants: new Map(),
})

/** `state` is where koa wants to have what goes along with a request. */
type State = { request?: EngineRequest }

export function bindRequest(koa: KoaContextWithOIDC, request: EngineRequest): void {
  ;(koa.state as State).request = request
}

/** The request that the engine is working on. Its adapters are asked inside a request alone. */
export function currentRequest(): EngineRequest {
  const request = (Provider.ctx?.state as State | undefined)?.request
  if (!request) throw new Error('the engine asked its adapter outside a request')
  return request
}

export const requestOf = (koa: KoaContextWithOIDC): EngineRequest => (koa.state as State).request!
