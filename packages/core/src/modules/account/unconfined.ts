import { inPlatform, type SessionContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/http/problem.ts'
import { hasOtherMembership } from '../tenancy/index.ts'

/** A session from one tenant's provider does not decide about an account that other tenants know too. */
export async function requireUnconfined(ctx: SessionContext): Promise<void> {
  if (!ctx.session.confined) return
  const place = { person_id: ctx.person.id, tenant_id: ctx.tenant.id }
  if (await inPlatform(ctx, 'own account', tx => hasOtherMembership(tx, place)))
    throw new AppError(403, 'reauthentication_required')
}
