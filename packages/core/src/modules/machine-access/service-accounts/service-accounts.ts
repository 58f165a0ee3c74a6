import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { AppError, type FieldError, invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import {
  inTenantRecordingEscalation,
  type Role,
  requireHeld,
  roleFor,
  rolesToGive,
} from '../../access/index.ts'
import { selectMembership } from '../../tenancy/index.ts'
import type { NewServiceAccount, ServiceAccountChanges } from '../contract.ts'
import * as store from './service-account-store.ts'

type ServiceAccount = store.ServiceAccount

export async function listServiceAccounts(
  ctx: SessionContext,
  query: store.ServiceAccountQuery,
): Promise<Page<ServiceAccount>> {
  const page = await inTenant(ctx, tx => store.selectServiceAccounts(tx, query))
  return { ...page, items: page.items.map(account => shown(ctx, account)) }
}

export async function readServiceAccount(ctx: SessionContext, id: string): Promise<ServiceAccount> {
  return shown(ctx, await inTenant(ctx, tx => requireServiceAccount(tx, id)))
}

export async function requireServiceAccount(tx: TenantTx, id: string): Promise<ServiceAccount> {
  const account = await store.selectServiceAccount(tx, id)
  if (!account) throw notFound()
  return account
}

/** Whoever acts with an account has its rights: nobody does who does not hold all of them. */
export async function requireHoldsAccount(tx: TenantTx, ctx: SessionContext, id: string): Promise<void> {
  requireHeld(ctx, await store.selectPermissionsOfAccount(tx, id))
}

const shown = (ctx: Context, account: ServiceAccount): ServiceAccount => ({
  ...account,
  roles: account.roles.map(role => roleFor(ctx, role)),
})

export const targetOf = ({ id, name }: Pick<ServiceAccount, 'id' | 'name'>) => ({
  type: 'service_account',
  id,
  name,
})

const keysOf = (roles: readonly { key: string }[]): string[] => roles.map(role => role.key).sort()

const contentOf = ({ name, description, owner, roles, status }: ServiceAccount) => ({
  name,
  description,
  owner: owner.id,
  roles: keysOf(roles),
  status,
})

export async function createServiceAccount(
  ctx: SessionContext,
  input: NewServiceAccount,
): Promise<ServiceAccount> {
  return inTenantRecordingEscalation(ctx, async tx => {
    const owner_id = await requireOwner(tx, input.owner ?? defaultOwner(ctx))
    const roles = await requireRoles(tx, ctx, input.roles ?? [])
    const id = await store.insertServiceAccount(tx, {
      name: trimmed(input.name),
      description: input.description?.trim() ?? '',
      owner_id,
      status: 'active',
    })
    await store.updateRolesOfAccount(tx, id, { roles: roles.map(role => role.id), by: ctx.actor })
    const account = await requireServiceAccount(tx, id)
    await recordChange(tx, ctx, {
      action: 'service_account.created',
      target: targetOf(account),
      changes: changesBetween({}, contentOf(account)),
    })
    return shown(ctx, account)
  })
}

/** Changes what is given and leaves the rest. An account that may do more than the caller cannot be changed at all. */
export async function changeServiceAccount(
  ctx: SessionContext,
  id: string,
  { version, ...input }: ServiceAccountChanges,
): Promise<ServiceAccount> {
  return inTenantRecordingEscalation(ctx, async tx => {
    const locked = await store.lockServiceAccount(tx, id)
    if (!locked) throw notFound()
    if (version !== undefined && version !== locked.version) throw staleVersion()
    await requireHoldsAccount(tx, ctx, id)
    const before = await requireServiceAccount(tx, id)
    const roles = input.roles && (await requireRoles(tx, ctx, input.roles))
    const fields = {
      name: input.name === undefined ? before.name : trimmed(input.name),
      description: input.description?.trim() ?? before.description,
      owner_id: input.owner === undefined ? before.owner.id : await requireOwner(tx, input.owner),
      status: input.status ?? before.status,
    }
    const { owner_id: owner, ...plain } = fields
    const wanted = { ...plain, owner, roles: roles ? keysOf(roles) : keysOf(before.roles) }
    const changes = changesBetween(contentOf(before), wanted)
    if (Object.keys(changes).length === 0) return shown(ctx, before)
    await store.updateServiceAccount(tx, id, fields)
    if (roles) await store.updateRolesOfAccount(tx, id, { roles: roles.map(role => role.id), by: ctx.actor })
    const after = await requireServiceAccount(tx, id)
    await recordChange(tx, ctx, { action: 'service_account.changed', target: targetOf(after), changes })
    return shown(ctx, after)
  })
}

export async function removeServiceAccount(ctx: SessionContext, id: string): Promise<void> {
  await inTenantRecordingEscalation(ctx, async tx => {
    if (!(await store.lockServiceAccount(tx, id))) throw notFound()
    await requireHoldsAccount(tx, ctx, id)
    const account = await requireServiceAccount(tx, id)
    await store.deleteServiceAccount(tx, id)
    await recordChange(tx, ctx, {
      action: 'service_account.deleted',
      target: targetOf(account),
      changes: changesBetween(contentOf(account), {}),
    })
  })
}

const trimmed = (name: string): string => name.normalize('NFC').trim()

/** A service account answers for nobody: it has to name a person. */
function defaultOwner(ctx: SessionContext): string {
  if (!ctx.is_person)
    throw new AppError(422, 'owner_required', { errors: [{ path: '/owner', code: 'required' }] })
  return ctx.person.id
}

async function requireOwner(tx: TenantTx, id: string): Promise<string> {
  const member = await selectMembership(tx, id)
  if (member?.status !== 'active') throw invalid({ path: '/owner', code: 'unknown_member' })
  return member.person_id
}

/** Roles that exist and that the caller holds. */
async function requireRoles(
  tx: TenantTx,
  ctx: SessionContext,
  idsOrKeys: readonly string[],
): Promise<Role[]> {
  const roles = await rolesToGive(tx, ctx, idsOrKeys)
  const unknown = idsOrKeys.flatMap<FieldError>((asked, index) =>
    roles.has(asked) ? [] : [{ path: `/roles/${index}`, code: 'unknown_role' }],
  )
  if (unknown.length > 0) throw invalid(...unknown)
  return [...new Map([...roles.values()].map(role => [role.id, role])).values()]
}
