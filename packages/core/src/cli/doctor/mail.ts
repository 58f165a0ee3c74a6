import { createMail } from '../../kernel/mail/mail.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { quietLog } from '../with-platform.ts'
import { type Finding, fail, messageOf, ok } from './finding.ts'

/** Signs in at the mail server, or writes to the folder; nothing is sent. */
export async function checkMail(settings: Settings): Promise<Finding> {
  const mail = createMail({
    url: settings.MAIL_URL,
    from: settings.MAIL_FROM ?? 'Tamga <no-reply@localhost>',
    log: quietLog(settings),
  })
  const [how] = settings.MAIL_URL.split(':')
  try {
    await mail.verify()
    return ok(
      'mail',
      how === 'file' ? `written to ${settings.MAIL_URL.slice('file:'.length)}` : `${how} answers`,
    )
  } catch (error) {
    return fail('mail', `${how}: ${messageOf(error)}`, 'Check MAIL_URL: host, port, user and password.')
  } finally {
    await mail.close()
  }
}
