import type { FastifyRequest } from 'fastify'
import { takeIfMatch } from '../preconditions.ts'
import { AppError, invalid } from '../problem.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { PART_TYPE, PDF_TYPE, PICTURE_TYPES } from './content-types.ts'
import { isStorableText } from './json-body.ts'

/** The body has the media type of the route; an absent JSON body counts as `{}`, and If-Match as its version. */
export function prepareBody(request: FastifyRequest, { shape, method }: RouteDefinition): void {
  if (method === 'GET') return
  const isBytes = Buffer.isBuffer(request.body)
  const type = /^[^;\s]+/.exec(request.headers['content-type'] ?? '')?.[0].toLowerCase()
  const isTaken = isBytes ? consumedTypes(shape).includes(type!) : !shape.consumes || takesEither(shape)
  if (!isTaken) throw new AppError(415, 'unsupported_media_type')
  // Without a media type nothing would say which schema the body has to match.
  if (request.body === undefined && takesEither(shape)) throw invalid({ path: '', code: 'required' })
  if (isBytes && isText(shape)) request.body = decodeText(request.body as Buffer)
  else if (request.body === undefined) request.body = {}
  takeIfMatch(request, shape)
}

/** Bytes of a media type, or JSON. */
export const takesEither = ({ consumes, body }: RouteDefinition['shape']): boolean =>
  consumes !== undefined && body !== undefined

export const isText = ({ consumes }: RouteDefinition['shape']): boolean =>
  consumes !== 'image' && consumes !== PDF_TYPE && consumes !== PART_TYPE

/** The media types of a body that is not JSON. */
export const consumedTypes = ({ consumes }: RouteDefinition['shape']): readonly string[] =>
  consumes === 'image' ? PICTURE_TYPES : consumes ? [consumes] : []

function decodeText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isStorableText(text)) return text
  } catch {
    // Fall through: not UTF-8.
  }
  throw invalid({ path: '', code: 'bad_unicode' })
}
