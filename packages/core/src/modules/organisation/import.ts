import { recordChange } from '../../kernel/audit/record.ts'
import { type Context, inTenant, type SessionContext } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { AppError } from '../../kernel/http/problem.ts'
import { findRole, grantRoles, type Role, USER } from '../access/index.ts'
import { findInvitees, type Invitee, openInvitations } from '../invitations/index.ts'
import { addInvitedMemberships } from '../tenancy/index.ts'
import { roleToGive } from './escalation.ts'
import { type ImportLine, type LineError, readImportFile } from './import-file.ts'
import { membersAmong } from './member-store.ts'

/** Invites everyone in a file, or nobody. A dry run says what would happen. */
export async function importMembers(ctx: SessionContext, text: string, dryRun: boolean) {
  const file = readImportFile(text)
  const { errors: found } = await inTenant(ctx, tx => judge(tx, ctx, file.lines))
  const errors = [...file.errors, ...found].sort((a, b) => a.line - b.line)
  const failed = new Set(errors.map(error => error.line))
  const plan = file.lines.filter(({ line }) => !failed.has(line))
  const outcome = {
    lines: new Set([...file.lines.map(({ line }) => line), ...file.errors.map(({ line }) => line)]).size,
    plan,
  }
  if (dryRun) return { dry_run: true, ...outcome, invited: plan.length, errors: localised(ctx, errors) }
  if (errors.length > 0 || plan.length === 0) throw importInvalid(ctx, errors.length > 0 ? errors : [nobody])
  const invitees = await findInvitees(ctx, plan)
  await inTenant(ctx, tx => inviteAll(tx, ctx, invitees))
  return { dry_run: false, ...outcome, invited: plan.length, errors: [] }
}

const nobody: LineError = { line: 1, path: '', code: 'empty_file' }

/** What only the tenant knows: its roles, its members, and what the caller may give. */
async function judge(tx: TenantTx, ctx: SessionContext, lines: readonly ImportLine[]) {
  const roles = new Map<string, Role>()
  const refusals = new Map<string, Omit<LineError, 'line'>>()
  for (const name of new Set(lines.flatMap(line => line.roles))) {
    const refusal = await judgeRole(tx, ctx, name, roles)
    if (refusal) refusals.set(name, refusal)
  }
  const members = await membersAmong(
    tx,
    lines.map(line => line.email),
  )
  const errors = lines.flatMap<LineError>(({ line, email, roles: wanted }) => [
    ...(members.has(email) ? [alreadyMember(line)] : []),
    ...wanted.flatMap(name => (refusals.has(name) ? [{ line, ...refusals.get(name)! }] : [])),
  ])
  return { roles, errors }
}

async function judgeRole(tx: TenantTx, ctx: SessionContext, name: string, roles: Map<string, Role>) {
  try {
    const role = await roleToGive(tx, ctx, name)
    if (!role) return { path: '/roles', code: 'unknown_role' }
    roles.set(name, role)
    return null
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'permission_denied') throw error
    return { path: '/roles', code: 'permission_not_held', params: error.params }
  }
}

const alreadyMember = (line: number): LineError => ({ line, path: '/email', code: 'already_member' })

async function inviteAll(
  tx: TenantTx,
  ctx: SessionContext,
  invitees: readonly (ImportLine & Invitee)[],
): Promise<void> {
  const added = new Set(await addInvitedMemberships(tx, invitees))
  // Somebody who came in, or a role that went, since the first look: the file is refused as a whole.
  const { roles, errors } = await judge(
    tx,
    ctx,
    invitees.filter(({ person_id }) => !added.has(person_id)),
  )
  if (errors.length > 0) throw importInvalid(ctx, errors)
  const user = (await findRole(tx, USER))!
  await grantRoles(
    tx,
    ctx,
    invitees.flatMap(({ person_id, roles: wanted }) =>
      [user, ...wanted.map(name => roles.get(name)!)].map(role => ({ person_id, role })),
    ),
  )
  await openInvitations(tx, ctx, invitees)
  await recordChange(tx, ctx, {
    action: 'member.imported',
    target: { type: 'tenant', id: ctx.tenant.id, name: ctx.tenant.name },
    changes: { invited: [null, invitees.length] },
  })
}

const importInvalid = (ctx: Context, errors: readonly LineError[]) =>
  new AppError(422, 'import_invalid', {}, { members: { errors: localised(ctx, errors) } })

const localised = ({ language, services }: Context, errors: readonly LineError[]) =>
  errors.map(({ line, path, code, params }) => ({
    line,
    path,
    code,
    message: services.translator.text(language, `field.${code}`, params),
  }))
