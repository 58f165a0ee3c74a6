import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { MailWording } from '../../../kernel/mail/outbox/mail-parties.ts'
import { queueMails } from '../../../kernel/mail/outbox/outbox.ts'
import { notificationKinds } from '../../../kernel/notifications/notification-kind.ts'
import type { NotificationRow } from '../tables.ts'
import { wordNotification } from '../wording.ts'
import { selectUnmailed, updateMailed } from './digest-store.ts'

const KIND = 'notification_digest'
const PEOPLE_AT_ONCE = 200
/** What is listed in one mail; the rest is counted. */
const LINES = 20

/** One mail to each person with something unread, at most once a day. Answers with their number. */
export async function mailDigests(tx: TenantTx, ctx: Context): Promise<number> {
  const kinds = ctx.services.modules.extensions(notificationKinds)
  const byDefault = kinds.filter(({ byDefault: usual }) => usual.mail).map(({ kind }) => kind)
  const due = await selectUnmailed(tx, byDefault, PEOPLE_AT_ONCE)
  if (due.length === 0) return 0
  await queueMails(
    tx,
    ctx,
    due.map(({ person_id, rows }) => ({
      kind: KIND,
      tenant_id: tx.tenantId,
      person_id,
      language: ctx.language,
      path: '/notifications' as const,
      params: {
        count: rows.length,
        items: JSON.stringify(rows.slice(0, LINES).map(({ kind, stage, data }) => ({ kind, stage, data }))),
      },
    })),
  )
  const ids = due.flatMap(({ rows }) => rows.map(({ id }) => id))
  await updateMailed(tx, { people: due.map(({ person_id }) => person_id), ids })
  return due.length
}

type Line = Pick<NotificationRow, 'kind' | 'stage' | 'data'>

/** The list is worded in the reader's language when the mail is sent. */
export const digestWording: MailWording = {
  kind: KIND,
  params(ctx, { items, count }, language) {
    const lines = JSON.parse(String(items)) as Line[]
    const worded = lines.map(line => wordNotification(ctx, line, language))
    const listed = worded.map(({ title, body }) => `• ${title}: ${body}`)
    const rest = Number(count) - lines.length
    if (rest > 0) listed.push(ctx.services.translator.text(language, 'notification.more', { count: rest }))
    return { list: listed.join('\n') }
  },
}
