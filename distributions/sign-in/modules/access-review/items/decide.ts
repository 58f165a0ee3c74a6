import {
  AppError,
  changesBetween,
  inTenant,
  invalid,
  notFound,
  permissionDenied,
  recordChange,
  type SessionContext,
  type Static,
  type TenantTx,
  wrongState,
} from '@tamga/core'
import { requireCampaign, targetOf } from '../campaigns/campaigns.ts'
import type { DecisionGiven, DecisionsGiven, DecisionsMade } from '../contract.ts'
import { refreshWaiting } from '../notifications/waiting-reviews.ts'
import {
  type DecidableItem,
  lockForDeciding,
  lockItems,
  selectCampaignOfItem,
  selectTally,
  updateDecision,
  updateDecisions,
} from './decision-store.ts'
import { type ItemView, requireItem, viewOf, whose } from './items.ts'

export const MANAGE = 'sso_access_review.manage'

type Given = Static<typeof DecisionGiven>

export async function decideItem(ctx: SessionContext, id: string, given: Given): Promise<ItemView> {
  const comment = given.comment?.trim() || null
  return inTenant(ctx, async tx => {
    const item = await requireDecidable(tx, id)
    requireMayDecide(ctx, item)
    if (item.status !== 'open') throw wrongState()
    requireNotOwn(ctx, item)
    requireComment(item, given.decision, comment)
    const { decision } = given
    const before = { decision: item.decision, comment: item.comment }
    const changes = changesBetween<typeof before>(before, { decision, comment })
    if (Object.keys(changes).length > 0) {
      await updateDecision(tx, id, { decision, comment, by: ctx.person })
      await recordChange(tx, ctx, { action: 'review.decided', target: itemTarget(item), changes })
      await refreshWaiting(tx, ctx, item.reviewer_id)
    }
    return viewOf(ctx, await requireItem(tx, id))
  })
}

type Made = Static<typeof DecisionsMade>
type Many = Static<typeof DecisionsGiven> & { preview?: boolean }

/** Decides the items that are the caller's to decide, all alike; a preview only counts them. */
export async function decideItems(ctx: SessionContext, id: string, given: Many): Promise<Made> {
  const comment = given.comment?.trim() || null
  const { reviewer, ...filter } = given.filter ?? {}
  if ((given.items === undefined) === (given.filter === undefined))
    throw invalid({ path: '/items', code: 'required' })
  return inTenant(ctx, async tx => {
    await lockForDeciding(tx, id)
    const campaign = await requireCampaign(tx, id)
    if (campaign.status !== 'open') throw wrongState()
    const wanted = given.items ? { items: given.items } : { ...filter, ...whose(ctx, reviewer) }
    const word = { decision: given.decision, comment, by: ctx.person }
    const decider = { id: ctx.person.id, everybody: ctx.permissions.has(MANAGE), self: campaign.self_review }
    const tally = await selectTally(tx, { ...wanted, campaign: id }, { decider, given: word })
    const made = {
      decided: tally.changing,
      unchanged: tally.own - tally.changing,
      skipped: (given.items?.length ?? tally.found) - tally.own,
      memberships_ending: tally.ending,
    }
    if (given.preview || made.decided === 0) return made
    requireComment(campaign, given.decision, comment)
    await updateDecisions(tx, { ...wanted, campaign: id }, { decider, given: word })
    await recordChange(tx, ctx, {
      action: 'review.items_decided',
      target: targetOf(campaign),
      changes: {
        decision: [null, given.decision],
        items: [0, made.decided],
        ...(comment && { comment: [null, comment] as const }),
      },
    })
    await refreshWaiting(tx, ctx, decider.everybody ? undefined : ctx.person.id)
    return made
  })
}

/** Locks the campaign against closing until the decision is stored. */
export async function requireDecidable(tx: TenantTx, id: string): Promise<DecidableItem> {
  const campaignId = await selectCampaignOfItem(tx, id)
  if (campaignId === undefined) throw notFound()
  await lockForDeciding(tx, campaignId)
  const [item] = await lockItems(tx, { items: [id] })
  if (!item) throw notFound()
  return item
}

export const idsOf = (items: readonly { id: string }[]): string[] => items.map(item => item.id)

export const itemTarget = ({ id, person_name, role_name }: DecidableItem) => ({
  type: 'review_item',
  id,
  name: `${person_name}: ${role_name}`,
})

/** The reviewer of the item; a manager may step in for anyone. */
export const mayDecide = (ctx: SessionContext, item: DecidableItem): boolean =>
  item.reviewer_id === ctx.person.id || ctx.permissions.has(MANAGE)

export function requireMayDecide(ctx: SessionContext, item: DecidableItem): void {
  if (!mayDecide(ctx, item)) throw permissionDenied(MANAGE)
}

const isForbiddenOwn = (ctx: SessionContext, item: DecidableItem): boolean =>
  item.person_id === ctx.person.id && !item.self_review

function requireNotOwn(ctx: SessionContext, item: DecidableItem): void {
  if (isForbiddenOwn(ctx, item)) throw new AppError(422, 'self_review')
}

function requireComment(
  { comment_required }: Pick<DecidableItem, 'comment_required'>,
  decision: string,
  comment: string | null,
): void {
  const isNeeded = comment_required === 'always' || comment_required === decision
  if (isNeeded && comment === null)
    throw new AppError(422, 'comment_required', { errors: [{ path: '/comment', code: 'required' }] })
}
