import {
  AppError,
  type Context,
  EVERYTHING,
  inTenant,
  recordChange,
  type SessionContext,
  type Static,
  type TenantTx,
  wrongState,
} from '@tamga/core'
import type { CampaignPreview, Preflight } from '../contract.ts'
import { refreshWaiting } from '../notifications/waiting-reviews.ts'
import { contentOf, DEFAULTS } from './campaign-content.ts'
import { type CampaignRow, updateStatementTimeout } from './campaign-store.ts'
import { type CampaignView, readCampaign, requireDraft, targetOf } from './campaigns.ts'
import { mailReviewers, scheduleReminder } from './reminders.ts'
import { selectActive, selectDeciders } from './reviewers-store.ts'
import {
  type Candidates,
  insertSnapshot,
  type PlannedCampaign,
  selectForecast,
  updateToOpen,
} from './snapshot-store.ts'

export const MAY_DECIDE = ['sso_access_review.decide', 'sso_access_review.manage', EVERYTHING]

/** Takes the snapshot and opens, in one transaction: of two parallel openings one finds the campaign opened. */
export async function openCampaign(ctx: SessionContext, id: string): Promise<CampaignView> {
  await inTenant(ctx, async tx => {
    const campaign = await requireDraft(tx, id)
    await updateStatementTimeout(tx)
    await open(tx, ctx, campaign)
  })
  return readCampaign(ctx, id)
}

export async function open(tx: TenantTx, ctx: Context, campaign: CampaignRow): Promise<void> {
  const counts = await snapshot(tx, campaign)
  if (!(await updateToOpen(tx, campaign.id, counts))) throw wrongState()
  await mailReviewers(tx, ctx, { campaign, kind: 'review_assigned' })
  await scheduleReminder(tx, ctx, campaign)
  await refreshWaiting(tx, ctx)
  await recordChange(tx, ctx, {
    action: 'review.opened',
    target: targetOf(campaign),
    changes: { status: ['draft', 'open'], items: [0, counts.total] },
  })
}

async function snapshot(tx: TenantTx, campaign: CampaignRow): Promise<{ total: number; people: number }> {
  try {
    return await insertSnapshot(tx, campaign, await candidatesFor(tx, campaign))
  } catch (error) {
    const { code, column } = error as { code?: string; column?: string }
    if (code === '23502' && column === 'reviewer_id') throw new AppError(409, 'no_reviewer')
    throw error
  }
}

/** Named people, else the creator; then whoever else may decide, so that no item is left without a reviewer. */
async function candidatesFor(tx: TenantTx, campaign: PlannedCampaign): Promise<Candidates> {
  const creator = campaign.created_by === null ? [] : [campaign.created_by]
  const named = await selectActive(tx, campaign.reviewers.length > 0 ? campaign.reviewers : creator)
  const [fallback = null] = campaign.fallback_reviewer
    ? await selectActive(tx, [campaign.fallback_reviewer])
    : []
  return { named, fallback, others: await selectDeciders(tx, MAY_DECIDE) }
}

type Forecast = Static<typeof Preflight>
type Given = Static<typeof CampaignPreview>

/** A preview needs no name yet. */
const UNNAMED = '–'

/** What opening would bring, and what stands against it; nothing is changed. */
export const checkCampaign = (ctx: SessionContext, id: string): Promise<Forecast> =>
  inTenant(ctx, async tx => forecastOf(tx, ctx, await requireDraft(tx, id)))

/** The same for a campaign that is not saved yet: nothing is kept of what is given. */
export const previewCampaign = (ctx: SessionContext, given: Given): Promise<Forecast> =>
  inTenant(ctx, async tx => {
    const content = await contentOf(tx, given, { ...DEFAULTS, name: UNNAMED })
    return forecastOf(tx, ctx, { ...content, created_by: ctx.person.id })
  })

async function forecastOf(tx: TenantTx, ctx: SessionContext, campaign: PlannedCampaign): Promise<Forecast> {
  const forecast = await selectForecast(tx, campaign, await candidatesFor(tx, campaign))
  const able = new Set(await selectDeciders(tx, MAY_DECIDE))
  const reviewers = forecast.reviewers.map(load => ({ ...load, can_decide: able.has(load.reviewer.id) }))
  const notices = noticesOf(campaign, { ...forecast, reviewers }).map(code => ({
    code,
    text: ctx.services.translator.text(ctx.language, `review.notice.${code}`),
  }))
  return { ok: forecast.unassigned === 0, ...forecast, reviewers, notices }
}

const BUSY = 500

function noticesOf(campaign: PlannedCampaign, forecast: Omit<Forecast, 'ok' | 'notices'>): string[] {
  const { total, unassigned, reviewers } = forecast
  return [
    ...(total === 0 ? ['nothing_to_review'] : []),
    ...(unassigned > 0 ? ['unassigned'] : []),
    ...(reviewers.some(({ can_decide }) => !can_decide) ? ['reviewer_cannot_decide'] : []),
    ...(reviewers.some(({ items }) => items > BUSY) ? ['reviewer_overloaded'] : []),
    ...(campaign.due_at === null ? ['no_due_date'] : []),
    ...(campaign.due_at !== null && Date.parse(campaign.due_at) < Date.now() ? ['due_date_past'] : []),
    ...(campaign.on_undecided === 'remove' ? ['undecided_removed'] : []),
  ]
}
