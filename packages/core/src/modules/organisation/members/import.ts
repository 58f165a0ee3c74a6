import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { LineError } from '../../../kernel/spreadsheets/csv-import.ts'
import {
  grantRoles,
  lockRoles,
  missingPermission,
  selectPermissionsOfRole,
  selectRole,
  USER,
} from '../../access/index.ts'
import { findInvitees, type Invitee, openInvitations } from '../../invitations/index.ts'
import { insertInvitedMemberships } from '../../tenancy/index.ts'
import { importInvalid, localised } from '../import-errors.ts'
import { placeMembers } from '../units/placement.ts'
import { type ImportLine, readImportFile } from './import-file.ts'
import { resolvePlaces } from './import-places.ts'
import { selectMemberEmails } from './member-store.ts'

/** Invites everyone in a file, or nobody. A dry run says what would happen. */
export async function importMembers(ctx: SessionContext, text: string, dryRun: boolean) {
  const file = readImportFile(text)
  const found = await inTenant(ctx, tx => checkLines(tx, ctx, file.lines))
  const errors = [...file.errors, ...found].sort((a, b) => a.line - b.line)
  const failed = new Set(errors.map(error => error.line))
  const plan = file.lines.filter(({ line }) => !failed.has(line))
  const outcome = { lines: file.people, plan }
  if (dryRun) return { dry_run: true, ...outcome, invited: plan.length, errors: localised(ctx, errors) }
  if (errors.length > 0 || plan.length === 0) throw importInvalid(ctx, errors.length > 0 ? errors : [nobody])
  const invitees = await findInvitees(ctx, plan)
  await inTenant(ctx, tx => inviteAll(tx, ctx, invitees))
  return { dry_run: false, ...outcome, invited: plan.length, errors: [] }
}

const nobody: LineError = { line: 1, path: '', code: 'empty_file' }

/** Checks each line against the members and roles of the tenant and the caller's own permissions. */
async function checkLines(
  tx: TenantTx,
  ctx: SessionContext,
  lines: readonly ImportLine[],
): Promise<LineError[]> {
  const members = await selectMemberEmails(
    tx,
    lines.map(line => line.email),
  )
  const known = lines.filter(({ email }) => members.has(email)).map(({ line }) => alreadyMember(line))
  const { errors } = await checkRoles(tx, ctx, lines)
  return [...known, ...errors, ...(await resolvePlaces(tx, lines)).errors]
}

async function checkRoles(tx: TenantTx, ctx: SessionContext, lines: readonly ImportLine[]) {
  const roles = await lockRoles(tx, [...new Set(lines.flatMap(line => line.roles))])
  const missing = new Map<string, string | null>()
  for (const [name, role] of roles)
    missing.set(name, missingPermission(ctx, await selectPermissionsOfRole(tx, role.id)))
  const errors = lines.flatMap(({ line, roles: wanted }) =>
    wanted.flatMap<LineError>(name => {
      const permission = missing.get(name)
      if (permission === undefined) return [{ line, path: '/roles', code: 'unknown_role' }]
      return permission === null
        ? []
        : [{ line, path: '/roles', code: 'permission_not_held', params: { permission } }]
    }),
  )
  return { roles, errors }
}

const alreadyMember = (line: number): LineError => ({ line, path: '/email', code: 'already_member' })

async function inviteAll(
  tx: TenantTx,
  ctx: SessionContext,
  invitees: readonly (ImportLine & Invitee)[],
): Promise<void> {
  // Checked again: when a role was deleted or a person joined since the first check, the whole file is refused.
  const { roles, errors } = await checkRoles(tx, ctx, invitees)
  const places = await resolvePlaces(tx, invitees)
  errors.push(...places.errors)
  const added = new Set(await insertInvitedMemberships(tx, invitees))
  const known = invitees
    .filter(({ person_id }) => !added.has(person_id))
    .map(({ line }) => alreadyMember(line))
  if (errors.length + known.length > 0) throw importInvalid(ctx, [...errors, ...known])
  const user = (await selectRole(tx, USER))!
  await grantRoles(
    tx,
    ctx,
    invitees.flatMap(({ person_id, roles: wanted }) =>
      [user, ...wanted.map(name => roles.get(name)!)].map(role => ({ person_id, role })),
    ),
  )
  await placeMembers(tx, ctx, places.placements(invitees))
  await openInvitations(tx, ctx, invitees)
  await recordChange(tx, ctx, {
    action: 'member.imported',
    target: { type: 'tenant', id: ctx.tenant.id, name: ctx.tenant.name },
    changes: { invited: [null, invitees.length] },
  })
}
