import { createHash } from 'node:crypto'
import { isLanguage } from '@tamga/formats'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isEtagMatched } from '../kernel/http/openapi/mount.ts'
import { languageOf } from '../kernel/http/request/language.ts'
import type { Services } from '../kernel/services.ts'
import { manifestOf } from './manifest.ts'
import { type BrandReader, describe, tenantIn } from './send-page.ts'

const page = { config: { access: { kind: 'open' }, isPage: true } } as const

type BrandReaders = { readonly readBrand: BrandReader; readonly readTenant: TenantReader }

/** The tenant of the session that a request carries. */
export type TenantReader = (request: FastifyRequest) => Promise<string | undefined>

/** The web app manifest and the icon, with or without a shell: of the tenant that is named, or of the session. */
export function mountBrand(
  server: FastifyInstance,
  services: Services,
  { readBrand, readTenant }: BrandReaders,
): void {
  server.get('/manifest.webmanifest', page, async (request, reply) => {
    const tenant = tenantIn(request) ?? (await readTenant(request))
    const { brand, language } = await brandFor(request, readBrand, tenant)
    const described = { ...brand, description: describe(services, language, brand) }
    const body = JSON.stringify(manifestOf(described, language, tenant))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    reply.headers({
      etag,
      'cache-control': 'private, max-age=300',
      vary: 'Cookie, Accept-Language',
      'content-language': language,
    })
    if (isEtagMatched(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/manifest+json; charset=utf-8').send(body)
  })
  server.get('/brand/icon', page, async (request, reply) => {
    const image = /^data:([^;]+);base64,(.*)$/.exec(services.brand.icon_uri ?? '')
    reply.header('cache-control', 'public, max-age=300')
    if (image) return reply.type(image[1]!).send(Buffer.from(image[2]!, 'base64'))
    const { color } = await readBrand(request.language, tenantIn(request))
    return reply.type('image/svg+xml').send(sealIn(color))
  })
}

/** In the language that is asked for, else in one that the brand has. */
async function brandFor(request: FastifyRequest, readBrand: BrandReader, tenant: string | undefined) {
  const { lang } = request.query as { lang?: string }
  const brand = await readBrand(request.language, tenant)
  const language = isLanguage(lang)
    ? lang
    : languageOf(request, { enabled: brand.languages.filter(isLanguage), byDefault: brand.default_language })
  return { language, brand: language === request.language ? brand : await readBrand(language, tenant) }
}

/** The seal: what an installation without an icon of its own shows, in its colour. */
const sealIn = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/><path d="M19 15v9a13 13 0 0 0 26 0v-9M32 15v23M26 44a6 6 0 1 0 12 0 6 6 0 1 0-12 0" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"/></svg>`
