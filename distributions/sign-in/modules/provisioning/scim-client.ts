import { type Context, OutboundError, type OutboundResponse, parseRetryAfter } from '@tamga/core'
import { CODE_OF, codeOfStatus, PushProblem } from './push-problem.ts'
import type { Quirks } from './quirks.ts'
import type { TraceStep } from './tables.ts'

export type Json = Record<string, unknown>
export type ScimAnswer = {
  status: number
  body: Json | null
  isJson: boolean
  retryAfter: number | undefined
}

export type ScimClient = {
  readonly quirks: Quirks
  /** What was said so far, for whoever looks into the run. */
  readonly trace: TraceStep[]
  /** Any answer of the target; a failure on the way is thrown as a problem. */
  ask(method: string, path: string, body?: Json): Promise<ScimAnswer>
}

export type Connection = { base_url: string; token: string | null; quirks: Quirks }

const MOST_STEPS = 20
const LONGEST_SHOWN = 4000

export function createScimClient(ctx: Context, { base_url, token, quirks }: Connection): ScimClient {
  const root = base_url.replace(/\/+$/, '')
  const trace: TraceStep[] = []
  const note = (step: TraceStep): void => {
    trace.push(withoutSecret(step, token))
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
        const answer = await ctx.services.outbound.request({
          url: `${root}${path}`,
          method,
          headers: { ...headers, ...(body && { 'content-type': quirks.contentType }) },
          ...(body && { body: JSON.stringify(body) }),
          redirect: 'refuse',
          decompress: true,
          // The run has its own schedule of attempts, and each of them is meant to reach the target.
          pastBreaker: true,
        })
        const read = readAnswer(answer)
        note({ ...step, status: answer.status, response: shown(answer, read), ms: ms() })
        return read
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error
        note({ ...step, error: error.reason, ms: ms() })
        throw new PushProblem(CODE_OF[error.reason], { detail: error.code })
      }
    },
  }
}

function readAnswer({ status, headers, body, json }: OutboundResponse): ScimAnswer {
  const retryAfter = parseRetryAfter(headers['retry-after'])
  if (body.length === 0) return { status, body: null, isJson: true, retryAfter }
  try {
    const value = json()
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return { status, body: isObject ? (value as Json) : null, isJson: isObject, retryAfter }
  } catch {
    return { status, body: null, isJson: false, retryAfter }
  }
}

function shown({ text }: OutboundResponse, { body }: ScimAnswer): unknown {
  const written = text()
  return body && written.length <= LONGEST_SHOWN ? body : written.slice(0, LONGEST_SHOWN) || null
}

/** A target may repeat what it was sent; the token is shown to nobody. U+0000 could not be stored. */
function withoutSecret(step: TraceStep, token: string | null): TraceStep {
  const text = JSON.stringify(step).replaceAll('\\u0000', '')
  return JSON.parse(token === null ? text : text.replaceAll(JSON.stringify(token).slice(1, -1), '•••'))
}

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
