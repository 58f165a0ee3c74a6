import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, inTenant, type TenantRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { grantDefaultRole } from '../../access/index.ts'
import {
  insertMembership,
  insertPersonWithoutAddress,
  memberJoined,
  releasePerson,
  selectPlatformSetting,
  selectTenant,
} from '../../tenancy/index.ts'
import { deleteNationalIdentity, type ProvenIdentity, upsertNationalIdentity } from './identity-store.ts'

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
async function findPublicTenant(ctx: Context): Promise<TenantRef | undefined> {
  const slug = ctx.services.settings.EID_JIT_TENANT_SLUG
  if (slug === undefined) return undefined
  return inPlatform(ctx, 'sign in by national identity', async tx => {
    const { value } = await selectPlatformSetting(tx, 'platform.access_mode')
    const tenant = value === 'public' ? await selectTenant(tx, slug) : undefined
    return tenant?.status === 'active' && tenant.slug === slug ? tenant : undefined
  })
}

/** Creates an unknown citizen, and uses the proof for it. Undefined where that is not done. */
export async function admitNewcomer(
  ctx: Context,
  newcomer: Newcomer,
  wanted: string | undefined,
): Promise<string | undefined> {
  const tenant = await findPublicTenant(ctx)
  if (!tenant || (wanted !== undefined && wanted !== tenant.slug && wanted !== tenant.id)) return undefined
  const made = await makePerson(ctx, newcomer)
  try {
    await joinTenant(ctx, tenant, { person_id: made.person_id, newcomer })
    return made.person_id
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

/** Person and identity at once: a second sign-in of the same new citizen finds the proof used or the person there. */
function makePerson(ctx: Context, newcomer: Newcomer): Promise<Made> {
  const { identity, given_name, family_name } = newcomer
  return inPlatform(ctx, 'sign in by national identity', async tx => {
    await newcomer.consume(tx)
    const name = nameOf(newcomer)
    const person_id = await insertPersonWithoutAddress(tx, { email: '', name, given_name, family_name })
    const made = await upsertNationalIdentity(tx, person_id, identity)
    // Somebody else's by now: the row of this transaction goes.
    if (!made?.is_new) throw new AppError(409, 'eid_already_linked')
    return { person_id, identity_id: made.id }
  })
}

type Joining = { readonly person_id: string; readonly newcomer: Newcomer }

async function joinTenant(ctx: Context, tenant: TenantRef, { person_id, newcomer }: Joining): Promise<void> {
  const name = nameOf(newcomer)
  const scope = { ...ctx, tenant, actor: { id: person_id, name, email: null } }
  await inTenant(scope, async tx => {
    if (!(await insertMembership(tx, { person_id, email: '', name, status: 'active' })))
      throw new AppError(403, 'not_a_member')
    await grantDefaultRole(tx, scope, person_id)
    await memberJoined.emit(tx, scope, { person_id })
    await recordChange(tx, scope, {
      action: 'national_identity.member_created',
      target: { type: 'member', id: person_id, name },
      changes: { status: [null, 'active'], source: [null, newcomer.identity.source] },
    })
  })
}
