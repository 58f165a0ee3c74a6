import type { Language } from '@tamga/formats'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import type { Assets } from './assets.ts'
import { LABELS } from './labels.ts'
import { type PageTexts, readTemplate, sendPage } from './page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For people, not part of the API and its document. */
    isPage?: boolean
  }
}

/** Where links in mails, in the terminal and of applications lead: pages of the web client. */
const CLIENT_PAGES = [
  '/',
  '/login',
  '/continue',
  '/setup',
  '/invitation',
  '/reset-password',
  '/verify-email',
  '/change-email',
  '/undo-email',
  '/forgot-password',
  '/share',
]

const open = (isPage: boolean) => ({ config: { access: { kind: 'open' }, isPage } }) as const

/** The page to browse the API. */
export function mountDocs(server: FastifyInstance, services: Services, assets: Assets): void {
  const send = pageSender(services, { file: './docs.html', prefix: 'docs', assets })
  server.get('/docs', open(true), send)
  server.get('/api/v1/docs', open(false), send)
}

/** A service that was started without the built web client says so, where its pages would be. */
export function mountNoShell(server: FastifyInstance, services: Services, assets: Assets): void {
  const send = pageSender(services, { file: './no-shell.html', prefix: 'no_shell', assets })
  for (const address of CLIENT_PAGES)
    server.get(address, open(true), (request, reply) => send(request, reply.code(503)))
}

/** The page that people see while the installation is under maintenance; it asks again by itself. */
export const maintenancePage = (services: Services, assets: Assets) =>
  pageSender(services, { file: './maintenance.html', prefix: 'maintenance', assets })

type PageSource = { file: string; prefix: 'docs' | 'no_shell' | 'maintenance'; assets: Assets }

function pageSender(services: Services, { file, prefix, assets }: PageSource) {
  const template = readTemplate(file)
  const { brand } = services
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { language } = request
    return sendPage(reply, template, {
      language,
      offered: services.settings.LANGUAGES,
      texts: textsOf(services, language, prefix),
      assets: assets.base,
      brand: { name: brand.texts[language].name, color: brand.color },
      boot: prefix === 'docs' ? docsBoot(services, language) : {},
    })
  }
}

/** What the script of the reference needs: the document, whose sentences are in Mongolian or English, and the words of its buttons. */
function docsBoot({ translator }: Services, language: Language) {
  const labels = Object.entries(LABELS).map(([word, key]) => [word, translator.text(language, key)])
  const document = `/api/v1/openapi.json${language === 'mn' ? '?lang=mn' : ''}`
  return { document, labels: Object.fromEntries(labels) }
}

function textsOf({ translator, brand }: Services, language: Language, prefix: string): PageTexts {
  const text = (key: string) => translator.text(language, key, { brand: brand.texts[language].name })
  return {
    title: text(`${prefix}.title`),
    lead: text(`${prefix}.lead`),
    noscript: text('page.noscript'),
    signin: text(prefix === 'maintenance' ? 'maintenance.sign_in' : 'docs.sign_in'),
    language: text('docs.language'),
  }
}
