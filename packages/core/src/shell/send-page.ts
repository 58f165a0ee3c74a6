import { randomBytes } from 'node:crypto'
import { direction, isLanguage, type Language } from '@tamga/formats'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../kernel/http/cookies.ts'
import { negotiateLanguage } from '../kernel/i18n/negotiate.ts'
import type { Services } from '../kernel/services.ts'
import { pageTitle } from './page-title.ts'
import type { Template } from './template.ts'
import type { Visitor } from './visitor.ts'

/** The brand a page starts with: the installation's, or a tenant's where the address or the session names one. */
export type BrandReader = (language: Language, tenant: string | undefined) => Promise<ShellBrand>

/** Whose application leads to a page, and which languages it asks for. */
export type PageRequest = { readonly tenant: string | undefined; readonly ui_locales: string | undefined }

/** By the address of the page; undefined where no application asks. */
export type PageRequestReader = (address: string) => Promise<PageRequest | undefined>

export type ShellBrand = {
  name: string
  short_name: string
  description: string
  color: string
  logo_uri: string | null
  logo_dark_uri: string | null
  docs_url: string | null
  sections: string[]
  default_language: string
  languages: string[]
}

export type PageSource = {
  readonly services: Services
  readonly template: Template
  readonly readBrand: BrandReader
  readonly readPageRequest: PageRequestReader
  readonly visitor: Visitor
  /** What an application's sign-in request failed with, for the page that tells it. */
  readonly problem?: object
}

export type Page = { readonly html: string; readonly headers: Record<string, string> }

export async function sendPage(
  source: PageSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { html, headers } = await renderPage(source, request)
  return reply.headers(headers).type('text/html; charset=utf-8').send(html)
}

/** A page of the shell with everything its first frame needs. */
export async function renderPage(
  { services, template, readBrand, readPageRequest, visitor, problem }: PageSource,
  request: FastifyRequest,
): Promise<Page> {
  const nonce = randomBytes(16).toString('base64')
  const pageRequest = await readPageRequest(request.url)
  const { brand, language, tenant } = await brandInLanguage({ readBrand, visitor, pageRequest }, request)
  const path = request.url.split('?', 1)[0]!
  const scheme = /(?:^|;\s*)scheme=(light|dark)/.exec(request.headers.cookie ?? '')?.[1] ?? 'auto'
  return {
    headers: {
      'content-security-policy': contentSecurityPolicy(nonce),
      'content-language': language,
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language',
    },
    html: template({
      LANG: language,
      DIR: direction(language),
      SCHEME: scheme === 'auto' ? 'light' : scheme,
      TITLE: pageTitle(services, { path, isSignedIn: visitor.isSignedIn, language }, brand.name),
      DESCRIPTION: describe(services, language, brand),
      THEME_COLOR: brand.color,
      BOOT: {
        language,
        nonce,
        scheme,
        brand: bootBrand(brand),
        ...(tenant !== undefined && { tenant }),
        installation_name: services.settings.BRAND_NAME,
        languages: brand.languages,
        features: featuresOf(services),
        signed_in: visitor.isSignedIn,
        ...(problem && { problem }),
        ...(visitor.ending && { ending: visitor.ending }),
      },
      NOSCRIPT: services.translator.text(language, 'page.noscript'),
      CSP_NONCE: nonce,
    }),
  }
}

/** Images are carried as data: the same logo is not sent twice. */
const bootBrand = ({ name, short_name, description, color, docs_url, sections, ...brand }: ShellBrand) => ({
  name,
  short_name,
  description,
  color,
  logo_uri: brand.logo_uri,
  logo_dark_uri: brand.logo_dark_uri === brand.logo_uri ? null : brand.logo_dark_uri,
  docs_url,
  sections,
})

const featuresOf = ({ settings }: Services) => ({
  password: settings.PASSWORD_LOGIN,
  password_min: settings.PASSWORD_MIN,
  social: settings.SOCIAL_LOGIN_CLIENT_ID !== undefined,
  ai: settings.AI_API_KEY !== undefined,
})

/** A brand without a description is described by what it is for. */
export function describe(
  { settings, translator }: Services,
  language: Language,
  { name, description }: Pick<ShellBrand, 'name' | 'description'>,
): string {
  const isItsOwn = description !== '' && description !== name && description !== settings.BRAND_NAME
  return isItsOwn ? description : translator.text(language, 'page.description')
}

type BrandSource = Pick<PageSource, 'readBrand' | 'visitor'> & {
  readonly pageRequest: PageRequest | undefined
}

/** Which languages are enabled is known with the brand only; where the wish is not among them, the brand is asked again. */
async function brandInLanguage({ readBrand, visitor, pageRequest }: BrandSource, request: FastifyRequest) {
  const tenant = tenantIn(request) ?? pageRequest?.tenant ?? visitor.tenant
  const brand = await readBrand(request.language, tenant)
  const language = negotiateLanguage({
    cookie: readCookie(request.headers.cookie, 'lang') ?? undefined,
    uiLocales: pageRequest?.ui_locales,
    acceptLanguage: request.headers['accept-language'],
    tenantDefault: brand.default_language,
    enabled: brand.languages.filter(isLanguage),
  })
  return {
    language,
    tenant,
    brand: language === request.language ? brand : await readBrand(language, tenant),
  }
}

export const tenantIn = (request: FastifyRequest): string | undefined => {
  const { tenant } = request.query as { tenant?: unknown }
  return typeof tenant === 'string' && /^[\w-]{1,64}$/.test(tenant) ? tenant : undefined
}

const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A native shell hands a chosen file to the page as an address inside of it.
    "connect-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
