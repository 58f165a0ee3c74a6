import { type PersonReview, roleFor, type SessionContext, type TenantTx } from '@tamga/core'
import { selectReviewsOfPerson } from './person-review-store.ts'

/** For those who may read reviews. */
export async function reviewsOfPerson(
  tx: TenantTx,
  ctx: SessionContext,
  personId: string,
): Promise<readonly PersonReview[]> {
  if (!ctx.permissions.has('sso_access_review.read') || !ctx.apps.has('sso-access-review')) return []
  const reviews = await selectReviewsOfPerson(tx, personId)
  return reviews.map(review => ({ ...review, role: roleFor(ctx, review.role) }))
}
