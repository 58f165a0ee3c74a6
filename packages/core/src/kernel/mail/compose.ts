import { randomUUID } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { hasLineBreak, type MailAddress, readRecipient } from './mail-address.ts'
import { MailError } from './mail-error.ts'
import type { MailMessage } from './transport.ts'

const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/
const OURS = new Set(
  'from sender to cc bcc reply-to subject date message-id mime-version return-path received content-type'.split(
    ' ',
  ),
)

/** What nodemailer is given: checked, with nothing that it would fetch, read or parse again. */
export function composeMail(message: MailMessage, from: MailAddress): SendMailOptions {
  const { subject, text, html, language, headers = {} } = message
  if (hasLineBreak(subject) || hasLineBreak(language)) throw new MailError('bad_header')
  checkHeaders(headers)
  return {
    from,
    to: readRecipient(message.to),
    subject,
    text,
    html,
    messageId: `<${randomUUID()}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    // RFC 3834 §5: keeps holiday answers and other robots from replying.
    headers: { ...headers, 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function checkHeaders(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    const usable = HEADER_NAME.test(name) && !OURS.has(name.toLowerCase()) && !hasLineBreak(value)
    if (!usable) throw new MailError('bad_header')
  }
}
