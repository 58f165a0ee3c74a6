import { csvHead, csvLine, notFound, type SessionContext, type Stream } from '@tamga/core'
import { findForEvidence, itemPages } from '../items/evidence.ts'
import type { ItemRow } from '../items/item-store.ts'
import { reasonsOf } from '../items/reasons.ts'
import { htmlReport } from './report-html.ts'
import { pdfOf } from './report-pdf.ts'

const COLUMNS = [
  'id',
  'user_id',
  'user_name',
  'user_email',
  'role_key',
  'role_name',
  'automatic',
  'permissions',
  'granted_at',
  'granted_by',
  'last_seen_at',
  'last_used_on',
  'recommendation',
  'reasons',
  'changed_since',
  'reviewer_name',
  'reviewer_email',
  'note',
  'decision',
  'comment',
  'decided_by_name',
  'decided_by_email',
  'decided_at',
  'outcome',
  'outcome_reason',
]

/** The evidence of a campaign, for whoever asks later who had what and who let them. */
export async function exportCampaign(
  ctx: SessionContext,
  id: string,
  format: 'csv' | 'html' | 'pdf',
): Promise<Stream> {
  const campaign = await findForEvidence(ctx, id)
  if (!campaign) throw notFound()
  const filename = `access-review-${(campaign.closed_at ?? new Date().toISOString()).slice(0, 10)}.${format}`
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', filename, chunks: csvOf(ctx, id) }
  if (format === 'pdf') return { type: 'application/pdf', filename, chunks: pdfOf(ctx, campaign) }
  return { type: 'text/html; charset=utf-8', filename, chunks: htmlReport(ctx, campaign) }
}

async function* csvOf(ctx: SessionContext, id: string): AsyncGenerator<string> {
  yield csvHead(COLUMNS)
  for await (const items of itemPages(ctx, { campaign: id }))
    yield items.map(item => lineOf(ctx, item)).join('')
}

const lineOf = (ctx: SessionContext, item: ItemRow): string =>
  csvLine([
    item.id,
    item.user.id,
    item.user.name,
    item.user.email,
    item.role.key,
    item.role.name,
    String(item.automatic),
    item.permissions.join(' '),
    item.granted_at,
    item.granted_by?.name ?? null,
    item.last_seen_at,
    item.last_used_on,
    item.recommendation,
    reasonsOf(ctx, item)
      .map(({ text }) => text)
      .join('; '),
    item.changed_since,
    item.reviewer.name,
    item.reviewer.email,
    item.note,
    item.decision,
    item.comment,
    item.decided_by?.name ?? null,
    item.decided_by?.email ?? null,
    item.decided_at,
    item.outcome,
    item.outcome_reason,
  ])
