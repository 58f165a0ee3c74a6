import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, inTenant, type TenantRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { grantDefaultRole } from '../../access/index.ts'
import { readOfferedMethods } from '../../identity/index.ts'
import {
  insertMembership,
  insertPersonWithoutAddress,
  memberJoined,
  releasePerson,
  selectPerson,
  selectPlatformSetting,
  selectTenant,
} from '../../tenancy/index.ts'
import {
  deleteNationalIdentity,
  type ProvenIdentity,
  type Source,
  selectCitizen,
  selectNeverSignedIn,
  upsertNationalIdentity,
} from './identity-store.ts'

export type Newcomer = {
  readonly identity: ProvenIdentity
  readonly given_name: string | null
  readonly family_name: string | null
  /** Ends the attempt that the proof belongs to, in the transaction that uses it: a proof is used once. */
  consume(tx: PlatformTx): Promise<void>
}

/**
 * The tenant that unknown citizens are created in. Only when the setting names one and the installation is open to the public, both
 * as they are at this moment.
 */
async function findPublicTenant(ctx: Context, source: Source): Promise<TenantRef | undefined> {
  const slug = ctx.services.settings.EID_JIT_TENANT_SLUG
  if (slug === undefined) return undefined
  const tenant = await inPlatform(ctx, 'sign in by national identity', async tx => {
    const { value } = await selectPlatformSetting(tx, 'platform.access_mode')
    return value === 'public' ? await selectTenant(tx, slug) : undefined
  })
  if (tenant?.status !== 'active' || tenant.slug !== slug) return undefined
  return (await readOfferedMethods(ctx, tenant.id))[source] ? tenant : undefined
}

/** `is_new`: the proof was used to make the person. */
export type Admitted = { readonly person_id: string; readonly is_new: boolean }

/** Creates an unknown citizen, and uses the proof for it. Undefined where that is not done. */
export async function admitNewcomer(
  ctx: Context,
  newcomer: Newcomer,
  wanted: string | undefined,
): Promise<Admitted | undefined> {
  const tenant = await findPublicTenant(ctx, newcomer.identity.source)
  if (!tenant || (wanted !== undefined && wanted !== tenant.slug && wanted !== tenant.id)) return undefined
  const made = await makePerson(ctx, newcomer)
  if (!made) return joinTheOther(ctx, tenant, newcomer)
  try {
    await joinTenant(ctx, tenant, { person_id: made.person_id, newcomer })
    return { person_id: made.person_id, is_new: true }
  } catch (error) {
    await inPlatform(ctx, 'sign in by national identity', async tx => {
      await deleteNationalIdentity(tx, made.identity_id)
      await releasePerson(tx, ctx, made.person_id)
    })
    throw error
  }
}

const nameOf = ({ given_name, family_name }: Newcomer): string =>
  [family_name, given_name].filter(part => part !== null).join(' ') || 'e-ID'

type Made = { readonly person_id: string; readonly identity_id: string }

/** Nothing of the transaction stays: the proof is unused, the person not made. */
class MadeMeanwhile extends Error {}

/** Person and identity at once. Undefined when another browser of the same citizen was faster. */
async function makePerson(ctx: Context, newcomer: Newcomer): Promise<Made | undefined> {
  const { identity, given_name, family_name } = newcomer
  try {
    return await inPlatform(ctx, 'sign in by national identity', async tx => {
      await newcomer.consume(tx)
      const name = nameOf(newcomer)
      const person_id = await insertPersonWithoutAddress(tx, { email: '', name, given_name, family_name })
      const made = await upsertNationalIdentity(tx, person_id, identity)
      if (!made?.is_new) throw new MadeMeanwhile()
      return { person_id, identity_id: made.id }
    })
  } catch (error) {
    if (error instanceof MadeMeanwhile) return undefined
    throw error
  }
}

/**
 * A person is made in one transaction and becomes a member in the next. Between the two another browser of the same citizen may come,
 * or the process may have ended: whoever comes then makes them a member. A membership that exists, also a suspended one, stays as it is.
 */
export async function finishNewcomer(ctx: Context, newcomer: Newcomer): Promise<void> {
  const person = await inPlatform(ctx, 'sign in by national identity', async tx => {
    const id = await selectNeverSignedIn(tx, newcomer.identity)
    return id === undefined ? undefined : await selectPerson(tx, id)
  })
  // Who has an address came in by another way before: a member that was removed stays removed.
  if (person?.email !== '') return
  const tenant = await findPublicTenant(ctx, newcomer.identity.source)
  if (tenant) await joinTenant(ctx, tenant, { person_id: person.id, newcomer })
}

/** The other browser may not have made the person a member yet: whoever comes first does, the other waits for it. */
async function joinTheOther(
  ctx: Context,
  tenant: TenantRef,
  newcomer: Newcomer,
): Promise<Admitted | undefined> {
  const person_id = await inPlatform(ctx, 'sign in by national identity', tx =>
    selectCitizen(tx, newcomer.identity),
  )
  if (person_id === undefined) return undefined
  await joinTenant(ctx, tenant, { person_id, newcomer })
  return { person_id, is_new: false }
}

type Joining = { readonly person_id: string; readonly newcomer: Newcomer }

async function joinTenant(ctx: Context, tenant: TenantRef, { person_id, newcomer }: Joining): Promise<void> {
  const name = nameOf(newcomer)
  const scope = { ...ctx, tenant, actor: { id: person_id, name, email: null } }
  await inTenant(scope, async tx => {
    if (!(await insertMembership(tx, { person_id, email: '', name, status: 'active' }))) return
    await grantDefaultRole(tx, scope, person_id)
    await memberJoined.emit(tx, scope, { person_id })
    await recordChange(tx, scope, {
      action: 'national_identity.member_created',
      target: { type: 'member', id: person_id, name },
      changes: { status: [null, 'active'], source: [null, newcomer.identity.source] },
    })
  })
}
