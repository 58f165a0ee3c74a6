import {
  type DemoContribution,
  type DemoTenant,
  inTenant,
  revokeGrants,
  type TenantContext,
  type TenantTx,
} from '@tamga/core'
import { type CampaignRow, insertCampaign, lockCampaign } from './campaigns/campaign-store.ts'
import { insertSnapshot, updateToOpen } from './campaigns/snapshot-store.ts'
import {
  selectRemovedInThePast,
  updateCampaignDates,
  updateClosedInThePast,
  updateSomeDecided,
} from './demo-store.ts'

/** One campaign that is over, with what it removed, and one in which people are just deciding. */
export const demoReviews: DemoContribution = async (ctx, demo) => {
  await inTenant(ctx, async tx => {
    const past = await openCampaign(tx, ctx, { ...demo, key: 'past', dueDays: -60 })
    await updateSomeDecided(tx, past.id, { every: 1, comment: textOf(ctx, 'comment') })
    await updateCampaignDates(tx, past.id, 75)
    await updateClosedInThePast(tx, past.id, { days: 61, by: demo.administrator.name })
    await revokeGrants(tx, ctx, await selectRemovedInThePast(tx, past.id))
    const present = await openCampaign(tx, ctx, { ...demo, key: 'present', dueDays: 10 })
    await updateSomeDecided(tx, present.id, { every: 2, comment: textOf(ctx, 'comment') })
    await updateCampaignDates(tx, present.id, 4)
  })
}

const textOf = (ctx: TenantContext, key: string): string =>
  ctx.services.translator.text(ctx.language, `review.demo.${key}`)

const DAY = 86_400_000

/** Without the mails that a real opening sends. */
async function openCampaign(
  tx: TenantTx,
  ctx: TenantContext,
  { administrator, people, key, dueDays }: DemoTenant & { key: 'past' | 'present'; dueDays: number },
): Promise<CampaignRow> {
  const second = people.find(({ id }) => id !== administrator.id)
  const reviewers = [administrator.id, ...(second ? [second.id] : [])]
  const id = await insertCampaign(
    tx,
    {
      name: textOf(ctx, key),
      description: '',
      scope_roles: null,
      scope_members: null,
      include_default_role: true,
      reviewers,
      fallback_reviewer: second?.id ?? null,
      reviewer_rule: 'named',
      due_at: new Date(Date.now() + dueDays * DAY).toISOString(),
      on_undecided: 'keep',
      self_review: second === undefined,
      comment_required: 'remove',
    },
    administrator,
  )
  const campaign = (await lockCampaign(tx, id))!
  await updateToOpen(
    tx,
    id,
    await insertSnapshot(tx, campaign, { named: reviewers, fallback: null, others: [] }),
  )
  return campaign
}
