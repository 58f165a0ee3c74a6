import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteOrphanedOrigins } from './identities/origin-store.ts'
import { deleteOldLogoutTokens } from './providers/logout-store.ts'
import { deleteOldAttempts } from './sign-in/attempt-store.ts'

const BATCH = 5000

/** Sign-ins that never came back, logout tokens past their time, and the origin of sessions that are over. */
export const sweepSignIns = defineSchedule('sso.sweep', 300, async ctx => {
  await inPlatform(ctx, 'sweep sign-ins', async tx => {
    await deleteOldAttempts(tx)
    await deleteOldLogoutTokens(tx)
    await deleteOrphanedOrigins(tx, BATCH)
  })
})
