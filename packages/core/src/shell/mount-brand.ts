import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '@tamga/formats'
import type { FastifyInstance } from 'fastify'
import { isHeld } from '../kernel/http/openapi/mount.ts'
import type { Services } from '../kernel/services.ts'
import { manifestOf } from './manifest.ts'

const page = { config: { access: { kind: 'open' }, isPage: true } } as const

/** The web app manifest and the icon, with or without a shell. */
export function mountBrand(server: FastifyInstance, { brand }: Services): void {
  server.get('/manifest.webmanifest', page, (request, reply) => {
    const { lang } = request.query as { lang?: string }
    const language = isLanguage(lang ?? '') ? (lang as Language) : request.language
    const body = JSON.stringify(manifestOf(brand, language))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    reply.headers({
      etag,
      'cache-control': 'private, max-age=300',
      vary: 'Cookie, Accept-Language',
      'content-language': language,
    })
    if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/manifest+json; charset=utf-8').send(body)
  })
  server.get('/brand/icon', page, (_request, reply) => {
    const image = /^data:([^;]+);base64,(.*)$/.exec(brand.icon_uri ?? '')
    reply.header('cache-control', 'public, max-age=300')
    if (!image) return reply.type('image/svg+xml').send(sealIn(brand.color))
    return reply.type(image[1]!).send(Buffer.from(image[2]!, 'base64'))
  })
}

/** The seal: what an installation without an icon of its own shows, in its colour. */
const sealIn = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/><path d="M19 15v9a13 13 0 0 0 26 0v-9M32 15v23M26 44a6 6 0 1 0 12 0 6 6 0 1 0-12 0" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"/></svg>`
