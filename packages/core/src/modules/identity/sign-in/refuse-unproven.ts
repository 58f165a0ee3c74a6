import { type Context, inPlatform, PLATFORM_CHAIN } from '../../../kernel/context.ts'
import { inSeconds } from '../../../kernel/expiry.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { queueMail } from '../../../kernel/mail/outbox/outbox.ts'
import { countAttempt } from '../../../kernel/throttle/throttle.ts'
import { selectSecondsToWait } from '../../../kernel/throttle/throttle-store.ts'
import type { Account } from './account-store.ts'
import { mailThrottle } from './login-throttles.ts'

/**
 * Whoever imported a hash may have written any address beside it. Only somebody who knows the password is told, and the address gets the
 * link that proves it.
 */
export async function refuseUnproven(ctx: Context, { id, email, last_tenant_id }: Account): Promise<never> {
  await inPlatform(ctx, 'verify e-mail', async tx => {
    const throttles = [mailThrottle('email_verify', email)]
    if ((await selectSecondsToWait(tx, throttles)) > 0) return
    await countAttempt(tx, throttles)
    await queueMail(tx, ctx, {
      kind: 'email_verify',
      isSecurity: true,
      onBehalfOf: last_tenant_id,
      tenant_id: PLATFORM_CHAIN,
      person_id: id,
      language: ctx.language,
      link: { purpose: 'email_verify', expires_at: inSeconds(ctx.services.settings.EMAIL_VERIFY_TTL) },
    })
  })
  throw new AppError(403, 'email_unverified')
}
