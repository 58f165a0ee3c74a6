import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteOldLinks } from '../../kernel/links/link-store.ts'
import { deleteOldMails } from '../../kernel/mail/outbox/outbox-store.ts'
import { deleteOldWindows } from '../../kernel/throttle/throttle-store.ts'
import { endSessions } from './sessions/end-sessions.ts'
import { deleteForgottenDevices, selectExpiredSessions } from './sessions/session-store.ts'

const BATCH = 500

/** Sessions past their time become events like every other ending. */
export const sweepSessions = defineSchedule('sessions.sweep', 60, async ctx => {
  for (;;) {
    const ended = await inPlatform(ctx, 'sweep sessions', async tx => {
      const ids = await selectExpiredSessions(tx, BATCH)
      return ids.length === 0 ? [] : endSessions(tx, ctx, { of: { ids }, cause: 'expired' })
    })
    if (ended.length < BATCH) return
  }
})

/** Links, windows of the throttle, devices and mails that nobody needs any more. */
export const sweepLinks = defineSchedule('links.sweep', 3600, async ctx => {
  await inPlatform(ctx, 'sweep links', async tx => {
    await deleteOldLinks(tx)
    await deleteOldWindows(tx)
    await deleteForgottenDevices(tx)
    await deleteOldMails(tx)
  })
})
