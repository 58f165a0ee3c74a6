import { type Context, type NotificationKind, refreshNotifications, type TenantTx } from '@tamga/core'
import { selectWaitingReviews } from './waiting-store.ts'

const KIND = 'review_waiting'
const SOON_MS = 3 * 86_400_000

/** Who decides is reminded by mails of their own, so the mail that sums up leaves it out unless it is wanted. */
export const waitingReviews: NotificationKind = {
  kind: KIND,
  app: 'sso-access-review',
  permission: 'sso_access_review.read',
  byDefault: { bell: true, mail: false },
  async select(tx, _ctx, people) {
    const found = await selectWaitingReviews(tx, people)
    return found.map(({ campaign_id, campaign, due_at, reviewer_id, count }) => ({
      subject: campaign_id,
      stage: stageOf(due_at),
      data: { campaign, count, due_at },
      people: [reviewer_id],
    }))
  },
  path: () => '/sso/reviews/queue',
}

function stageOf(dueAt: string | null): string {
  if (dueAt === null) return 'open'
  const left = Date.parse(dueAt) - Date.now()
  return left <= 0 ? 'overdue' : left < SOON_MS ? 'due_soon' : 'open'
}

/** Something was opened, decided, handed over or closed: for one reviewer, or for all. */
export const refreshWaiting = (tx: TenantTx, ctx: Context, reviewer?: string): Promise<void> =>
  refreshNotifications(tx, ctx, { kind: KIND, ...(reviewer !== undefined && { people: [reviewer] }) })
