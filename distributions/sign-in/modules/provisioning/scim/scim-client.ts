import {
  type Context,
  OutboundError,
  type OutboundResponse,
  parseRetryAfter,
  type TenantScope,
} from '@tamga/core'
import { CODE_OF, codeOfStatus, PushProblem } from '../push/push-problem.ts'
import type { TraceStep } from '../tables.ts'
import type { Quirks } from './quirks.ts'

export type Json = Record<string, unknown>
export type ScimAnswer = {
  status: number
  body: Json | null
  isJson: boolean
  retryAfter: number | undefined
}

export type ScimClient = {
  readonly quirks: Quirks
  /** Requests and answers so far, for the trace of the run. */
  readonly trace: TraceStep[]
  /** Any answer of the target; a failure on the way is thrown as a problem. */
  ask(method: string, path: string, body?: Json): Promise<ScimAnswer>
}

export type Connection = { base_url: string; token: string | null; quirks: Quirks }

const MOST_STEPS = 20
const LONGEST_SHOWN = 4000

export function createScimClient(
  ctx: Context & TenantScope,
  { base_url, token, quirks }: Connection,
): ScimClient {
  const root = base_url.replace(/\/+$/, '')
  const trace: TraceStep[] = []
  const note = (step: TraceStep): void => {
    trace.push(storable(step))
    if (trace.length > MOST_STEPS) trace.splice(1, 1)
  }
  const headers = {
    accept: 'application/scim+json, application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
  return {
    quirks,
    trace,
    async ask(method, path, body) {
      const started = performance.now()
      const step = { method, path, request: body ?? null, status: null, response: null, error: null }
      const ms = () => Math.round(performance.now() - started)
      try {
        const answer = await ctx.services.outbound.of(ctx.tenant.id).request({
          url: `${root}${path}`,
          method,
          headers: { ...headers, ...(body && { 'content-type': quirks.contentType }) },
          ...(body && { body: JSON.stringify(body) }),
          redirect: 'refuse',
          decompress: true,
          // The run has its own schedule of attempts, and each of them is meant to reach the target.
          pastBreaker: true,
        })
        const text = maskToken(answer.text(), token)
        const read = readAnswer(answer, text)
        note({ ...step, status: answer.status, response: shown(text, read), ms: ms() })
        return read
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error
        note({ ...step, error: error.reason, ms: ms() })
        throw new PushProblem(CODE_OF[error.reason], { detail: error.code })
      }
    },
  }
}

function readAnswer({ status, headers, body }: OutboundResponse, text: string): ScimAnswer {
  const retryAfter = parseRetryAfter(headers['retry-after'])
  if (body.length === 0) return { status, body: null, isJson: true, retryAfter }
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return { status, body: isObject ? (value as Json) : null, isJson: isObject, retryAfter }
  } catch {
    return { status, body: null, isJson: false, retryAfter }
  }
}

function shown(text: string, { body }: ScimAnswer): unknown {
  return body && text.length <= LONGEST_SHOWN ? body : text.slice(0, LONGEST_SHOWN) || null
}

/** A shorter token is no secret, and masking it would garble the text. */
const SHORTEST_SECRET = 8

/** A target may repeat what it was sent, also in error messages: the token is masked. */
const maskToken = (text: string, token: string | null): string =>
  token === null || token.length < SHORTEST_SECRET
    ? text
    : text.replaceAll(token, '•••').replaceAll(JSON.stringify(token).slice(1, -1), '•••')

/** U+0000 could not be stored. */
const storable = (step: TraceStep): TraceStep => JSON.parse(JSON.stringify(step).replaceAll('\\u0000', ''))

/** The answer when it is a success of SCIM, else the problem that it tells of (RFC 7644 §3.12). */
export function requireSuccess(answer: ScimAnswer): ScimAnswer {
  const { status, body, isJson, retryAfter } = answer
  if (status >= 200 && status < 300) {
    if (!isJson) throw new PushProblem('not_scim', { http_status: status })
    return answer
  }
  const detail = [body?.['scimType'], body?.['detail']].filter(part => typeof part === 'string').join(': ')
  throw new PushProblem(codeOfStatus(status), {
    http_status: status,
    retryAfter,
    detail: detail.replaceAll('\0', '').slice(0, 500) || undefined,
  })
}
