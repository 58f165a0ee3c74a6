import type { IncomingMessage } from 'node:http'
import { Provider } from 'oidc-provider'
import type { Context } from '../../../kernel/context.ts'
import type { Identity } from '../../../kernel/http/steps/identify.ts'
import type { Standing } from './authorisation.ts'
import type { OauthProblem } from './problem-page.ts'
import type { FoundToken, PersonRow } from './token-look-up.ts'
import type { Work } from './unit-of-work.ts'

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
  standing?: Standing
  /** What went wrong on our side. */
  fault?: unknown
  /** The code or refresh token that was presented. */
  source?: FoundToken
}

const requests = new WeakMap<IncomingMessage, EngineRequest>()

export function beginRequest(
  message: IncomingMessage,
  ctx: Context,
  problemPage?: EngineRequest['problemPage'],
): EngineRequest {
  const request: EngineRequest = {
    ctx,
    problemPage,
    work: { tokens: [] },
    clientVersions: new Map(),
    grants: new Map(),
  }
  requests.set(message, request)
  return request
}

/** The request that the engine is working on. Its adapters are asked inside a request alone. */
export function currentRequest(): EngineRequest {
  const request = requests.get(Provider.ctx?.req as IncomingMessage)
  if (!request) throw new Error('the engine asked its adapter outside a request')
  return request
}

export const requestOf = (message: IncomingMessage): EngineRequest => requests.get(message)!
