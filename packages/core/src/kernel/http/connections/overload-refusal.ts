import type { ServerResponse } from 'node:http'
import type { Language } from '@tamga/formats'
import type { Services } from '../../services.ts'
import { type AppError, problemBody } from '../problem.ts'
import { securityHeaders } from '../reply/security-headers.ts'

export type Refused = {
  readonly language: Language
  readonly requestId: string
  readonly problem: AppError
}

/** Answers 503 with Retry-After. */
export type RefuseOverloaded = (response: ServerResponse, refused: Refused) => void

type Prepared = {
  readonly headers: readonly string[]
  /** The body before and after the request's id, and how many bytes that is without it. */
  readonly before: string
  readonly after: string
  readonly bytes: number
}

const ID_PLACE = 'request-id-goes-here'

/**
 * Refusals are many exactly when there is no time: each answer is made once for its language and delay, and a request adds nothing but
 * its id.
 */
export function createOverloadRefusal({
  settings,
  translator,
}: Pick<Services, 'settings' | 'translator'>): RefuseOverloaded {
  const common = Object.entries(securityHeaders(settings.PUBLIC_ORIGIN.startsWith('https:'))).flat()
  const prepared = new Map<string, Prepared>()

  function prepare(language: Language, problem: AppError): Prepared {
    const body = problemBody(problem, translator, { language, request_id: ID_PLACE })
    const [before = '', after = ''] = JSON.stringify(body).split(ID_PLACE)
    const headers = {
      'content-type': 'application/problem+json',
      'content-language': language,
      ...problem.extra.headers,
    }
    return {
      headers: [...common, ...Object.entries(headers).flat()],
      before,
      after,
      bytes: Buffer.byteLength(before + after),
    }
  }

  return (response, { language, requestId, problem }) => {
    const key = `${language} ${problem.extra.headers?.['retry-after']}`
    const answer = prepared.get(key) ?? prepare(language, problem)
    prepared.set(key, answer)
    const length = answer.bytes + requestId.length
    response
      .writeHead(503, [...answer.headers, 'x-request-id', requestId, 'content-length', String(length)])
      .end(answer.before + requestId + answer.after)
  }
}
