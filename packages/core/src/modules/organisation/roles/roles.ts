import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { AppError, type FieldError, invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import * as access from '../../access/index.ts'
import { inTenantRecordingEscalation, requireHeld } from '../../access/index.ts'
import { selectNonMembers } from '../members/member-store.ts'
import { roleKeyOf } from './role-key.ts'
import { type RoleQuery, type RoleView, selectRoles, selectRoleView } from './role-store.ts'

export type RoleInput = {
  key?: string
  name?: string
  description?: string
  permissions?: string[]
  owners?: string[]
  version?: number
}

const builtInRole = () => new AppError(409, 'built_in_role')

export async function listRoles(ctx: SessionContext, query: RoleQuery): Promise<Page<RoleView>> {
  const page = await inTenant(ctx, tx => selectRoles(tx, query))
  return { ...page, items: page.items.map(role => shown(ctx, role)) }
}

export async function readRole(ctx: SessionContext, id: string): Promise<RoleView> {
  return shown(ctx, await inTenant(ctx, tx => requireRole(tx, id)))
}

async function requireRole(tx: TenantTx, id: string): Promise<RoleView> {
  const role = await selectRoleView(tx, id)
  if (!role) throw notFound()
  return role
}

/**
 * A role for display: a built-in one is named in the reader's language, and the administrator's `*` becomes the list of
 * permissions.
 */
const shown = (ctx: Context, role: RoleView): RoleView => ({
  ...access.roleFor(ctx, role),
  ...(role.permissions.includes(access.EVERYTHING) && {
    permissions: [...ctx.services.modules.permissions].sort(),
  }),
})

const contentOf = ({ key, name, description, permissions, owners }: RoleView): access.RoleContent => ({
  key,
  name,
  description,
  permissions,
  owners,
})

const targetOf = ({ id, name }: RoleView) => ({ type: 'role', id, name })

export async function createRole(
  ctx: SessionContext,
  input: RoleInput & { name: string },
): Promise<RoleView> {
  const name = input.name.normalize('NFC').trim()
  const content: access.RoleContent = {
    key: input.key ?? roleKeyOf(name),
    name,
    description: input.description?.trim() ?? '',
    permissions: sorted(input.permissions),
    owners: sorted(input.owners),
  }
  requireKnown(ctx, input.permissions)
  return inTenantRecordingEscalation(ctx, async tx => {
    requireHeld(ctx, content.permissions)
    await requireMembers(tx, input.owners)
    const role = await requireRole(tx, (await access.createRole(tx, content)).id)
    await recordChange(tx, ctx, {
      action: 'role.created',
      target: targetOf(role),
      changes: changesBetween({}, contentOf(role)),
    })
    return role
  })
}

/** Changes what is given and leaves the rest. */
export async function changeRole(
  ctx: SessionContext,
  id: string,
  { version, ...input }: RoleInput,
): Promise<RoleView> {
  requireKnown(ctx, input.permissions)
  return inTenantRecordingEscalation(ctx, async tx => {
    const locked = await access.lockRole(tx, id)
    if (!locked) throw notFound()
    if (version !== undefined && version !== locked.version) throw staleVersion()
    const before = await requireRole(tx, id)
    const content = mergedContent(ctx, before, input)
    // A role with permissions that the caller lacks cannot be changed at all: other systems may grant rights by its name.
    requireHeld(ctx, [...before.permissions, ...content.permissions])
    await requireMembers(tx, input.owners)
    const changes = changesBetween(contentOf(before), content)
    if (Object.keys(changes).length === 0) return shown(ctx, before)
    await access.changeRole(tx, ctx, { id, ...content })
    const after = await requireRole(tx, id)
    await recordChange(tx, ctx, { action: 'role.updated', target: targetOf(after), changes })
    return shown(ctx, after)
  })
}

function mergedContent(ctx: Context, before: RoleView, input: RoleInput): access.RoleContent {
  // Other systems identify a role by its key, so the key never changes.
  if (input.key !== undefined && input.key !== before.key)
    throw new AppError(422, 'key_fixed', { errors: [{ path: '/key', code: 'key_fixed' }] })
  return {
    key: before.key,
    ...namesOf(ctx, before, input),
    permissions: permissionsOf(ctx, before, input.permissions),
    owners: input.owners ? sorted(input.owners) : before.owners,
  }
}

/** A built-in role keeps its name in every language when what a reader was shown is sent back. */
function namesOf(
  ctx: Context,
  before: RoleView,
  input: RoleInput,
): Pick<access.RoleContent, 'name' | 'description'> {
  const seen = shown(ctx, before)
  const name = input.name?.normalize('NFC').trim()
  const description = input.description?.trim()
  return {
    name: name === undefined || name === seen.name ? before.name : name,
    description:
      description === undefined || description === seen.description ? before.description : description,
  }
}

/** The administrator role always holds everything; sending back what it shows is no change. */
function permissionsOf(ctx: Context, before: RoleView, wanted: string[] | undefined): string[] {
  if (wanted === undefined) return before.permissions
  if (before.key !== access.ADMIN) return sorted(wanted)
  if (JSON.stringify(sorted(wanted)) !== JSON.stringify(shown(ctx, before).permissions)) throw builtInRole()
  return before.permissions
}

export async function removeRole(ctx: SessionContext, id: string, force = false): Promise<void> {
  await inTenant(ctx, async tx => {
    if (!(await access.lockRole(tx, id, true))) throw notFound()
    const role = await requireRole(tx, id)
    if (role.built_in) throw builtInRole()
    if (role.members > 0 && !force)
      throw new AppError(409, 'role_in_use', { members: { members: role.members } })
    await access.removeRole(tx, ctx, id)
    await recordChange(tx, ctx, {
      action: 'role.deleted',
      target: targetOf(role),
      changes: {
        ...changesBetween(contentOf(role), {}),
        ...(role.members > 0 && { members: [role.members, 0] }),
      },
    })
  })
}

/** Only what a compiled module declares is a permission. */
function requireKnown(ctx: Context, permissions: readonly string[] = []): void {
  const known = new Set(ctx.services.modules.permissions)
  const errors = permissions.flatMap<FieldError>((permission, index) =>
    known.has(permission)
      ? []
      : [{ path: `/permissions/${index}`, code: 'unknown_permission', params: { permission } }],
  )
  const [first] = errors
  if (first) throw new AppError(422, 'unknown_permission', { errors, members: first.params })
}

async function requireMembers(tx: TenantTx, owners: readonly string[] = []): Promise<void> {
  const strangers = await selectNonMembers(tx, owners)
  const errors = owners.flatMap<FieldError>((id, index) =>
    strangers.has(id.toLowerCase()) ? [{ path: `/owners/${index}`, code: 'unknown_member' }] : [],
  )
  if (errors.length > 0) throw invalid(...errors)
}

const sorted = (values: readonly string[] = []): string[] =>
  [...new Set(values.map(value => value.toLowerCase()))].sort()
