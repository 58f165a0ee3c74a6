import { recordChange } from '../../kernel/audit/record.ts'
import {
  type Context,
  inPlatform,
  inTenant,
  type SessionContext,
  type TenantRef,
  withTenant,
} from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { Page } from '../../kernel/http/page.ts'
import { AppError, invalid, notFound, staleVersion } from '../../kernel/http/problem.ts'
import { createTenant } from '../identity/index.ts'
import { type Tenant, updateTenant } from '../tenancy/index.ts'
import { findAdministrator, inviteAdministrator } from './administrator.ts'
import { lockTenant, selectTenantRow, selectTenantRows, type TenantRow, type TenantsQuery } from './store.ts'

export const listTenants = (ctx: SessionContext, query: TenantsQuery): Promise<Page<TenantRow>> =>
  inPlatform(ctx, 'list tenants', tx => selectTenantRows(tx, query))

export async function readTenant(ctx: Context, id: string): Promise<TenantRow> {
  const row = await inPlatform(ctx, 'read tenant', tx => selectTenantRow(tx, id))
  if (!row) throw notFound()
  return row
}

/** The operator becomes a member and administrator; whoever else should be one is invited. */
export async function openTenant(
  ctx: SessionContext,
  input: { slug: string; name: string; admin_email?: string },
): Promise<TenantRow> {
  const { slug, admin_email } = input
  const name = input.name.normalize('NFC').trim()
  if (name === '') throw invalid({ path: '/name', code: 'required' })
  const invitee = admin_email === undefined ? null : await findAdministrator(ctx, admin_email)
  const also =
    invitee && ((tx: TenantTx, tenant: TenantRef) => inviteAdministrator(tx, { ...ctx, tenant }, invitee))
  const tenant = await createTenant(ctx, { slug, name, ...(also && { also }) }, ctx.person)
  return readTenant(ctx, tenant.id)
}

export type TenantChanges = { name?: string; suspended?: boolean; version?: number }

/** One change is one record, in the chain of the tenant that is changed. */
export async function changeTenant(
  ctx: SessionContext,
  id: string,
  changes: TenantChanges,
): Promise<TenantRow> {
  if (changes.suspended) refuseOwnTenant(ctx, id)
  const scope = withTenant(ctx, await readTenant(ctx, id))
  await inTenant(scope, async tx => {
    const before = await lockTenant(tx)
    if (!before) throw notFound()
    if (changes.version !== undefined && changes.version !== before.version) throw staleVersion()
    if (before.status === 'deleting') throw new AppError(409, 'tenant_deleting')
    const { differences, action } = differencesOf(before, changes)
    if (action === null) return
    const after = (await updateTenant(tx, differences))!
    const fields = Object.keys(differences) as (keyof typeof differences)[]
    await recordChange(tx, scope, {
      action,
      target: { type: 'tenant', id, name: after.name },
      changes: Object.fromEntries(fields.map(field => [field, [before[field], after[field]] as const])),
    })
  })
  return readTenant(ctx, id)
}

function differencesOf(before: Tenant, changes: TenantChanges) {
  const name = changes.name?.normalize('NFC').trim() ?? before.name
  if (name === '') throw invalid({ path: '/name', code: 'required' })
  const status = changes.suspended === undefined ? before.status : changes.suspended ? 'suspended' : 'active'
  const differences = {
    ...(name !== before.name && { name }),
    ...(status !== before.status && { status }),
  } as Partial<Pick<Tenant, 'name' | 'status'>>
  if (differences.status !== undefined) {
    return { differences, action: status === 'suspended' ? 'tenant.suspended' : 'tenant.resumed' }
  }
  return { differences, action: differences.name === undefined ? null : 'tenant.updated' }
}

/** An operator cannot suspend or delete the tenant of their own session: they could not undo it. */
export function refuseOwnTenant(ctx: SessionContext, id: string): void {
  if (id === ctx.tenant.id) throw new AppError(409, 'current_tenant')
}
