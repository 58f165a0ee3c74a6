import { fmt } from '@tamga/formats'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isTransient, OutcomeUnknownError } from '../database/transient-faults.ts'
import type { UnavailableCause } from '../metrics/service-metrics.ts'
import { OutboundError } from '../outbound/outbound-error.ts'
import { SemaphoreFullError } from '../reliability/semaphore.ts'
import type { Services } from '../services.ts'
import { DeadlineError } from '../telemetry/request-scope.ts'
import { PDF_LIMIT, PDF_TYPE } from './body/content-types.ts'
import { JsonBodyError } from './body/json-body.ts'
import { createOverloadRefusal } from './connections/overload-refusal.ts'
import { AppError, invalid, outcomeUnknown, overloaded, problemBody } from './problem.ts'

/** A refusal is told in the caller's language; anything else is 500 without detail. Whoever has left is told nothing. */
export function answerErrors(services: Services) {
  const refuseOverloaded = createOverloadRefusal(services)
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toAppError(causeFor(request, error), () =>
      fmt.bytes(request.language, limitOf(request, services)),
    )
    countUnavailable(services, error)
    if (problem.code === 'overloaded') {
      reply.hijack()
      refuseOverloaded(reply.raw, { language: request.language, requestId: request.id, problem })
      return
    }
    logFault(services, { error, problem }, { request, reply })
    reply
      .code(problem.status)
      .headers({
        ...problem.extra.headers,
        'cache-control': 'no-store',
        'content-language': request.language,
      })
      .type('application/problem+json')
      .serializer((body: unknown) => JSON.stringify(body))
      .send(problemBody(problem, services.translator, { language: request.language, request_id: request.id }))
  }
}

type Answered = { readonly request: FastifyRequest; readonly reply: FastifyReply }
type Fault = { readonly error: unknown; readonly problem: AppError }

function logFault({ log }: Services, { error, problem }: Fault, { request, reply }: Answered): void {
  const isLeft = reply.raw.destroyed && (error as Partial<Error> | null)?.name === 'AbortError'
  if (problem.status < 500 || isLeft || problem.code === 'maintenance') return
  const about = { request_id: request.id, route: request.routeOptions.url }
  // What a module answers by intent is no fault of the code: something that it needs cannot be had now.
  if (error instanceof AppError)
    log.warn({ ...about, code: problem.code }, 'something that a request needs is unavailable')
  else log.error({ ...about, err: error }, 'a request failed')
}

/** A route that takes something else than JSON has a limit of its own. */
function limitOf({ routeOptions, headers }: FastifyRequest, { settings }: Services): number {
  const consumes = routeOptions.config.operation?.shape.consumes
  if (consumes === PDF_TYPE) return isPdf(headers['content-type']) ? PDF_LIMIT : settings.BODY_LIMIT
  return (consumes && routeOptions.bodyLimit) || settings.BODY_LIMIT
}

const isPdf = (type: string | undefined): boolean => type?.toLowerCase().startsWith(PDF_TYPE) ?? false

/** A request that changes nothing may come again, whatever became of what was noted beside it. */
const causeFor = ({ method }: FastifyRequest, error: unknown): unknown =>
  error instanceof OutcomeUnknownError && (method === 'GET' || method === 'HEAD') ? error.cause : error

export function toAppError(error: unknown, bodyLimit: () => string): AppError {
  if (error instanceof AppError) return error
  if (error instanceof JsonBodyError) {
    return invalid({ path: '', code: error.code })
  }
  if (error instanceof OutcomeUnknownError) return outcomeUnknown()
  if (unavailableCause(error) !== null) return overloaded(1)
  if (isUnfitValue(error)) return invalid({ path: '', code: 'malformed' })
  return fastifyError(error as Partial<FastifyError>, bodyLimit)
}

/** Why a request is told to come again without anybody having meant to refuse it; null for everything else. */
function unavailableCause(error: unknown): UnavailableCause | null {
  if (error instanceof AppError) return null
  if (error instanceof SemaphoreFullError) return 'queue'
  if (error instanceof DeadlineError) return 'deadline'
  if (error instanceof OutcomeUnknownError) return 'database'
  if (!isTransient(error)) return null
  return error instanceof OutboundError ? 'outbound' : 'database'
}

/** Load that is turned away is answered alike, and is counted by the load shedder. */
export function countUnavailable({ metrics }: Services, error: unknown): void {
  const cause = unavailableCause(error)
  if (cause !== null) metrics.unavailable[cause]()
}

function fastifyError(error: Partial<FastifyError>, limit: () => string): AppError {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError(413, 'payload_too_large', { params: { limit: limit() } })
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError(415, 'unsupported_media_type')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError(400, 'validation_failed', { errors: [{ path: '', code: 'malformed' }] })
  }
  return new AppError(500, 'internal_error')
}

// A value that does not fit its column, such as a made-up cursor: a fault of the request, and nothing was changed.
const UNFIT = /^22(P02|P05|003|007|008|021)$/

const isUnfitValue = (error: unknown): boolean => UNFIT.test(String((error as { code?: unknown }).code))
