import type { Language } from '@tamga/formats'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, type FieldError, invalid } from '../../../kernel/http/problem.ts'
import {
  grantDefaultRole,
  grantRole,
  inTenantRecordingEscalation,
  type Role,
  rolesToGive,
} from '../../access/index.ts'
import { insertFirstPassword, requireGoodPassword } from '../../identity/index.ts'
import { findInvitees, type Invitee, openInvitations } from '../../invitations/index.ts'
import {
  claimPerson,
  insertMembership,
  lockMembership,
  memberJoined,
  type Person,
  releasePerson,
} from '../../tenancy/index.ts'
import { hasPlacement, type PlacementInput, placeMembers, requirePlacement } from '../units/placement.ts'
import type { Member } from './member-store.ts'
import { placementNames, requireMember, targetOf } from './members.ts'

export type Invite = {
  email: string
  name: string
  roles?: string[]
  language?: Language
  registration_number?: string
  password?: string
} & PlacementInput

const alreadyMember = () => new AppError(409, 'already_member')

/** Invites a person by mail. The roles are checked before any person is created. */
export async function inviteMember(ctx: SessionContext, input: Invite): Promise<Member> {
  const name = input.name.normalize('NFC').trim()
  await inTenantRecordingEscalation(ctx, async tx => {
    await requireRoles(tx, ctx, input.roles)
    await requirePlacement(tx, null, input)
  })
  if (input.password !== undefined) return createMember(ctx, { ...input, name }, input.password)
  const registration_number = input.registration_number?.toUpperCase()
  const [invitee] = await findInvitees(ctx, [
    { email: input.email, name, language: input.language, registration_number },
  ])
  return inTenantRecordingEscalation(ctx, tx =>
    admit(tx, ctx, { invitee: invitee!, status: 'invited', input }),
  )
}

/**
 * In development an administrator may create a person with a password. The password of an existing person is never set by
 * others.
 */
async function createMember(ctx: SessionContext, input: Invite, password: string): Promise<Member> {
  if (ctx.services.settings.ENVIRONMENT === 'production')
    throw new AppError(422, 'not_available_in_production')
  await requireGoodPassword(ctx, password, { person: input, path: '/password' })
  const hash = await ctx.services.passwords.hash(password, ctx.tenant.id)
  const person = await inPlatform(ctx, 'create member', tx =>
    claimPerson(tx, ctx, { email: input.email, name: input.name }),
  )
  if (!person) throw new AppError(409, 'person_exists')
  try {
    return await inTenantRecordingEscalation(ctx, tx => admitWithPassword(tx, ctx, { person, hash, input }))
  } catch (error) {
    await inPlatform(ctx, 'create member', tx => releasePerson(tx, ctx, person.id))
    throw error
  }
}

/**
 * In one transaction: a person with a password but without a membership would block every further attempt with this address.
 */
async function admitWithPassword(
  tx: TenantTx,
  ctx: SessionContext,
  { person, hash, input }: { person: Person; hash: string; input: Invite },
): Promise<Member> {
  const { id, email, name } = person
  if (!(await insertFirstPassword(tx, id, hash))) throw new AppError(409, 'person_exists')
  const invitee = { person_id: id, email, name, has_password: true }
  return admit(tx, ctx, { invitee, status: 'active', input })
}

type Admission = { invitee: Invitee; status: 'invited' | 'active'; input: Invite }

async function admit(
  tx: TenantTx,
  ctx: SessionContext,
  { invitee, status, input }: Admission,
): Promise<Member> {
  const { person_id, email, name } = invitee
  const given = await requireRoles(tx, ctx, input.roles)
  await requirePlacement(tx, person_id, input)
  const before = await lockMembership(tx, person_id)
  if (!(await insertMembership(tx, { person_id, email, name, status }))) throw alreadyMember()
  await grantDefaultRole(tx, ctx, person_id)
  for (const role of given) await grantRole(tx, ctx, { person_id, role })
  if (hasPlacement(input)) await placeMembers(tx, ctx, new Map([[person_id, input]]))
  if (status === 'invited') await openInvitations(tx, ctx, [invitee])
  else await memberJoined.emit(tx, ctx, { person_id })
  const member = await requireMember(tx, ctx, person_id)
  await recordChange(tx, ctx, {
    action: status === 'invited' ? 'member.invited' : 'member.created',
    target: targetOf(member),
    changes: {
      ...changesBetween(before ? { email: before.email, name: before.name, status: before.status } : {}, {
        email,
        name,
        status,
      }),
      ...changesBetween({}, placementNames(member)),
      roles: [null, member.roles.map(role => role.key)],
    },
  })
  return member
}

async function requireRoles(
  tx: TenantTx,
  ctx: SessionContext,
  wanted: readonly string[] = [],
): Promise<Iterable<Role>> {
  const roles = await rolesToGive(tx, ctx, wanted)
  const errors = wanted.flatMap<FieldError>((idOrKey, index) =>
    roles.has(idOrKey) ? [] : [{ path: `/roles/${index}`, code: 'unknown_role' }],
  )
  if (errors.length > 0) throw invalid(...errors)
  return roles.values()
}
