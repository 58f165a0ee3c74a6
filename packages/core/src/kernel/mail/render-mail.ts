import { escapeHtml } from '../http/pages/escape-html.ts'

export type MailContent = {
  language: string
  dir: 'ltr' | 'rtl'
  brandName: string
  heading: string
  paragraphs: readonly string[]
  action?: { label: string; url: string } | undefined
  footer: string
}

/** One content as plain text and as simple HTML: no images, scripts or remote parts, readable by any program. */
export function renderMail(content: MailContent): { text: string; html: string } {
  if (content.action) checkUrl(content.action.url)
  return { text: renderText(content), html: renderHtml(content) }
}

function checkUrl(url: string): void {
  const parsed = URL.parse(url)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol))
    throw new Error('a mail links to http or https only')
}

function renderText({ brandName, heading, paragraphs, action, footer }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : []
  return `${[heading, ...paragraphs, ...link, `-- \n${brandName}\n${footer}`].join('\n\n')}\n`
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"

function renderHtml(content: MailContent): string {
  const { language, dir, brandName, heading, paragraphs, action, footer } = content
  const align = dir === 'rtl' ? 'right' : 'left'
  const body = paragraphs.map(text => `<p style="margin:0 0 16px">${escapeLines(text)}</p>`)
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body dir="${dir}" style="margin:0;padding:24px;background:#f4f5f7;color:#1b1f24;${FONT};font-size:16px;line-height:1.5">
<div role="article" lang="${escapeHtml(language)}" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px;text-align:${align}">
<p style="margin:0 0 24px;font-weight:600"><bdi>${escapeHtml(brandName)}</bdi></p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${[...body, ...(action ? [renderAction(action)] : [])].join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d9dde3;font-size:14px;color:#4b5563">${escapeLines(footer)}</p>
</div>
</body>
</html>
`
}

function renderAction({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url)
  const button = 'display:inline-block;padding:12px 20px;background:#1d4ed8;color:#ffffff;border-radius:6px'
  // The address is shown too, for programs that take links away, and so that it can be read before it is opened.
  return `<p style="margin:24px 0"><a href="${href}" style="${button};text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all"><a href="${href}" dir="ltr" style="color:#1d4ed8">${href}</a></p>`
}

function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
