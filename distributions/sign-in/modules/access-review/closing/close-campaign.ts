import {
  type Context,
  endMemberships,
  inTenant,
  lockAdministrators,
  notFound,
  recordChange,
  recordChanges,
  revokeGrants,
  type SessionContext,
  signMembersOut,
  type TenantTx,
  USER,
  wrongState,
} from '@tamga/core'
import { type CampaignRow, lockCampaign, updateStatementTimeout } from '../campaigns/campaign-store.ts'
import { type CampaignView, readCampaign, targetOf } from '../campaigns/campaigns.ts'
import { lockForClosing } from '../items/decision-store.ts'
import { refreshWaiting } from '../notifications/waiting-reviews.ts'
import {
  type LostGrant,
  lockRemovals,
  type Removal,
  selectLosingAdministrators,
  selectLostGrants,
  updateOutcomes,
  updateToClosed,
} from './closing-store.ts'

/** Applies the decisions and closes the campaign, in one transaction. */
export async function closeCampaign(ctx: SessionContext, id: string): Promise<CampaignView> {
  await inTenant(ctx, async tx => {
    await lockForClosing(tx, id)
    await updateStatementTimeout(tx)
    const campaign = await lockCampaign(tx, id)
    if (!campaign) throw notFound()
    if (campaign.status !== 'open') throw wrongState()
    await close(tx, ctx, campaign)
  })
  return readCampaign(ctx, id)
}

async function close(tx: TenantTx, ctx: SessionContext, campaign: CampaignRow): Promise<void> {
  const spared = await sparedAdministrator(tx, ctx, campaign)
  const removals = await lockRemovals(tx, campaign, spared)
  const leaving = removals.filter(({ automatic }) => automatic).map(({ person_id }) => person_id)
  const { removed, already_gone } = await updateOutcomes(tx, campaign, { spared, leaving })
  const closing = { by: ctx.actor.name, request_id: ctx.request_id }
  if (!(await updateToClosed(tx, campaign.id, closing))) throw wrongState()
  const lost = await selectLostGrants(tx, { removals, leaving })
  const left = await carryOut(tx, ctx, { campaign, removals, leaving })
  await recordChange(tx, ctx, {
    action: 'review.closed',
    target: targetOf(campaign),
    changes: {
      status: ['open', 'closed'],
      removed: [0, removed],
      kept: [0, campaign.total - removed - already_gone],
      ...(already_gone > 0 && { already_gone: [0, already_gone] as const }),
      ...(left > 0 && { memberships_ended: [0, left] as const }),
      ...(spared && { last_admin_kept: [null, spared] as const }),
    },
  })
  await recordLosses(tx, ctx, { review: campaign.name, lost })
  await refreshWaiting(tx, ctx)
}

/** Records each removed grant in the history of its member, with the campaign. */
async function recordLosses(
  tx: TenantTx,
  ctx: SessionContext,
  { review, lost }: { review: string; lost: readonly LostGrant[] },
): Promise<void> {
  await recordChanges(
    tx,
    ctx,
    lost.map(grant => ({
      action: 'review.grant_removed',
      target: { type: 'member', id: grant.person_id, name: grant.person_name },
      changes: {
        role: [grant.role_key, null],
        review: [null, review],
        ...(grant.role_key === USER && { status: [grant.status, 'left'] as const }),
      },
    })),
  )
}

/** When all administrators would be removed, one is spared: whoever closes the campaign, else the one seen last. */
async function sparedAdministrator(
  tx: TenantTx,
  ctx: Context,
  campaign: CampaignRow,
): Promise<string | null> {
  const administrators = (await lockAdministrators(tx)).map(({ person_id }) => person_id)
  const losing = await selectLosingAdministrators(tx, campaign, administrators)
  if (administrators.length === 0 || losing.length < administrators.length) return null
  return administrators.find(id => id === ctx.actor.id) ?? administrators[0]!
}

type Work = {
  campaign: CampaignRow
  removals: readonly Removal[]
  leaving: readonly string[]
}

/**
 * Removing the default role ends the membership, and with it the person's sessions, tokens and other roles here. Any other role
 * goes alone, and whoever had it signs in again: an application may have noted what they were allowed when they came. The session
 * that closes goes on, whatever its person loses.
 */
async function carryOut(tx: TenantTx, ctx: SessionContext, work: Work): Promise<number> {
  const { campaign, removals, leaving } = work
  const left = await endMemberships(tx, ctx, { people: leaving, cause: 'review', reason: campaign.name })
  const gone = new Set(leaving)
  const rights = removals.filter(({ person_id }) => !gone.has(person_id))
  await revokeGrants(tx, ctx, rights)
  await signMembersOut(tx, ctx, {
    people: [...new Set(rights.map(({ person_id }) => person_id))],
    cause: 'review',
    reason: campaign.name,
    keep: ctx.session.id,
  })
  return left.length
}
