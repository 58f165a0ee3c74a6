import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteOrphanedNationalSessions } from './identities/identity-store.ts'
import { deleteOldEidRequests } from './requests/request-store.ts'

const BATCH = 5000

/** Questions that nobody answered, and what is remembered of sessions that are over. */
export const sweepRequests = defineSchedule('eid.sweep', 300, async ctx => {
  await inPlatform(ctx, 'sweep e-ID requests', async tx => {
    await deleteOldEidRequests(tx)
    await deleteOrphanedNationalSessions(tx, BATCH)
  })
})
