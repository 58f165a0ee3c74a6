import {
  AppError,
  type Context,
  inTenant,
  invalid,
  queueMail,
  recordChange,
  type SessionContext,
  type Static,
  type TenantTx,
  wrongState,
} from '@tamga/core'
import { selectMembers } from '../campaigns/campaign-store.ts'
import { requireCampaign, targetOf } from '../campaigns/campaigns.ts'
import type { Reassigned, Reassignments } from '../contract.ts'
import { refreshWaiting } from '../notifications/waiting-reviews.ts'
import { idsOf, itemTarget, mayDecide, requireDecidable, requireMayDecide } from './decide.ts'
import { type DecidableItem, lockForDeciding, lockItems, updateReviewer } from './decision-store.ts'
import { type ItemView, requireItem, viewOf } from './items.ts'

/** Assigns an undecided item to another reviewer, with a reason. */
export async function reassignItem(
  ctx: SessionContext,
  id: string,
  { reviewer, note }: { reviewer: string; note: string },
): Promise<ItemView> {
  return inTenant(ctx, async tx => {
    const item = await requireDecidable(tx, id)
    requireMayDecide(ctx, item)
    if (item.status !== 'open' || item.decision !== null) throw wrongState()
    await requireActive(tx, reviewer)
    if (!mayJudge(item, reviewer)) throw new AppError(422, 'self_review')
    if (item.reviewer_id !== reviewer) {
      await updateReviewer(tx, [id], { reviewer, note })
      for (const each of [item.reviewer_id, reviewer]) await refreshWaiting(tx, ctx, each)
      await tellNewReviewer(tx, ctx, { item, reviewer, count: 1 })
      await recordChange(tx, ctx, {
        action: 'review.reassigned',
        target: itemTarget(item),
        changes: { reviewer: [item.reviewer_id, reviewer], note: [null, note] },
      })
    }
    return viewOf(ctx, await requireItem(tx, id))
  })
}

/** The same for many items. */
export async function reassignItems(
  ctx: SessionContext,
  id: string,
  { items, reviewer, note }: Static<typeof Reassignments>,
): Promise<Static<typeof Reassigned>> {
  return inTenant(ctx, async tx => {
    await lockForDeciding(tx, id)
    const campaign = await requireCampaign(tx, id)
    if (campaign.status !== 'open') throw wrongState()
    await requireActive(tx, reviewer)
    const found = await lockItems(tx, { items, campaign: id })
    const moving = found.filter(
      item =>
        item.decision === null &&
        item.reviewer_id !== reviewer &&
        mayDecide(ctx, item) &&
        mayJudge(item, reviewer),
    )
    const made = { reassigned: moving.length, skipped: items.length - moving.length }
    if (moving.length === 0) return made
    await updateReviewer(tx, idsOf(moving), { reviewer, note })
    await refreshWaiting(tx, ctx)
    await tellNewReviewer(tx, ctx, { item: moving[0]!, reviewer, count: moving.length })
    await recordChange(tx, ctx, {
      action: 'review.items_reassigned',
      target: targetOf(campaign),
      changes: { reviewer: [null, reviewer], items: [0, moving.length], note: [null, note] },
    })
    return made
  })
}

const mayJudge = (item: DecidableItem, reviewer: string): boolean =>
  item.self_review || item.person_id !== reviewer

async function requireActive(tx: TenantTx, reviewer: string): Promise<void> {
  const [member] = await selectMembers(tx, [reviewer])
  if (!member) throw invalid({ path: '/reviewer', code: 'unknown_member' })
  if (member.status !== 'active') throw invalid({ path: '/reviewer', code: 'reviewer_not_active' })
}

async function tellNewReviewer(
  tx: TenantTx,
  ctx: Context,
  { item, reviewer, count }: { item: DecidableItem; reviewer: string; count: number },
): Promise<void> {
  await queueMail(tx, ctx, {
    kind: 'review_assigned',
    tenant_id: tx.tenantId,
    person_id: reviewer,
    language: ctx.language,
    path: '/sso/reviews/queue',
    params: { campaign: item.campaign_name, items: count, due: item.due_at?.slice(0, 10) ?? '—' },
  })
}
