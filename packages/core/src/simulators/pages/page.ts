import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { direction, type Language } from '@tamga/formats'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../kernel/http/pages/escape-html.ts'

const STYLE = readFileSync(new URL('./page.css', import.meta.url), 'utf8')

/** Markup that was made here and may stand in a page as it is. */
export type Markup = { readonly markup: string }

/** A template whose values are escaped, but for other markup. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  const written = values.map(value =>
    typeof value === 'string'
      ? escapeHtml(value)
      : [value]
          .flat()
          .map(({ markup }) => markup)
          .join(''),
  )
  return { markup: parts.map((part, index) => part + (written[index] ?? '')).join('') }
}

export type SimulatorPage = {
  readonly language: Language
  readonly title: string
  readonly warning: string
  readonly body: Markup
  /** Runs in the page; nothing of a request may stand in it. */
  readonly script?: string
  /** Origins that a form of the page leads to, by way of a redirect. */
  readonly formTargets?: readonly string[]
}

export function sendSimulatorPage(reply: FastifyReply, page: SimulatorPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const { language, title, warning, body, script, formTargets = [] } = page
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const head = html`<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${{ markup: STYLE }}</style>
</head>
<body>
<p class="warning" role="note">${warning}</p>
<main>${body}</main>
${script ? html`<script nonce="${nonce}">${{ markup: script }}</script>` : []}
</body>
</html>`
  return reply
    .headers({ 'content-security-policy': policy, 'content-language': language, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(head.markup)
}
