import { sql } from 'kysely'
import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteExpiredProcessKeys } from './keys/process-key-store.ts'
import { advanceSigningKeys, isRotationDue, rotateSigningKeys } from './keys/rotate-keys.ts'
import { canAdvanceKeys } from './keys/signing-keys.ts'

const EVERY_SECONDS = 3600
const SWEEP_SECONDS = 60
const SWEEP_AT_ONCE = 5000

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
      const tokens = await sql`
        delete from oidc_token where id in (
          select id from oidc_token where expires_at < now() - interval '1 day' limit ${SWEEP_AT_ONCE} for update skip locked)`.execute(
        tx,
      )
      const grants = await sql`
        delete from oidc_grant where id in (
          select id from oidc_grant where expires_at < now() - interval '1 day' limit ${SWEEP_AT_ONCE} for update skip locked)`.execute(
        tx,
      )
      await sql`
        delete from oidc_device where id in (
          select id from oidc_device where expires_at < now() - interval '1 day' limit ${SWEEP_AT_ONCE} for update skip locked)`.execute(
        tx,
      )
      await sql`delete from oidc_logout_delivery where created_at < now() - interval '90 days'`.execute(tx)
      return Math.max(Number(tokens.numAffectedRows ?? 0), Number(grants.numAffectedRows ?? 0))
    })
    if (removed < SWEEP_AT_ONCE) return
  }
})
