import { pdfReport, type SessionContext } from '@tamga/core'
import type { CountedCampaign } from './campaign-store.ts'
import { itemPages, wordsOf } from './evidence.ts'
import { readProgress } from './progress.ts'
import { factsOf, headOf, ITEMS_HEAD, itemRow, PROGRESS_HEAD, progressRow } from './report-facts.ts'

/** The font of the report has no Arabic and no Chinese: whoever reads these gets English words, and a page to print in their own. */
const WRITTEN = ['mn', 'en', 'ru', 'fr', 'es']

/** More than this on paper nobody reads: a longer campaign shows what it removed, and the CSV has all of it. */
const MOST_ITEMS = 2000

export function pdfOf(reader: SessionContext, campaign: CountedCampaign): AsyncGenerator<Uint8Array> {
  const ctx = WRITTEN.includes(reader.language) ? reader : { ...reader, language: 'en' as const }
  const word = wordsOf(ctx)
  return pdfReport({
    title: `${word('report.title')}: ${campaign.name}`,
    language: ctx.language,
    facts: factsOf(ctx, campaign),
    tables: [
      {
        title: word('report.reviewers'),
        head: headOf(ctx, PROGRESS_HEAD),
        widths: [0.3, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2],
        rows: progressRows(ctx, campaign),
      },
      {
        title: word(campaign.total > MOST_ITEMS ? 'report.removed_items' : 'report.items'),
        head: headOf(ctx, ITEMS_HEAD),
        widths: [0.2, 0.12, 0.28, 0.12, 0.16, 0.12],
        rows: itemRows(ctx, campaign),
      },
    ],
  })
}

async function* progressRows(ctx: SessionContext, { id }: CountedCampaign): AsyncGenerator<string[]> {
  for (const row of (await readProgress(ctx, id)).items) yield progressRow(ctx, row)
}

async function* itemRows(ctx: SessionContext, { id, total }: CountedCampaign): AsyncGenerator<string[]> {
  const filter = { campaign: id, ...(total > MOST_ITEMS && { decision: 'remove' as const }) }
  let left = MOST_ITEMS
  for await (const page of itemPages(ctx, filter))
    for (const item of page) {
      if (left-- === 0) return
      yield itemRow(ctx, item)
    }
}
