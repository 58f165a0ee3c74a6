import { fmt } from '@tamga/formats'
import type { MailWording } from '../../../kernel/mail/outbox/mail-parties.ts'

/** The day is written in the reader's language when the mail is sent. */
export const closingWording: MailWording = {
  kind: 'account_closing',
  params: (_ctx, { closes_at }, language) => ({
    date: fmt.date(language, new Date(String(closes_at)), { style: 'long' }),
  }),
}
