import { defineJob, inTenant, isAppActive, withTenant } from '@tamga/core'
import { selectCampaign } from './campaign-store.ts'
import { mailReviewers, REMIND_TASK, scheduleReminder } from './reminders.ts'

/** Reminds the reviewers who have something left to decide, and schedules itself again until the campaign is closed. */
export const remindReviewers = defineJob<{ campaign_id: string }>(
  REMIND_TASK,
  async (ctx, { payload, tenant_id }) => {
    if (tenant_id === null) return
    const scope = withTenant(ctx, { id: tenant_id })
    await inTenant(scope, async tx => {
      const campaign = await selectCampaign(tx, payload.campaign_id)
      if (campaign?.status !== 'open') return
      if (await isAppActive(tx, 'sso-access-review')) {
        const isOver = campaign.due_at !== null && Date.parse(campaign.due_at) <= Date.now()
        await mailReviewers(tx, ctx, { campaign, kind: isOver ? 'review_overdue' : 'review_reminder' })
      }
      await scheduleReminder(tx, ctx, campaign)
    })
  },
)
