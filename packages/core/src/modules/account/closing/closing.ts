import { recordChange } from '../../../kernel/audit/record.ts'
import {
  inPlatform,
  inTenant,
  PLATFORM_CHAIN,
  type SessionContext,
  withTenant,
} from '../../../kernel/context.ts'
import { inSeconds } from '../../../kernel/expiry.ts'
import { AppError, notFound, wrongState } from '../../../kernel/http/problem.ts'
import { queueMail } from '../../../kernel/mail/outbox/outbox.ts'
import { requireAnotherAdministrator } from '../../access/index.ts'
import { confirmPassword, endSessions, requireUnconfined } from '../../identity/index.ts'
import { isLastOperator, selectTenantsOfPerson } from '../../tenancy/index.ts'
import { type Closing, deleteClosing, insertClosing, selectClosing } from './closing-store.ts'

export async function readClosing(ctx: SessionContext): Promise<{ closing: Closing | null }> {
  return { closing: (await inPlatform(ctx, 'own account', tx => selectClosing(tx, ctx.person.id))) ?? null }
}

/** The account stays usable until then, so that whoever changes their mind signs in and says so. */
export async function requestClosing(ctx: SessionContext, given: { password?: string }) {
  await inPlatform(ctx, 'own account', tx => requireUnconfined(tx, ctx))
  await confirmPassword(ctx, given.password)
  await requireReplaceable(ctx)
  const closes_at = inSeconds(ctx.services.settings.ACCOUNT_CLOSING_DELAY)
  return inPlatform(ctx, 'close account', async tx => {
    const closing = await insertClosing(tx, ctx.person.id, closes_at)
    if (!closing) throw wrongState()
    await endSessions(tx, ctx, { of: { people: [ctx.person.id], keep: ctx.session.id }, cause: 'self' })
    await queueMail(tx, ctx, {
      ...{ kind: 'account_closing', isSecurity: true, onBehalfOf: ctx.tenant.id, tenant_id: PLATFORM_CHAIN },
      ...{ person_id: ctx.person.id, language: ctx.language, params: { closes_at: closing.closes_at } },
      path: '/profile?tab=account',
    })
    await recordChange(tx, ctx, { action: 'person.closing_requested', target: targetOf(ctx) })
    return { closing }
  })
}

export async function cancelClosing(ctx: SessionContext): Promise<void> {
  await inPlatform(ctx, 'close account', async tx => {
    if (!(await deleteClosing(tx, ctx.person.id))) throw notFound()
    await recordChange(tx, ctx, { action: 'person.closing_cancelled', target: targetOf(ctx) })
  })
}

/** No tenant loses its last administrator by it, and the installation not its last operator. */
async function requireReplaceable(ctx: SessionContext): Promise<void> {
  const tenants = await inPlatform(ctx, 'close account', async tx => {
    if (await isLastOperator(tx, ctx.person.id)) throw new AppError(409, 'last_operator')
    return selectTenantsOfPerson(tx, ctx.person.id)
  })
  for (const tenant of tenants)
    await inTenant(withTenant(ctx, tenant), tx => requireAnotherAdministrator(tx, ctx.person.id))
}

const targetOf = ({ person }: SessionContext) => ({ type: 'person', id: person.id, name: person.name })
