import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { sessionCookieName } from '../cookies.ts'
import { readCookie } from '../steps/identify.ts'
import type { Assets } from './assets.ts'
import { readTemplate, sendPage } from './page.ts'
import { accountTexts, docsTexts, type PageTexts } from './page-texts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For people, not part of the API and its document. */
    isPage?: boolean
  }
}

/** Pages of the account, by address. The first four are where links in mails and the terminal lead. */
const ACCOUNT_PAGES = {
  '/setup': 'setup',
  '/invitation': 'invitation',
  '/reset-password': 'reset',
  '/verify-email': 'verify',
  '/forgot-password': 'forgot',
  '/login': 'login',
}

const open = (isPage: boolean) => ({ config: { access: { kind: 'open' }, isPage } }) as const

/** The documentation page. */
export function mountDocs(server: FastifyInstance, services: Services, assets: Assets): void {
  const docs = pageSender(services, './docs.html', assets.base)
  const sendDocs = (request: FastifyRequest, reply: FastifyReply) =>
    docs(request, reply, docsTexts(services, request.language))
  server.get('/docs', open(true), sendDocs)
  server.get('/api/v1/docs', open(false), sendDocs)
}

/** The few forms that a person without a session needs, for a core that runs without a shell. */
export function mountAccountPages(
  server: FastifyInstance,
  services: Services,
  { assets, isEmpty }: { assets: Assets; isEmpty: () => Promise<boolean> },
): void {
  server.get('/', open(true), (_request, reply) => reply.redirect('/login', 303))
  const account = pageSender(services, './account.html', assets.base)
  for (const [address, page] of Object.entries(ACCOUNT_PAGES)) {
    server.get(address, open(true), async (request, reply) => {
      const is_done = page === 'setup' && !(await isEmpty())
      return account(request, reply, { ...accountTexts(services, request.language, page), page, is_done })
    })
  }
}

type Boot = PageTexts & Readonly<Record<string, unknown>>

function pageSender({ settings, brand }: Services, file: string, assets: string) {
  const template = readTemplate(file)
  const cookie = sessionCookieName(settings.PUBLIC_ORIGIN)
  return (request: FastifyRequest, reply: FastifyReply, { title, noscript, ...boot }: Boot) => {
    const { language } = request
    // Only whether to ask who is signed in: the token itself stays out of the page.
    const has_session = readCookie(request.headers.cookie, cookie) !== null
    return sendPage(reply, template, {
      language,
      title,
      noscript,
      assets,
      brand: { name: brand.texts[language].name, color: brand.color },
      boot: { ...boot, has_session },
    })
  }
}
