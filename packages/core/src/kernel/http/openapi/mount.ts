import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { type Document, documentOf } from '../documents/document.ts'
import { inMongolian } from './in-mongolian.ts'
import { openapiDocument } from './openapi.ts'

/**
 * GET /api/v1/openapi.json: made when first asked for, the same for everyone, and cheap to ask for again; `?lang=mn` has its sentences
 * in Mongolian.
 */
export function mountOpenapi(server: FastifyInstance, services: Services, version: string): void {
  const { modules, settings } = services
  const contract = () => openapiDocument(modules.all, settings, version)
  const texts: { english?: Document; mongolian?: Document } = {}
  const english = () => (texts.english ??= published(contract()))
  const mongolian = () => (texts.mongolian ??= published(inMongolian(contract(), modules.all)))
  server.get('/api/v1/openapi.json', { config: { access: { kind: 'open' } } }, (request, reply) => {
    const { lang } = request.query as { lang?: string }
    const { body, etag } = lang === 'mn' ? mongolian() : english()
    reply.headers({ etag, 'cache-control': 'public, max-age=300' })
    if (isEtagMatched(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

const published = (document: object): Document => documentOf(JSON.stringify(document))

/** RFC 9110 §13.1.2: a list of tags, compared weakly, or any. */
export function isEtagMatched(ifNoneMatch: string | undefined, etag: string): boolean {
  const held = ifNoneMatch?.split(',').map(tag => tag.trim().replace(/^W\//, '')) ?? []
  return held.includes(etag) || held.includes('*')
}
