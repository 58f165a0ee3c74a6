import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { sessionCookieName } from '../cookies.ts'
import { readCookie } from '../steps/identify.ts'
import { readAssets } from './assets.ts'
import { type PageContent, readTemplate, sendPage, type Template } from './page.ts'
import { accountTexts, docsTexts } from './page-texts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For people, not part of the API and its document. */
    isPage?: boolean
  }
}

/** Pages of the account, by address. The first three are where links in mails and the terminal lead. */
const ACCOUNT_PAGES = {
  '/setup': 'setup',
  '/invitation': 'invitation',
  '/reset-password': 'reset',
  '/verify-email': 'verify',
  '/forgot-password': 'forgot',
  '/login': 'login',
} as const

export type AccountPage = (typeof ACCOUNT_PAGES)[keyof typeof ACCOUNT_PAGES]

const open = (isPage: boolean) => ({ config: { access: { kind: 'open' }, isPage } }) as const

/** The documentation page and the few forms that a person without a session needs. */
export function mountPages(server: FastifyInstance, services: Services, isEmpty: () => Promise<boolean>): void {
  const assets = readAssets()
  assets.mount(server)
  server.get('/', open(true), (_request, reply) => reply.redirect('/login', 303))
  const docs = pageSender(services, readTemplate('./docs.html'), assets.base)
  const sendDocs = (request: FastifyRequest, reply: FastifyReply) =>
    docs(request, reply, docsTexts(services, request.language))
  server.get('/docs', open(true), sendDocs)
  server.get('/api/v1/docs', open(false), sendDocs)
  mountAccountPages(server, services, { base: assets.base, isEmpty })
}

function mountAccountPages(
  server: FastifyInstance,
  services: Services,
  { base, isEmpty }: { base: string; isEmpty: () => Promise<boolean> },
): void {
  const send = pageSender(services, readTemplate('./account.html'), base)
  for (const [address, page] of Object.entries(ACCOUNT_PAGES)) {
    server.get(address, open(true), async (request, reply) => {
      const is_done = page === 'setup' && !(await isEmpty())
      return send(request, reply, { ...accountTexts(services, request.language, page), page, is_done })
    })
  }
}

type PageTexts = { readonly title: string; readonly noscript: string; readonly texts: Readonly<Record<string, string>> }

function pageSender({ settings }: Services, template: Template, assets: string) {
  const cookie = sessionCookieName(settings.PUBLIC_ORIGIN)
  const brand = { name: settings.BRAND_NAME, color: settings.BRAND_COLOR }
  return (request: FastifyRequest, reply: FastifyReply, { title, noscript, ...boot }: PageTexts & Record<string, unknown>) => {
    // Only whether to ask who is signed in: the token itself stays out of the page.
    const has_session = readCookie(request.headers.cookie, cookie) !== null
    const content: PageContent = { language: request.language, title, noscript, brand, assets, boot: { ...boot, has_session } }
    return sendPage(reply, template, content)
  }
}
