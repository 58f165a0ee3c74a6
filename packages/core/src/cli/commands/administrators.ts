import { recordChange } from '../../kernel/audit/record.ts'
import { type Context, inPlatform, inTenant, type TenantRef, withTenant } from '../../kernel/context.ts'
import { ADMIN, grantDefaultRole, grantRole, selectRole } from '../../modules/access/index.ts'
import {
  createResetLink,
  insertPassword,
  type ResetLink,
  selectPasswordHash,
} from '../../modules/identity/index.ts'
import {
  insertMembership,
  memberJoined,
  type Person,
  selectMembership,
  selectTenant,
  selectTenantIds,
  updateMembershipStatus,
  updateOperator,
  upsertPerson,
} from '../../modules/tenancy/index.ts'
import { CommandFailure } from '../exit-code.ts'

export type Credential = { link: ResetLink } | { password: string } | null

/** The organisation that was named, or the only one there is. */
export function chooseTenant(ctx: Context, slug: string | undefined): Promise<TenantRef> {
  return inPlatform(ctx, 'command line', async tx => {
    const ids = slug === undefined ? await selectTenantIds(tx) : []
    if (slug === undefined && ids.length !== 1) {
      throw new CommandFailure(
        ids.length === 0
          ? 'There is no organisation yet: make one with "tamga tenant create".'
          : 'There are several organisations: name one with --tenant SLUG ("tamga tenant list" shows them).',
      )
    }
    const tenant = await selectTenant(tx, slug ?? ids[0]!)
    if (!tenant)
      throw new CommandFailure(`There is no organisation "${slug}" ("tamga tenant list" shows them).`)
    return { id: tenant.id, slug: tenant.slug, name: tenant.name }
  })
}

/** A person is global: one who exists keeps name and password. */
export function ensurePerson(
  ctx: Context,
  input: { email: string; name: string; operator: boolean },
): Promise<Person> {
  return inPlatform(ctx, 'command line', async tx => {
    const { person } = await upsertPerson(tx, input)
    if (!input.operator || person.is_operator) return person
    await updateOperator(tx, person.id)
    await recordChange(tx, ctx, {
      action: 'person.operator_granted',
      target: { type: 'person', id: person.id, name: person.name },
      changes: { is_operator: [false, true] },
    })
    return { ...person, is_operator: true }
  })
}

/** Membership and the administrator's role; says whether anything was new. */
export function makeAdministrator(ctx: Context, tenant: TenantRef, person: Person): Promise<boolean> {
  const scope = withTenant(ctx, tenant)
  return inTenant(scope, async tx => {
    const before = await selectMembership(tx, person.id)
    if (before?.status === 'suspended')
      throw new CommandFailure(`${person.email} is suspended in ${tenant.slug}: resume the membership first.`)
    const { id: person_id, email, name } = person
    const joined =
      (await insertMembership(tx, { person_id, email, name, status: 'active' })) ??
      (await updateMembershipStatus(tx, person_id, { from: ['invited'], to: 'active' }))
    if (joined) await grantDefaultRole(tx, scope, person_id)
    const isGranted = await grantRole(tx, scope, { person_id, role: (await selectRole(tx, ADMIN))! })
    if (joined) await memberJoined.emit(tx, scope, { person_id })
    if (!joined && !isGranted) return false
    await recordChange(tx, scope, {
      action: 'member.administrator_made',
      target: { type: 'member', id: person_id, name },
      changes: { status: [before?.status ?? null, 'active'], role: [null, ADMIN] },
    })
    return true
  })
}

/** For somebody who has no password yet: a link to choose one, or a generated one. Never one that others have too. */
export async function firstCredential(
  ctx: Context,
  person: Person,
  generated: string | null,
): Promise<Credential> {
  const hash = generated === null ? null : await ctx.services.passwords.hash(generated)
  return inPlatform(ctx, 'command line', async tx => {
    if ((await selectPasswordHash(tx, person.id)) !== null) return null
    if (hash === null) return { link: await createResetLink(tx, ctx, person) }
    await insertPassword(tx, person.id, hash)
    return { password: generated! }
  })
}
