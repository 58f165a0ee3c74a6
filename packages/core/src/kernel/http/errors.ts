import { fmt } from '@tamga/formats'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isTransient } from '../database/transient-faults.ts'
import { SemaphoreFullError } from '../reliability/semaphore.ts'
import type { Services } from '../services.ts'
import { JsonBodyError } from './body/json-body.ts'
import { AppError, invalid, overloaded, problemBody } from './problem.ts'

/** A refusal is told in the caller's language; anything else is 500 without detail. */
export const answerErrors =
  (services: Services) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toAppError(error, fmt.bytes(request.language, services.settings.BODY_LIMIT))
    if (problem.status >= 500 && problem.code !== 'overloaded') {
      services.log.error(
        { err: error, request_id: request.id, route: request.routeOptions.url },
        'a request failed',
      )
    }
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

export function toAppError(error: unknown, bodyLimit: string): AppError {
  if (error instanceof AppError) return error
  if (error instanceof JsonBodyError) {
    return invalid({ path: '', code: error.code })
  }
  if (error instanceof SemaphoreFullError || isTransient(error)) return overloaded(1)
  if (isUnfitValue(error)) return invalid({ path: '', code: 'malformed' })
  return fastifyError(error as Partial<FastifyError>, bodyLimit)
}

function fastifyError(error: Partial<FastifyError>, limit: string): AppError {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError(413, 'payload_too_large', { params: { limit } })
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError(415, 'unsupported_media_type')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError(400, 'validation_failed', { errors: [{ path: '', code: 'malformed' }] })
  }
  return new AppError(500, 'internal_error')
}

// A value that does not fit its column, such as a made-up cursor: a fault of the request, and nothing was changed.
const UNFIT = /^22(P02|P05|003|007|008|021)$/

const isUnfitValue = (error: unknown): boolean => UNFIT.test(String((error as { code?: unknown }).code))
