import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteOldDeliveries } from '../clients/index.ts'
import { deleteExpiredProcessKeys } from './keys/process-key-store.ts'
import { advanceSigningKeys, isRotationDue, rotateSigningKeys } from './keys/rotate-keys.ts'
import { canAdvanceKeys } from './keys/signing-keys.ts'
import {
  deleteEndedRequests,
  deleteOldDevices,
  deleteOldestRequests,
  deleteOldGrants,
  deleteOldTokens,
} from './sweep-store.ts'

const EVERY_SECONDS = 3600
const SWEEP_SECONDS = 60
const SWEEP_AT_ONCE = 5000
/** At most so many unanswered requests of anonymous callers are kept. */
const MAX_UNANSWERED = 200_000

/** Activates published keys, removes retired ones, and makes the next ones when the active keys are old enough. */
export const advanceKeys = defineSchedule('oauth.signing_keys', EVERY_SECONDS, async ctx => {
  await inPlatform(ctx, 'signing keys', deleteExpiredProcessKeys)
  if (!(await canAdvanceKeys(ctx))) return
  await advanceSigningKeys(ctx)
  if (await isRotationDue(ctx)) await rotateSigningKeys(ctx)
})

/** Consumed codes and tokens are kept one day longer than they are valid, so that their reuse is detected. */
export const sweepTokens = defineSchedule('oauth.sweep', SWEEP_SECONDS, async ctx => {
  for (;;) {
    const removed = await inPlatform(ctx, 'sweep tokens', async tx => {
      const counts = [await deleteOldTokens(tx, SWEEP_AT_ONCE), await deleteOldGrants(tx, SWEEP_AT_ONCE)]
      counts.push(await deleteEndedRequests(tx, SWEEP_AT_ONCE))
      counts.push(await deleteOldestRequests(tx, { most: MAX_UNANSWERED, limit: SWEEP_AT_ONCE }))
      await deleteOldDevices(tx, SWEEP_AT_ONCE)
      await deleteOldDeliveries(tx)
      return Math.max(...counts)
    })
    if (removed < SWEEP_AT_ONCE) return
  }
})
