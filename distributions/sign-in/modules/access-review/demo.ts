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

/** One campaign that is over, with what it removed, one in which people are just deciding, and one that is prepared. */
export const demoReviews: DemoContribution = async (given, demo) => {
  const ctx = { ...given, language: demo.language }
  await inTenant(ctx, async tx => {
    const past = await openCampaign(tx, ctx, { ...demo, key: 'past', dueDays: -60 })
    await updateSomeDecided(tx, past.id, { every: 1, comment: textOf(ctx, 'comment') })
    await updateCampaignDates(tx, past.id, 75)
    await updateClosedInThePast(tx, past.id, { days: 61, by: demo.administrator.name })
    await revokeGrants(tx, ctx, await selectRemovedInThePast(tx, past.id))
    const present = await openCampaign(tx, ctx, { ...demo, key: 'present', dueDays: 10 })
    await updateSomeDecided(tx, present.id, { every: 2, comment: textOf(ctx, 'comment') })
    await updateCampaignDates(tx, present.id, 4)
    await insertCampaign(tx, fieldsOf(ctx, { ...demo, key: 'next', dueDays: 45 }), demo.administrator)
  })
}

const textOf = (ctx: TenantContext, key: string): string =>
  ctx.services.translator.text(ctx.language, `review.demo.${key}`)

const DAY = 86_400_000

type Planned = DemoTenant & { key: 'past' | 'present' | 'next'; dueDays: number }

const reviewersOf = ({ administrator, people }: DemoTenant): string[] => {
  const second = people.find(({ id }) => id !== administrator.id)
  return [administrator.id, ...(second ? [second.id] : [])]
}

function fieldsOf(ctx: TenantContext, planned: Planned): Parameters<typeof insertCampaign>[1] {
  const [, second] = reviewersOf(planned)
  return {
    name: textOf(ctx, planned.key),
    description: '',
    scope_roles: null,
    scope_members: null,
    scope_units: null,
    include_default_role: true,
    reviewers: reviewersOf(planned),
    fallback_reviewer: second ?? null,
    reviewer_rule: 'named',
    due_at: new Date(Date.now() + planned.dueDays * DAY).toISOString(),
    on_undecided: 'keep',
    self_review: second === undefined,
    comment_required: 'remove',
  }
}

/** Without the mails that a real opening sends. */
async function openCampaign(tx: TenantTx, ctx: TenantContext, planned: Planned): Promise<CampaignRow> {
  const id = await insertCampaign(tx, fieldsOf(ctx, planned), planned.administrator)
  const campaign = (await lockCampaign(tx, id))!
  await updateToOpen(
    tx,
    id,
    await insertSnapshot(tx, campaign, { named: reviewersOf(planned), fallback: null, others: [] }),
  )
  return campaign
}
