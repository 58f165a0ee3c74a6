import { inTenant, type SessionContext, type Static } from '@tamga/core'
import type { ReviewerProgress, RoleProgress } from '../contract.ts'
import { requireCampaign } from './campaigns.ts'
import { type Progress, selectProgressByReviewer, selectProgressByRole } from './reviewers-store.ts'

const FAST_SECONDS = 2

/** Progress of each reviewer, and whether they decide too fast to have looked. */
export async function readProgress(
  ctx: SessionContext,
  id: string,
): Promise<Static<typeof ReviewerProgress>> {
  return inTenant(ctx, async tx => {
    await requireCampaign(tx, id)
    const rows = await selectProgressByReviewer(tx, id, FAST_SECONDS)
    return { items: rows.map(row => ({ ...row, rubber_stamp: isRubberStamp(row) })) }
  })
}

/** Progress of each role, those with the most left first. */
export const readRoleProgress = (ctx: SessionContext, id: string): Promise<Static<typeof RoleProgress>> =>
  inTenant(ctx, async tx => {
    await requireCampaign(tx, id)
    return { items: await selectProgressByRole(tx, id) }
  })

/** Nearly everything kept, most of it faster than it can be read. Too few decisions prove nothing. */
export const isRubberStamp = ({
  decided,
  keep,
  fast,
}: Pick<Progress, 'decided' | 'keep' | 'fast'>): boolean =>
  decided >= 10 && keep / decided > 0.95 && fast / decided > 0.5
