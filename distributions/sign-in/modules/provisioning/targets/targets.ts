import {
  AppError,
  changesBetween,
  inTenant,
  notFound,
  type Page,
  recordChange,
  requireSecretForNewOrigin,
  roleFor,
  type SessionContext,
  staleVersion,
  type TenantTx,
  uuidv7,
} from '@tamga/core'
import type { NewTargetInput, TargetInput, TargetView } from '../contract.ts'
import { insertResync } from '../runs/queue-store.ts'
import { MANY_ATTEMPTS, RECHECK, WAKE } from '../runs/tasks.ts'
import { tokenBinding } from './connection.ts'
import { requireValidFields, resolveScope } from './target-fields.ts'
import * as store from './target-store.ts'

export async function listTargets(ctx: SessionContext, query: store.TargetQuery): Promise<Page<TargetView>> {
  return inTenant(ctx, async tx => {
    const page = await store.selectTargets(tx, query)
    return { ...page, items: await viewsOf(tx, ctx, page.items) }
  })
}

export const readTarget = (ctx: SessionContext, id: string): Promise<TargetView> =>
  inTenant(ctx, tx => requireView(tx, ctx, id))

export async function requireView(tx: TenantTx, ctx: SessionContext, id: string): Promise<TargetView> {
  const target = await store.selectTarget(tx, id)
  if (!target) throw notFound()
  return (await viewsOf(tx, ctx, [target]))[0]!
}

async function viewsOf(tx: TenantTx, ctx: SessionContext, targets: store.Counted[]): Promise<TargetView[]> {
  const ids = [...new Set(targets.flatMap(({ scope }) => scope.roles ?? []))]
  const roles = await store.selectRoles(tx, ids)
  const named = roles.map(role => roleFor(ctx, role))
  return targets.map(target => viewOf(target, named))
}

function viewOf(target: store.Counted, roles: store.RoleRef[]): TargetView {
  const { scope, token_sealed, ...rest } = target
  const scoped = scope.roles && { roles: roles.filter(role => scope.roles!.includes(role.id)) }
  return { ...rest, scope: scoped ?? {}, has_token: token_sealed !== null }
}

export const targetOf = ({ id, name }: { id: string; name: string }) => ({ type: 'scim_target', id, name })

/** What the audit log tells of a target; of the token only whether there is one. */
const contentOf = ({ token_sealed, ...fields }: store.TargetFields) => ({
  name: fields.name,
  base_url: fields.base_url,
  enabled: fields.enabled,
  scope: fields.scope,
  push_groups: fields.push_groups,
  attribute_mapping: fields.attribute_mapping,
  on_leave: fields.on_leave,
  compatibility: fields.compatibility,
  max_removals: fields.max_removals,
  has_token: token_sealed !== null,
})

function sealToken(ctx: SessionContext, id: string, token: string | null): Buffer | null {
  if (token === null) return null
  if (!ctx.services.secrets.available) throw new AppError(422, 'secret_key_missing')
  return ctx.services.secrets.seal(token, tokenBinding(ctx.tenant.id, id))
}

export async function createTarget(ctx: SessionContext, input: NewTargetInput): Promise<TargetView> {
  requireValidFields(ctx, input)
  const id = uuidv7()
  const token_sealed = sealToken(ctx, id, input.token ?? null)
  return inTenant(ctx, async tx => {
    const fields: store.TargetFields = {
      name: input.name.trim(),
      base_url: input.base_url,
      token_sealed,
      enabled: input.enabled ?? true,
      scope: await resolveScope(tx, input.scope),
      push_groups: input.push_groups ?? false,
      attribute_mapping: input.attribute_mapping ?? {},
      on_leave: input.on_leave ?? 'deactivate',
      compatibility: input.compatibility ?? 'generic',
      max_removals: input.max_removals ?? null,
    }
    await store.insertTarget(tx, id, fields)
    await recordChange(tx, ctx, {
      action: 'scim_target.created',
      target: targetOf({ id, name: fields.name }),
      changes: changesBetween({}, contentOf(fields)),
    })
    return requireView(tx, ctx, id)
  })
}

/** Changes what is given and leaves the rest. */
export async function changeTarget(
  ctx: SessionContext,
  id: string,
  { version, token, ...input }: TargetInput,
): Promise<TargetView> {
  requireValidFields(ctx, input)
  return inTenant(ctx, async tx => {
    const before = await store.lockTarget(tx, id)
    if (!before) throw notFound()
    if (version !== undefined && version !== before.version) throw staleVersion()
    if (token === undefined && before.token_sealed !== null)
      requireSecretForNewOrigin({
        from: before.base_url,
        to: input.base_url ?? before.base_url,
        path: '/token',
      })
    const fields: store.TargetFields = {
      ...before,
      ...input,
      name: input.name?.trim() ?? before.name,
      scope: input.scope ? await resolveScope(tx, input.scope) : before.scope,
      token_sealed: token === undefined ? before.token_sealed : sealToken(ctx, id, token),
    }
    await saveChanges(tx, ctx, { before, fields, isTokenNew: typeof token === 'string' })
    return requireView(tx, ctx, id)
  })
}

type Saving = { before: store.TargetRow; fields: store.TargetFields; isTokenNew: boolean }

async function saveChanges(
  tx: TenantTx,
  ctx: SessionContext,
  { before, fields, isTokenNew }: Saving,
): Promise<void> {
  const changes = {
    ...changesBetween(contentOf(before), contentOf(fields)),
    ...(isTokenNew && { token_replaced: [false, true] as const }),
  }
  if (Object.keys(changes).length === 0) return
  const { name, base_url, token_sealed, enabled, scope, push_groups } = fields
  const { attribute_mapping, on_leave, compatibility, max_removals } = fields
  await store.updateTarget(tx, before.id, {
    ...{ name, base_url, token_sealed, enabled, scope, push_groups },
    ...{ attribute_mapping, on_leave, compatibility, max_removals },
    ...(base_url !== before.base_url && { service_provider: null }),
  })
  await recordChange(tx, ctx, {
    action: 'scim_target.changed',
    target: targetOf({ id: before.id, name }),
    changes,
  })
  // Changes were not queued while it was disabled.
  if (enabled && !before.enabled) await insertResync(tx, before.id)
  if (isTokenNew || base_url !== before.base_url || compatibility !== before.compatibility)
    await ctx.services.jobs.enqueue(tx, RECHECK, { payload: { target_id: before.id }, key: before.id })
  await ctx.services.jobs.enqueue(tx, WAKE, { payload: {}, ...MANY_ATTEMPTS })
}

export async function removeTarget(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const target = await store.lockTargetToDelete(tx, id)
    if (!target) throw notFound()
    await store.deleteTarget(tx, id)
    await recordChange(tx, ctx, {
      action: 'scim_target.deleted',
      target: targetOf(target),
      changes: changesBetween(contentOf(target), {}),
    })
  })
}
