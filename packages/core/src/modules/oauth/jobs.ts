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
/** Requests of strangers that wait for an answer: however many are begun, no more than this are kept. */
const MOST_WAITING = 200_000

/** Published keys begin to sign, retired ones leave, and the next ones are made when the present ones are old enough. */
export const advanceKeys = defineSchedule('oauth.signing_keys', EVERY_SECONDS, async ctx => {
  await inPlatform(ctx, 'signing keys', deleteExpiredProcessKeys)
  if (!(await canAdvanceKeys(ctx))) return
  await advanceSigningKeys(ctx)
  if (await isRotationDue(ctx)) await rotateSigningKeys(ctx)
})

/** Spent codes and tokens stay a day longer than they live: who comes with one of them again is noticed. */
export const sweepTokens = defineSchedule('oauth.sweep', SWEEP_SECONDS, async ctx => {
  for (;;) {
    const removed = await inPlatform(ctx, 'sweep tokens', async tx => {
      const counts = [await deleteOldTokens(tx, SWEEP_AT_ONCE), await deleteOldGrants(tx, SWEEP_AT_ONCE)]
      counts.push(await deleteEndedRequests(tx, SWEEP_AT_ONCE))
      counts.push(await deleteOldestRequests(tx, { most: MOST_WAITING, limit: SWEEP_AT_ONCE }))
      await deleteOldDevices(tx, SWEEP_AT_ONCE)
      await deleteOldDeliveries(tx)
      return Math.max(...counts)
    })
    if (removed < SWEEP_AT_ONCE) return
  }
})
