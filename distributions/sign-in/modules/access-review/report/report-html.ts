import { escapeHtml, type SessionContext } from '@tamga/core'
import type { CountedCampaign } from '../campaigns/campaign-store.ts'
import { readProgress } from '../campaigns/progress.ts'
import { itemPages, wordsOf } from '../items/evidence.ts'
import { factsOf, headOf, ITEMS_HEAD, itemRow, PROGRESS_HEAD, progressRow } from './report-facts.ts'

const STYLE = `body{font:14px/1.5 system-ui,'Noto Sans',sans-serif;color:#1b1f24;margin:2rem;max-width:70rem}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{border-bottom:1px solid #d9dde3;padding:.35rem .5rem;text-align:start;vertical-align:top}
thead{display:table-header-group}tr{break-inside:avoid}dt{font-weight:600}dd{margin:0 0 .5rem}small{color:#4b5563}@page{margin:15mm}`

const cells = (tag: 'td' | 'th', values: readonly string[]): string =>
  `<tr>${values.map(value => `<${tag}>${escapeHtml(value)}</${tag}>`).join('')}</tr>`

/** A page without scripts or remote parts, made to be printed or kept. */
export async function* htmlReport(ctx: SessionContext, campaign: CountedCampaign): AsyncGenerator<string> {
  const word = wordsOf(ctx)
  const title = `${word('report.title')}: ${campaign.name}`
  const facts = factsOf(ctx, campaign).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  yield `<!doctype html><html lang="${ctx.language}" dir="${ctx.language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1><dl>${facts.join('')}</dl><h2>${escapeHtml(word('report.reviewers'))}</h2><table><thead>${cells(
    'th',
    headOf(ctx, PROGRESS_HEAD),
  )}</thead><tbody>`
  const { items } = await readProgress(ctx, campaign.id)
  yield items.map(row => cells('td', progressRow(ctx, row))).join('\n')
  yield `</tbody></table><h2>${escapeHtml(word('report.items'))}</h2><table><thead>${cells(
    'th',
    headOf(ctx, ITEMS_HEAD),
  )}</thead><tbody>`
  for await (const page of itemPages(ctx, { campaign: campaign.id }))
    yield page.map(item => cells('td', itemRow(ctx, item))).join('\n')
  yield '</tbody></table></body></html>\n'
}
