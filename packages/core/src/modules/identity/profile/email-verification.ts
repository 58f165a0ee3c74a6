import { recordChange } from '../../../kernel/audit/record.ts'
import {
  type Context,
  inPlatform,
  inTenant,
  PLATFORM_CHAIN,
  type SessionContext,
} from '../../../kernel/context.ts'
import { inSeconds } from '../../../kernel/expiry.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { useLink } from '../../../kernel/links/links.ts'
import { queueMail } from '../../../kernel/mail/outbox/outbox.ts'
import { countAttempt, refuseThrottled } from '../../../kernel/throttle/throttle.ts'
import { selectCurrentTenant, selectTenantsOfPerson, updateAddressVerified } from '../../tenancy/index.ts'
import { mailThrottle } from '../sign-in/login-throttles.ts'

export async function requestEmailVerification(ctx: SessionContext): Promise<void> {
  const language = await inTenant(ctx, async tx => (await selectCurrentTenant(tx))!.default_language)
  await inPlatform(ctx, 'verify e-mail', async tx => {
    const throttles = [mailThrottle('email_verify', ctx.person.email)]
    await refuseThrottled(tx, throttles)
    await countAttempt(tx, throttles)
    await queueMail(tx, ctx, {
      kind: 'email_verify',
      isSecurity: true,
      onBehalfOf: ctx.tenant.id,
      tenant_id: PLATFORM_CHAIN,
      person_id: ctx.person.id,
      language: ctx.language ?? language,
      link: { purpose: 'email_verify', expires_at: inSeconds(ctx.services.settings.EMAIL_VERIFY_TTL) },
    })
  })
}

export async function verifyEmail(ctx: Context, token: string): Promise<void> {
  await inPlatform(ctx, 'verify e-mail', async tx => {
    const link = await useLink(tx, 'email_verify', token)
    const person = await updateAddressVerified(tx, link.person_id!, link.email!)
    if (!person) throw new AppError(422, 'link_invalid')
    const tenants = await selectTenantsOfPerson(tx, person.id)
    await recordChange(
      tx,
      {
        ...ctx,
        actor: { id: person.id, name: person.name, email: person.email },
        tenant: { id: tenants[0]?.id ?? PLATFORM_CHAIN },
      },
      { action: 'person.email_verified', target: { type: 'person', id: person.id, name: person.name } },
    )
  })
}
