import type { FastifyRequest } from 'fastify'
import { takeIfMatch } from '../preconditions.ts'
import { AppError, invalid } from '../problem.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { isStorableText } from './json-body.ts'

/** The body has the media type of the route; an absent JSON body counts as `{}`, and If-Match as its version. */
export function prepareBody(request: FastifyRequest, { shape, method }: RouteDefinition): void {
  if (method === 'GET') return
  const isText = Buffer.isBuffer(request.body)
  const type = /^[^;\s]+/.exec(request.headers['content-type'] ?? '')?.[0].toLowerCase()
  if (isText !== (shape.consumes !== undefined) || (isText && type !== shape.consumes))
    throw new AppError(415, 'unsupported_media_type')
  if (isText) request.body = decodeText(request.body as Buffer)
  else if (request.body === undefined) request.body = {}
  takeIfMatch(request, shape)
}

function decodeText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isStorableText(text)) return text
  } catch {
    // Fall through: not UTF-8.
  }
  throw invalid({ path: '', code: 'bad_unicode' })
}
