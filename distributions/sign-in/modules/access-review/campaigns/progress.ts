import { inTenant, type SessionContext, type Static } from '@tamga/core'
import type { ReviewerProgress } from '../contract.ts'
import { requireCampaign } from './campaigns.ts'
import { type Progress, selectProgressByReviewer } from './reviewers-store.ts'

const FAST_SECONDS = 2

/** How far each reviewer is, and whether they look before they decide. */
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

/** Nearly everything kept, and most of it faster than it can be read. A handful of decisions says nothing. */
export const isRubberStamp = ({
  decided,
  keep,
  fast,
}: Pick<Progress, 'decided' | 'keep' | 'fast'>): boolean =>
  decided >= 10 && keep / decided > 0.95 && fast / decided > 0.5
