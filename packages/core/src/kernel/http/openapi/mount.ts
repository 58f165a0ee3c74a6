import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { openapiDocument } from './openapi.ts'

/** GET /api/v1/openapi.json: made once, the same for everyone, and cheap to ask for again. */
export function mountOpenapi(server: FastifyInstance, services: Services, version: string): void {
  const body = JSON.stringify(openapiDocument(services.modules.all, services.settings, version))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  server.get('/api/v1/openapi.json', { config: { access: { kind: 'open' } } }, (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, max-age=300' })
    if (isEtagMatched(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

/** RFC 9110 §13.1.2: a list of tags, compared weakly, or any. */
export function isEtagMatched(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = ifNoneMatch?.split(',').map(tag => tag.trim().replace(/^W\//, '')) ?? []
  return held.includes(etag) || held.includes('*')
}
