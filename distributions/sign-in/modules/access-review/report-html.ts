import type { SessionContext } from '@tamga/core'
import type { CountedCampaign } from './campaign-store.ts'
import { itemPages, wordsOf } from './evidence.ts'
import type { ItemRow } from './item-store.ts'
import { readProgress } from './progress.ts'
import { reasonsOf } from './reasons.ts'
import { factsOf, progressRow } from './report-facts.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, mark => ENTITIES[mark]!)

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
    [
      'report.reviewer',
      'report.total',
      'report.decided',
      'report.keep',
      'report.remove',
      'report.fast',
      'report.notice',
    ].map(key => word(key)),
  )}</thead><tbody>`
  const { items } = await readProgress(ctx, campaign.id)
  yield items.map(row => cells('td', progressRow(ctx, row))).join('\n')
  yield `</tbody></table><h2>${escapeHtml(word('report.items'))}</h2><table><thead>${cells(
    'th',
    [
      'report.person',
      'report.role',
      'report.evidence',
      'report.reviewer',
      'report.decision',
      'report.outcome',
    ].map(key => word(key)),
  )}</thead><tbody>`
  for await (const page of itemPages(ctx, { campaign: campaign.id }))
    yield page.map(item => cells('td', itemRow(ctx, item))).join('\n')
  yield '</tbody></table></body></html>\n'
}

function itemRow(ctx: SessionContext, item: ItemRow): string[] {
  const word = wordsOf(ctx)
  const decision = item.decision ? word(`decision.${item.decision}`) : word('decision.none')
  const by = item.decided_by
    ? `${item.decided_by.name}, ${item.decided_at!.slice(0, 16).replace('T', ' ')}`
    : ''
  const outcome = item.outcome ? word(`outcome.${item.outcome}`) : ''
  const reason = item.outcome_reason ? word(`outcome_reason.${item.outcome_reason}`) : ''
  return [
    `${item.user.name} (${item.user.email})`,
    item.role.name,
    reasonsOf(ctx, item)
      .map(({ text }) => text)
      .join('; '),
    item.reviewer.name,
    [decision, by, item.comment ?? ''].filter(Boolean).join(' · '),
    [outcome, reason].filter(Boolean).join(' · '),
  ]
}
