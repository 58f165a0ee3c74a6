import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteOldLinks } from '../../kernel/links/link-store.ts'
import { deleteOldMails } from '../../kernel/mail/outbox/outbox-store.ts'
import { deleteOldWindows } from '../../kernel/throttle/throttle-store.ts'
import { endSessions } from './sessions/end-sessions.ts'
import { deleteForgottenDevices, selectExpiredSessions } from './sessions/session-store.ts'

const BATCH = 500

/** Expired sessions are deleted and recorded as events, like every other end of a session. */
export const sweepSessions = defineSchedule('sessions.sweep', 60, async ctx => {
  for (;;) {
    const ended = await inPlatform(ctx, 'sweep sessions', async tx => {
      const ids = await selectExpiredSessions(tx, BATCH)
      return ids.length === 0 ? [] : endSessions(tx, ctx, { of: { ids }, cause: 'expired' })
    })
    if (ended.length < BATCH) return
  }
})

/** Deletes expired links, throttle windows, unused devices and old mails. */
export const sweepLinks = defineSchedule('links.sweep', 3600, async ctx => {
  await inPlatform(ctx, 'sweep links', async tx => {
    await deleteOldLinks(tx)
    await deleteOldWindows(tx)
    await deleteForgottenDevices(tx)
    await deleteOldMails(tx)
  })
})
