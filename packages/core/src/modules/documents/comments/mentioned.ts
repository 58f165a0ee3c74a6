import type { NotificationKind } from '../../../kernel/notifications/notification-kind.ts'
import { isFeatureEnabled } from '../../store/index.ts'
import { DOCUMENTS } from '../feature.ts'
import { selectDueMentions } from './mention-store.ts'

const KEPT_MS = 30 * 86_400_000
const MOST = 2000

/** Somebody named the reader in a comment. Withdrawn when the reader may no longer see the document, or the comment is gone. */
export const mentioned: NotificationKind = {
  kind: 'document_mention',
  permission: 'documents.read',
  byDefault: { bell: true, mail: true },
  async select(tx, ctx, people) {
    if (!(await isFeatureEnabled(tx, ctx, DOCUMENTS.name))) return []
    const found = await selectDueMentions(tx, { since: new Date(Date.now() - KEPT_MS), people, most: MOST })
    return found.map(({ comment_id, document_id, title, author, person_id }) => ({
      subject: comment_id,
      stage: 'named',
      data: { title, author, document_id },
      people: [person_id],
    }))
  },
  path: ({ document_id }) => `/documents/${document_id}?tab=comments`,
}
