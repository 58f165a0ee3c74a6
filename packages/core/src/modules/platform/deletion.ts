import { recordChange } from '../../kernel/audit/record.ts'
import { type Context, inPlatform, inTenant, type SessionContext, withTenant } from '../../kernel/context.ts'
import { inSeconds } from '../../kernel/expiry.ts'
import { notFound, wrongState } from '../../kernel/http/problem.ts'
import { deleteMailsOfTenant } from '../../kernel/mail/outbox/outbox-store.ts'
import { endSessions } from '../identity/index.ts'
import { deleteDueTenant, tenantDeleted, updateTenant } from '../tenancy/index.ts'
import { lockTenant, selectStatusBeforeDeletion, type TenantRow } from './store.ts'
import { readTenant, refuseOwnTenant } from './tenants.ts'

/** Closes the tenant at once and deletes it after a delay, during which this can be cancelled. */
export async function requestDeletion(
  ctx: SessionContext,
  id: string,
  reason: string | null,
): Promise<TenantRow> {
  refuseOwnTenant(ctx, id)
  const scope = withTenant(ctx, await readTenant(ctx, id))
  const delete_after = inSeconds(ctx.services.settings.TENANT_DELETE_DELAY)
  await inTenant(scope, async tx => {
    const before = await lockTenant(tx)
    if (!before) throw notFound()
    if (before.status === 'deleting') throw wrongState()
    await updateTenant(tx, { status: 'deleting', delete_after })
    await recordChange(tx, scope, {
      action: 'tenant.deletion_requested',
      target: { type: 'tenant', id, name: before.name },
      changes: {
        status: [before.status, 'deleting'],
        delete_after: [null, delete_after],
        ...(reason !== null && { reason: [null, reason] as const }),
      },
    })
  })
  return readTenant(ctx, id)
}

export async function cancelDeletion(ctx: SessionContext, id: string): Promise<TenantRow> {
  const scope = withTenant(ctx, await readTenant(ctx, id))
  await inTenant(scope, async tx => {
    const before = await lockTenant(tx)
    if (!before) throw notFound()
    if (before.status !== 'deleting') throw wrongState()
    const status = await selectStatusBeforeDeletion(tx)
    await updateTenant(tx, { status, delete_after: null })
    await recordChange(tx, scope, {
      action: 'tenant.deletion_cancelled',
      target: { type: 'tenant', id, name: before.name },
      changes: { status: ['deleting', status], delete_after: [before.delete_after, null] },
    })
  })
  return readTenant(ctx, id)
}

/** Sessions end first, with their events; audit records stay. The deletion is recorded in the chain of the platform. */
export async function removeTenant(ctx: Context, id: string): Promise<void> {
  await inPlatform(ctx, 'delete tenant', async tx => {
    await endSessions(tx, ctx, { of: { tenant_id: id }, cause: 'admin' })
    const tenant = await deleteDueTenant(tx, id)
    if (!tenant) throw wrongState()
    await deleteMailsOfTenant(tx, id)
    await tenantDeleted.emit(tx, ctx, { tenant_id: id })
    await recordChange(tx, ctx, {
      action: 'tenant.deleted',
      target: { type: 'tenant', id, name: tenant.name },
      changes: { slug: [tenant.slug, null], name: [tenant.name, null] },
    })
  })
}
