import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { direction, type Language, NATIVE_NAMES } from '@tamga/formats'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from './escape-html.ts'

export type PageContent = {
  readonly language: Language
  /** Languages to choose from. */
  readonly offered: readonly Language[]
  readonly texts: PageTexts
  readonly brand: { readonly name: string; readonly color: string }
  readonly assets: string
  /** What the script of the page needs to know. */
  readonly boot: Readonly<Record<string, unknown>>
}

export type PageTexts = Readonly<Record<'title' | 'lead' | 'noscript' | 'signin' | 'language', string>>

export type Template = (content: PageContent, nonce: string) => string

/** A file with `__name__` marks, cut at them once; a mark that nothing fills stops the start. */
export function readTemplate(file: string): Template {
  const parts = readFileSync(new URL(file, import.meta.url), 'utf8').split(/__([a-z]+)__/)
  const marks = parts.filter((_, index) => index % 2 === 1)
  const unknown = marks.filter(mark => !(MARKS as readonly string[]).includes(mark))
  if (unknown.length > 0) throw new Error(`${file} has marks that nothing fills: ${unknown.join(', ')}`)
  return (content, nonce) => {
    const values = valuesOf(content, nonce)
    return parts.map((part, index) => (index % 2 === 0 ? part : values[part as Mark])).join('')
  }
}

const TEXT_MARKS = ['title', 'lead', 'noscript', 'signin', 'language'] as const
const MARKS = [...TEXT_MARKS, 'lang', 'dir', 'brand', 'color', 'assets', 'nonce', 'boot'] as const
type Mark = (typeof MARKS)[number]

function valuesOf(
  { language, offered, texts, brand, assets, boot }: PageContent,
  nonce: string,
): Record<Mark, string> {
  const languages = offered.map(code => ({ code, name: NATIVE_NAMES[code] }))
  const written = TEXT_MARKS.map(mark => [mark, escapeHtml(texts[mark])])
  return {
    ...(Object.fromEntries(written) as Record<(typeof TEXT_MARKS)[number], string>),
    lang: language,
    dir: direction(language),
    brand: escapeHtml(brand.name),
    color: escapeHtml(brand.color),
    assets,
    nonce,
    boot: escapeHtml(JSON.stringify({ language, languages, ...boot })),
  }
}

/** Sends a page under a policy that lets its own script and style run, and nothing else. */
export function sendPage(reply: FastifyReply, template: Template, content: PageContent): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .headers({
      'content-security-policy': contentSecurityPolicy(nonce),
      'content-language': content.language,
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(template(content, nonce))
}

const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    // Swagger UI draws its icons from data addresses.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
