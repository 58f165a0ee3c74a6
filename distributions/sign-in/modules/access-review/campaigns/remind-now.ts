import { inTenant, recordChange, type SessionContext, wrongState } from '@tamga/core'
import { requireCampaign, targetOf } from './campaigns.ts'
import { mailReviewers } from './reminders.ts'

/** Sends reminders on demand, in addition to the scheduled ones. */
export async function remindNow(ctx: SessionContext, id: string): Promise<{ reminded: number }> {
  return inTenant(ctx, async tx => {
    const campaign = await requireCampaign(tx, id)
    if (campaign.status !== 'open') throw wrongState()
    const isOver = campaign.due_at !== null && Date.parse(campaign.due_at) <= Date.now()
    const reminded = await mailReviewers(tx, ctx, {
      campaign,
      kind: isOver ? 'review_overdue' : 'review_reminder',
    })
    await recordChange(tx, ctx, {
      action: 'review.reminded',
      target: targetOf(campaign),
      changes: { reviewers: [0, reminded] },
    })
    return { reminded }
  })
}
