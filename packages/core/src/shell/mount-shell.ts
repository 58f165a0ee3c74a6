import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isEtagMatched } from '../kernel/http/openapi/mount.ts'
import { notFound } from '../kernel/http/problem.ts'
import type { Services } from '../kernel/services.ts'
import { type BrandReader, type Page, type PageRequestReader, renderPage, sendPage } from './send-page.ts'
import { gzipped, readShellFiles, type ShellFile } from './shell-files.ts'
import { readTemplate, type Template } from './template.ts'
import { type EndingReader, readVisitor, type Visitor } from './visitor.ts'

/** Signed-out pages: the small half of the shell. */
const SIGN_IN_PAGES = [
  '/login',
  '/continue',
  '/setup',
  '/invitation',
  '/reset-password',
  '/verify',
  '/verify-email',
  '/change-email',
  '/undo-email',
  '/forgot-password',
  '/share',
  '/welcome',
  '/interaction/:uid',
  '/logout/:uid',
  '/device',
  '/device/:uid',
]

const page = { config: { access: { kind: 'open' }, isPage: true } } as const

/** Tells a person why an application's request went wrong, on the small half of the shell. */
export type ProblemRenderer = (request: FastifyRequest, problem: object) => Promise<Page>

export type ShellParts = {
  readonly folder: string
  readonly readBrand: BrandReader
  readonly readPageRequest: PageRequestReader
  readonly readEnding: EndingReader
}

/** Serves the built shell from this process and origin; every other address than the API's is a page of the console. */
export function mountShell(
  server: FastifyInstance,
  services: Services,
  { folder, readBrand, readPageRequest, readEnding }: ShellParts,
): ProblemRenderer {
  const files = readShellFiles(folder)
  const [consolePage, signInPage] = [templateOf(files, '/index.html'), templateOf(files, '/sign-in.html')]
  const sender =
    (choose: (visitor: Visitor) => Template) => async (request: FastifyRequest, reply: FastifyReply) => {
      const visitor = await readVisitor(services, request, readEnding)
      return sendPage(
        { services, template: choose(visitor), readBrand, readPageRequest, visitor },
        request,
        reply,
      )
    }
  const sendConsole = sender(() => consolePage)

  server.get(
    '/',
    page,
    sender(visitor => (visitor.isSignedIn ? consolePage : signInPage)),
  )
  for (const address of SIGN_IN_PAGES)
    server.get(
      address,
      page,
      sender(() => signInPage),
    )
  for (const [path, file] of files)
    if (!path.endsWith('index.html') && !path.endsWith('sign-in.html')) mountFile(server, path, file)
  server.get('/*', page, (request, reply) => {
    const isPage =
      request.headers.accept?.includes('text/html') &&
      // No page begins with a dot: whoever asks for /.env or /.git is told that there is none.
      !/^\/(api|oauth2|assets)(\/|$)|\/\./.test(request.url.split('?', 1)[0]!)
    if (!isPage) throw notFound()
    return sendConsole(request, reply)
  })
  return async (request, problem) => {
    const visitor = await readVisitor(services, request, readEnding)
    return renderPage(
      { services, template: signInPage, readBrand, readPageRequest, visitor, problem },
      request,
    )
  }
}

const templateOf = (files: Map<string, ShellFile>, path: string): Template => {
  const file = files.get(path)
  if (!file) throw new Error(`SHELL_DIR has no ${path.slice(1)}: build the shell first`)
  return readTemplate(file.content.toString('utf8'), path.slice(1))
}

function mountFile(server: FastifyInstance, path: string, file: ShellFile): void {
  const etag = `"${createHash('sha256').update(file.content).digest('base64url').slice(0, 22)}"`
  const headers = { etag, vary: 'Accept-Encoding', ...headersOf(path) }
  server.get(path, page, async (request, reply) => {
    reply.headers(headers).type(file.type)
    if (isEtagMatched(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const small = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? gzipped(file) : null
    return small ? reply.header('content-encoding', 'gzip').send(await small) : reply.send(file.content)
  })
}

const CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Names under /assets carry a hash of their content; the others (service worker, offline pages) keep their name. */
function headersOf(path: string): Record<string, string> {
  if (path.startsWith('/assets/')) return { 'cache-control': 'public, max-age=31536000, immutable' }
  const kept = { 'cache-control': 'no-cache' }
  // What the worker may load is decided by the policy of its own script, not by the page's.
  if (path === '/sw.js')
    return {
      ...kept,
      'service-worker-allowed': '/',
      'content-security-policy': `${CLOSED}; connect-src 'self'`,
    }
  if (path.endsWith('.html'))
    return { ...kept, 'content-security-policy': `${CLOSED}; style-src 'self'; img-src 'self'` }
  return kept
}
