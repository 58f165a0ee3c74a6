import {
  AppError,
  type Arrival,
  type Context,
  grantDefaultRole,
  grantRole,
  insertMembership,
  lockMembership,
  memberJoined,
  normaliseEmail,
  type ProvidedIdentity,
  recordChange,
  type TenantTx,
} from '@tamga/core'
import { upsertLink } from '../links/link-store.ts'
import { upsertSignIn } from '../providers/hour-store.ts'
import type { ProviderRow } from '../providers/provider-store.ts'
import { mappedText } from './claim-mapping.ts'
import { changeGrants, rolesFor } from './granted-roles.ts'
import { refuse } from './recognise.ts'
import { selectRolesByIds } from './role-store.ts'

type Entering = { provider: ProviderRow; identity: ProvidedIdentity; arrival: Arrival }

/** The tenant's part of a sign-in, all or nothing: the place of a new member, their roles, the link, and one record of it. */
export async function admitIdentity(tx: TenantTx, ctx: Context, entering: Entering): Promise<void> {
  const { provider, identity, arrival } = entering
  const actor = { id: provider.id, name: provider.name, email: null }
  const scope = { ...ctx, actor, tenant: { id: provider.tenant_id } }
  if (arrival.person) await makeMember(tx, scope, entering)
  else await requireActive(tx, arrival.person_id)
  const email = mappedText(identity.claims, provider.claim_mapping, 'email')
  const login = { subject: identity.subject, person_id: arrival.person_id, email }
  const link = await upsertLink(tx, provider, login)
  if (!link) throw new AppError(403, 'sso_already_linked')
  const wanted = await rolesFor(tx, provider, identity.claims)
  const roles = await changeGrants(tx, scope, { provider, personId: arrival.person_id, wanted })
  await record(tx, scope, { ...entering, isLinked: link.isNew, roles })
  await upsertSignIn(tx, provider.id, true)
}

async function requireActive(tx: TenantTx, personId: string): Promise<void> {
  const member = await lockMembership(tx, personId)
  if (member?.status === 'suspended') throw refuse('membership_suspended')
  if (member?.status !== 'active') throw refuse('not_a_member')
}

async function makeMember(tx: TenantTx, ctx: Context, { provider, arrival }: Entering): Promise<void> {
  const { person_id } = arrival
  const { email, name } = arrival.person!
  const made = await insertMembership(tx, { person_id, email: normaliseEmail(email), name, status: 'active' })
  if (!made) throw refuse('not_a_member')
  await grantDefaultRole(tx, ctx, person_id)
  for (const role of await selectRolesByIds(tx, provider.default_roles))
    await grantRole(tx, ctx, { person_id, role })
  await memberJoined.emit(tx, ctx, { person_id })
}

type Record = Entering & { isLinked: boolean; roles: { given: string[]; taken: string[] } }

async function record(tx: TenantTx, ctx: Context, entered: Record): Promise<void> {
  const { provider, identity, arrival, isLinked, roles } = entered
  const changes = {
    ...(isLinked && { subject: [null, identity.subject] as const }),
    ...(roles.given.length + roles.taken.length > 0 && { roles: [roles.taken, roles.given] as const }),
  }
  const name = arrival.person?.name ?? (await lockMembership(tx, arrival.person_id))!.name
  const target = { type: 'member', id: arrival.person_id, name }
  const from = { provider: [null, provider.name] as const, ...changes }
  if (arrival.person) {
    const made = { ...from, email: [null, arrival.person.email] as const, status: [null, 'active'] as const }
    await recordChange(tx, ctx, { action: 'federation.member_created', target, changes: made })
  } else if (isLinked) await recordChange(tx, ctx, { action: 'federation.linked', target, changes: from })
  else if (Object.keys(changes).length > 0)
    await recordChange(tx, ctx, { action: 'federation.roles_changed', target, changes: from })
}
