import { inTenant, type PdfCell, pdfReport, type SessionContext, type Static } from '@tamga/core'
import type { CountedCampaign } from '../campaigns/campaign-store.ts'
import { readProgress } from '../campaigns/progress.ts'
import type { ReviewerProgress } from '../contract.ts'
import { itemPages, wordsOf } from '../items/evidence.ts'
import type { ItemRow } from '../items/item-store.ts'
import { reasonsOf } from '../items/reasons.ts'
import { headOf, moment, roleName, scopeOf } from './report-facts.ts'

/** More than this on paper nobody reads: a longer campaign shows what it removed, and the CSV has all of it. */
const MOST_ITEMS = 2000

const REVIEWERS_HEAD = ['reviewer', 'total', 'decided', 'keep', 'remove', 'against', 'fast', 'notice']
const ITEMS_HEAD = ['person', 'role', 'evidence', 'reviewer', 'decision', 'outcome']

export async function* pdfOf(ctx: SessionContext, campaign: CountedCampaign): AsyncGenerator<Uint8Array> {
  const word = wordsOf(ctx)
  const isFinal = campaign.status === 'closed'
  yield* pdfReport({
    language: ctx.language,
    owner: ctx.tenant.name,
    title: word('report.title'),
    subtitle: campaign.name,
    status: {
      label: word(`status.${campaign.status}`),
      text: word(isFinal ? 'report.final' : 'report.not_final'),
      tone: isFinal ? 'good' : 'warn',
    },
    facts: await factsOf(ctx, campaign),
    figures: figuresOf(ctx, campaign),
    tables: [
      {
        title: word('report.reviewers'),
        head: headOf(ctx, REVIEWERS_HEAD),
        widths: [0.26, 0.09, 0.09, 0.09, 0.09, 0.11, 0.11, 0.16],
        rows: reviewerRows(ctx, campaign),
        empty: word('report.empty'),
      },
      {
        title: word(campaign.total > MOST_ITEMS ? 'report.removed_items' : 'report.items'),
        head: headOf(ctx, ITEMS_HEAD),
        widths: [0.2, 0.13, 0.26, 0.12, 0.17, 0.12],
        rows: itemRows(ctx, campaign),
        empty: word('report.empty'),
      },
    ],
    seal: {
      title: word('report.seal'),
      text: word('report.seal.text'),
      lines: ['name', 'signature', 'date'].map(line => word(`report.sign.${line}`)),
    },
    pageLabel: (page, pages) => word('report.page', { page, pages }),
    undrawn: word('report.undrawn'),
  })
}

async function factsOf(ctx: SessionContext, campaign: CountedCampaign): Promise<[string, string][]> {
  const word = wordsOf(ctx)
  const closed = [moment(campaign.closed_at), campaign.closed_by_name ?? ''].filter(Boolean).join(' · ')
  return [
    [word('report.created_by'), campaign.created_by_name ?? '—'],
    [word('report.opened_at'), moment(campaign.opened_at)],
    [word('report.due_at'), moment(campaign.due_at)],
    [word('report.closed_at'), closed],
    [word('report.scope_roles'), await inTenant(ctx, tx => scopeOf(tx, ctx, campaign))],
    [word('report.rule'), word(`report.rule.${campaign.reviewer_rule}`)],
    [word('report.undecided_rule'), word(`decision.${campaign.on_undecided}`)],
    [word('report.made_at'), moment(new Date().toISOString())],
  ]
}

function figuresOf(ctx: SessionContext, { total, keep, remove }: CountedCampaign) {
  const figure = (key: string, value: number, tone: 'good' | 'bad' | 'warn' | 'plain') => ({
    label: wordsOf(ctx)(`report.${key}`),
    value,
    text: String(value),
    tone,
  })
  return [
    figure('total', total, 'plain'),
    figure('keep', keep, 'good'),
    figure('remove', remove, 'bad'),
    figure('undecided', total - keep - remove, 'plain'),
  ]
}

type Progress = Static<typeof ReviewerProgress>['items'][number]

async function* reviewerRows(ctx: SessionContext, { id }: CountedCampaign): AsyncGenerator<PdfCell[]> {
  for (const row of (await readProgress(ctx, id)).items) yield reviewerRow(ctx, row)
}

const plain = (text: string | number): PdfCell => [{ text: String(text) }]

const reviewerRow = (ctx: SessionContext, row: Progress): PdfCell[] => [
  [
    { text: row.reviewer.name, isBold: true },
    { text: row.reviewer.email, isSoft: true },
  ],
  plain(row.total),
  plain(row.decided),
  plain(row.keep),
  plain(row.remove),
  plain(row.against_recommendation),
  plain(row.fast),
  row.rubber_stamp
    ? [{ text: wordsOf(ctx)('report.rubber_stamp'), tone: 'warn', isBold: true }]
    : [{ text: '—', isSoft: true }],
]

async function* itemRows(ctx: SessionContext, { id, total }: CountedCampaign): AsyncGenerator<PdfCell[]> {
  const filter = { campaign: id, ...(total > MOST_ITEMS && { decision: 'remove' as const }) }
  let left = MOST_ITEMS
  for await (const page of itemPages(ctx, filter))
    for (const item of page) {
      if (left-- === 0) return
      yield itemRow(ctx, item)
    }
}

const itemRow = (ctx: SessionContext, item: ItemRow): PdfCell[] => [
  [
    { text: item.user.name, isBold: true, isOwn: true },
    { text: item.user.email, isSoft: true },
  ],
  plain(roleName(ctx, item.role)),
  reasonsOf(ctx, item).map(({ text }) => ({ text, isSoft: true })),
  plain(item.reviewer.name),
  decisionCell(ctx, item),
  outcomeCell(ctx, item),
]

function decisionCell(ctx: SessionContext, { decision, decided_by, decided_at, comment }: ItemRow): PdfCell {
  const text = wordsOf(ctx)(`decision.${decision ?? 'none'}`)
  const tone = decision === 'remove' ? 'bad' : decision === 'keep' ? 'good' : 'plain'
  return [
    { text, tone, isBold: decision !== null },
    { text: [decided_by?.name, decided_by && moment(decided_at)].filter(Boolean).join(' · '), isSoft: true },
    { text: comment ? `“${comment}”` : '', isOwn: true },
  ]
}

function outcomeCell(ctx: SessionContext, { outcome, outcome_reason }: ItemRow): PdfCell {
  const word = wordsOf(ctx)
  const tone = outcome === 'removed' ? 'bad' : 'plain'
  return [
    { text: outcome ? word(`outcome.${outcome}`) : '—', tone, isSoft: outcome === null },
    { text: outcome_reason ? word(`outcome_reason.${outcome_reason}`) : '', isSoft: true },
  ]
}
