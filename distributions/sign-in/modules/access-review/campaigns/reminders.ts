import { type Context, queueMails, type TenantTx } from '@tamga/core'
import type { CampaignRow } from './campaign-store.ts'
import { nextReminder } from './reminder-times.ts'
import { selectUndecidedByReviewer } from './reviewers-store.ts'

type Notice = 'review_assigned' | 'review_reminder' | 'review_overdue'

export const REMIND_TASK = 'reviews.remind'

/** One mail to each reviewer who has something left to decide. Answers with their number. */
export async function mailReviewers(
  tx: TenantTx,
  ctx: Context,
  { campaign, kind }: { campaign: Pick<CampaignRow, 'id' | 'name' | 'due_at'>; kind: Notice },
): Promise<number> {
  const loads = await selectUndecidedByReviewer(tx, campaign.id)
  await queueMails(
    tx,
    ctx,
    loads.map(({ reviewer_id, items }) => ({
      kind,
      tenant_id: tx.tenantId,
      person_id: reviewer_id,
      language: ctx.language,
      path: '/sso/reviews/queue' as const,
      params: { campaign: campaign.name, items, due: campaign.due_at?.slice(0, 10) ?? '—' },
    })),
  )
  return loads.length
}

export async function scheduleReminder(
  tx: TenantTx,
  ctx: Context,
  campaign: Pick<CampaignRow, 'id' | 'due_at' | 'opened_at'>,
): Promise<void> {
  const opened = campaign.opened_at === null ? Date.now() : Date.parse(campaign.opened_at)
  const due = campaign.due_at === null ? null : Date.parse(campaign.due_at)
  const runAt = nextReminder({ opened, due }, Date.now())
  await ctx.services.jobs.enqueue(tx, REMIND_TASK, {
    payload: { campaign_id: campaign.id },
    key: campaign.id,
    runAt,
  })
}
