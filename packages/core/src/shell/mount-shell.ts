import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookieName } from '../kernel/http/cookies.ts'
import { isHeld } from '../kernel/http/openapi-mount.ts'
import { notFound } from '../kernel/http/problem.ts'
import { readCookie } from '../kernel/http/steps/identify.ts'
import { direction, isLanguage, type Language } from '../kernel/i18n/languages.ts'
import type { Services } from '../kernel/services.ts'
import { gzipped, readShellFiles, type ShellFile } from './shell-files.ts'
import { readTemplate, type Template } from './template.ts'

/** The brand a page starts with: the installation's, or a tenant's where the address names one. */
export type BrandReader = (language: Language, tenant: string | undefined) => Promise<ShellBrand>

export type ShellBrand = {
  name: string
  short_name: string
  description: string
  color: string
  logo_uri: string | null
  docs_url: string | null
  sections: string[]
  languages: string[]
}

/** Signed-out pages: the small half of the shell. */
const SIGN_IN_PAGES = [
  '/login',
  '/setup',
  '/invitation',
  '/reset-password',
  '/verify-email',
  '/forgot-password',
  '/welcome',
]

const page = { config: { access: { kind: 'open' }, isPage: true } } as const

/** Serves the built shell from this process and origin; every other address than the API's is a page of the console. */
export function mountShell(
  server: FastifyInstance,
  services: Services,
  folder: string,
  readBrand: BrandReader,
): void {
  const files = readShellFiles(folder)
  const templates = { console: templateOf(files, '/index.html'), signIn: templateOf(files, '/sign-in.html') }
  const cookie = sessionCookieName(services.settings.PUBLIC_ORIGIN)
  const send = (template: Template) => async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(services, template, await readBrand(request.language, tenantIn(request)), request, reply)
  const [sendConsole, sendSignIn] = [send(templates.console), send(templates.signIn)]

  server.get('/', page, (request, reply) =>
    readCookie(request.headers.cookie, cookie) === null
      ? sendSignIn(request, reply)
      : sendConsole(request, reply),
  )
  for (const address of SIGN_IN_PAGES) server.get(address, page, sendSignIn)
  for (const [path, file] of files)
    if (!path.endsWith('index.html') && !path.endsWith('sign-in.html')) mountFile(server, path, file)
  server.get('/*', page, (request, reply) => {
    const isPage =
      request.headers.accept?.includes('text/html') &&
      !/^\/(api|oauth2|\.well-known|assets)(\/|$)/.test(request.url)
    if (!isPage) throw notFound()
    return sendConsole(request, reply)
  })
}

const templateOf = (files: Map<string, ShellFile>, path: string): Template => {
  const file = files.get(path)
  if (!file) throw new Error(`SHELL_DIR has no ${path.slice(1)}: build the shell first`)
  return readTemplate(file.content.toString('utf8'), path.slice(1))
}

const tenantIn = (request: FastifyRequest): string | undefined => {
  const { tenant } = request.query as { tenant?: unknown }
  return typeof tenant === 'string' && /^[\w-]{1,64}$/.test(tenant) ? tenant : undefined
}

function sendPage(
  { settings, translator }: Services,
  template: Template,
  brand: ShellBrand,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const language = enabledLanguage(request, brand.languages)
  const scheme = /(?:^|;\s*)scheme=(light|dark)/.exec(request.headers.cookie ?? '')?.[1] ?? 'auto'
  const { name, description, color } = brand
  const features = {
    password: settings.PASSWORD_LOGIN,
    social: settings.SOCIAL_LOGIN_CLIENT_ID !== undefined,
    ai: settings.AI_API_KEY !== undefined,
  }
  return reply
    .headers({
      'content-security-policy': contentSecurityPolicy(nonce),
      'content-language': language,
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(
      template({
        LANG: language,
        DIR: direction(language),
        SCHEME: scheme === 'auto' ? 'light' : scheme,
        TITLE: name,
        DESCRIPTION: description,
        THEME_COLOR: color,
        BOOT: { language, nonce, scheme, brand, languages: brand.languages, features },
        NOSCRIPT: translator.text(language, 'account.noscript'),
        CSP_NONCE: nonce,
      }),
    )
}

function enabledLanguage(request: FastifyRequest, enabled: readonly string[]): Language {
  if (enabled.includes(request.language)) return request.language
  const first = enabled.find(isLanguage)
  return first ?? 'mn'
}

const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

function mountFile(server: FastifyInstance, path: string, file: ShellFile): void {
  const etag = `"${createHash('sha256').update(file.content).digest('base64url').slice(0, 22)}"`
  // Names under /assets carry a hash of their content; the others (service worker, offline page) keep their name.
  const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  server.get(path, page, async (request, reply) => {
    reply.headers({ etag, 'cache-control': caching, vary: 'Accept-Encoding' }).type(file.type)
    if (path === '/sw.js') reply.header('service-worker-allowed', '/')
    if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const small = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? gzipped(file) : null
    return small ? reply.header('content-encoding', 'gzip').send(await small) : reply.send(file.content)
  })
}
