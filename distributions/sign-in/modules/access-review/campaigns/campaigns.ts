import {
  changesBetween,
  inTenant,
  notFound,
  type Page,
  type PageQuery,
  recordChange,
  type SessionContext,
  type Static,
  staleVersion,
  type TenantTx,
  wrongState,
} from '@tamga/core'
import type { Campaign, CampaignChange, NewCampaign } from '../contract.ts'
import type { CampaignContent } from '../tables.ts'
import { contentFrom, contentOf, DEFAULTS } from './campaign-content.ts'
import {
  type CampaignFilter,
  type CampaignRow,
  type CountedCampaign,
  deleteDraft,
  insertCampaign,
  lockCampaign,
  selectCampaign,
  selectCampaigns,
  updateDraft,
} from './campaign-store.ts'

export type CampaignView = Static<typeof Campaign>
type Given = Static<typeof NewCampaign>
type Change = Static<typeof CampaignChange>

export async function listCampaigns(
  ctx: SessionContext,
  query: CampaignFilter & PageQuery,
): Promise<Page<CampaignView>> {
  const page = await inTenant(ctx, tx => selectCampaigns(tx, query))
  return { ...page, items: page.items.map(viewOf) }
}

export const readCampaign = (ctx: SessionContext, id: string): Promise<CampaignView> =>
  inTenant(ctx, async tx => viewOf(await requireCampaign(tx, id)))

export async function requireCampaign(tx: TenantTx, id: string): Promise<CountedCampaign> {
  const campaign = await selectCampaign(tx, id)
  if (!campaign) throw notFound()
  return campaign
}

export async function createCampaign(ctx: SessionContext, given: Given): Promise<CampaignView> {
  return inTenant(ctx, async tx => {
    const content = await contentOf(tx, given, DEFAULTS)
    return addCampaign(tx, ctx, content)
  })
}

/** Copies everything but the due date into a draft. */
export async function duplicateCampaign(
  ctx: SessionContext,
  id: string,
  { name }: { name?: string },
): Promise<CampaignView> {
  return inTenant(ctx, async tx => {
    const origin = contentFrom(await requireCampaign(tx, id))
    return addCampaign(tx, ctx, { ...origin, due_at: null, name: name?.trim() ?? origin.name })
  })
}

async function addCampaign(
  tx: TenantTx,
  ctx: SessionContext,
  content: CampaignContent,
): Promise<CampaignView> {
  const id = await insertCampaign(tx, content, ctx.person)
  await recordChange(tx, ctx, {
    action: 'review.created',
    target: targetOf({ id, name: content.name }),
    changes: changesBetween<CampaignContent>({}, content),
  })
  return viewOf(await requireCampaign(tx, id))
}

export async function changeCampaign(
  ctx: SessionContext,
  id: string,
  { version, ...given }: Change,
): Promise<CampaignView> {
  return inTenant(ctx, async tx => {
    const campaign = await requireDraft(tx, id)
    if (version !== undefined && version !== campaign.version) throw staleVersion()
    const before = contentFrom(campaign)
    const content = await contentOf(tx, given, before)
    const changes = changesBetween<CampaignContent>(before, content)
    if (Object.keys(changes).length > 0) {
      if (!(await updateDraft(tx, id, content))) throw wrongState()
      await recordChange(tx, ctx, {
        action: 'review.changed',
        target: targetOf({ id, name: content.name }),
        changes,
      })
    }
    return viewOf(await requireCampaign(tx, id))
  })
}

export async function removeCampaign(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const { name } = await requireDraft(tx, id)
    if (!(await deleteDraft(tx, id))) throw wrongState()
    await recordChange(tx, ctx, {
      action: 'review.deleted',
      target: targetOf({ id, name }),
      changes: { name: [name, null] },
    })
  })
}

export async function requireDraft(tx: TenantTx, id: string): Promise<CampaignRow> {
  const campaign = await lockCampaign(tx, id)
  if (!campaign) throw notFound()
  if (campaign.status !== 'draft') throw wrongState()
  return campaign
}

export const targetOf = ({ id, name }: { id: string; name: string }) => ({
  type: 'review_campaign',
  id,
  name,
})

function viewOf(row: CountedCampaign): CampaignView {
  const { id, name, description, status, reviewers, fallback_reviewer, reviewer_rule, due_at } = row
  const { on_undecided, self_review, comment_required, created_at, opened_at, closed_at, version } = row
  const { total, keep, remove, schedule_id } = row
  return {
    id,
    name,
    description,
    status,
    scope: {
      ...(row.scope_roles && { roles: row.scope_roles }),
      ...(row.scope_members && { members: row.scope_members }),
      ...(row.scope_units && { units: row.scope_units }),
      include_default_role: row.include_default_role,
    },
    reviewers,
    fallback_reviewer,
    reviewer_rule,
    due_at,
    on_undecided,
    self_review,
    comment_required,
    created_by:
      row.created_by === null
        ? null
        : { id: row.created_by, name: row.created_by_name ?? '', email: row.created_by_email ?? '' },
    created_at,
    opened_at,
    closed_at,
    counts: { total, keep, remove, undecided: total - keep - remove },
    schedule_id,
    version,
  }
}
