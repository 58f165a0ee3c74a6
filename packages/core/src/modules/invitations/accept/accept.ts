import { recordChange } from '../../../kernel/audit/record.ts'
import {
  type Context,
  inPlatform,
  inTenant,
  type PersonRef,
  type TenantRef,
} from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError, invalid } from '../../../kernel/http/problem.ts'
import { readLink, useLink } from '../../../kernel/links/links.ts'
import {
  askForFirstPasskey,
  type Entered,
  endPreviousSession,
  enter,
  findPreviousSession,
  insertPassword,
  readOfferedMethods,
  recordRefusedNetwork,
  requireAllowedEntry,
  requireGoodPassword,
  requireReplaceable,
  selectPasswordHash,
} from '../../identity/index.ts'
import {
  isClaimed,
  lockPerson,
  memberJoined,
  type Person,
  selectPerson,
  updateEmailVerified,
  updateMembership,
  updateMembershipStatus,
  updatePerson,
} from '../../tenancy/index.ts'
import { type InvitedPerson, selectInvitedPerson, updateInvitationAccepted } from '../store.ts'

export type Acceptance = { name?: string; password?: string; replace?: boolean }
export type Accepted = { tenant: TenantRef; entered: Entered | null }

export const linkInvalid = () => new AppError(422, 'link_invalid')

/** What the page of the link shows before the person decides. */
export async function readInvitation(ctx: Context, token: string) {
  const { tenant, email, name, expires_at, is_new, ...invited } = await inPlatform(
    ctx,
    'read invitation',
    async tx => {
      const found = await findInvited(tx, token)
      const person = await selectPerson(tx, found.person_id)
      return { ...found, is_new: person !== undefined && !(await isClaimed(tx, ctx, person)) }
    },
  )
  const offered = await readOfferedMethods(ctx, tenant.id)
  const accepts_eid = invited.registration_number !== null && offered.eid
  const needs_password = offered.password && !invited.has_password
  const adds_passkey = !needs_password && offered.passkey && is_new
  return { tenant, email, name, needs_password, adds_passkey, accepts_eid, expires_at }
}

/**
 * Uses the link. A new person sets a password and is signed in, or adds a passkey where passwords are not taken; an existing person becomes
 * a member and signs in as usual.
 */
export async function acceptInvitation(
  ctx: Context,
  token: string,
  acceptance: Acceptance,
): Promise<Accepted> {
  const invited = await inPlatform(ctx, 'read invitation', tx => findInvited(tx, token))
  const previous = (await needsPassword(ctx, invited)) ? await findPreviousSession(ctx) : undefined
  requireReplaceable(previous, invited.person_id, acceptance.replace)
  const accepted = await useInvitation(ctx, token, { invited, acceptance })
  if (previous && accepted.entered && 'session' in accepted.entered) await endPreviousSession(ctx, previous)
  return accepted
}

/** The transaction of the tenant commits inside the one of the platform: when it fails, the link stays unused. */
async function useInvitation(
  ctx: Context,
  token: string,
  { invited, acceptance }: { invited: InvitedPerson; acceptance: Acceptance },
): Promise<Accepted> {
  const hash = await hashOfChoice(ctx, invited, acceptance)
  const { passkey } = await readOfferedMethods(ctx, invited.tenant.id)
  return recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'accept invitation', async tx => {
      await useLink(tx, 'invitation', token)
      const person = await lockPerson(tx, invited.person_id)
      if (!person) throw linkInvalid()
      // Whoever is known already signs in as usual: the link gives nobody a key to their account.
      const addsPasskey = hash === null && passkey && !(await isClaimed(tx, ctx, person))
      const entersNow = hash !== null || addsPasskey
      if (entersNow)
        await requireAllowedEntry(tx, ctx, { person_id: person.id, tenant_id: invited.tenant.id })
      if (hash !== null) await storeFirstPassword(tx, person.id, hash)
      const name = entersNow ? nameOf(person, invited, acceptance) : person.name
      const self = { ...ctx, actor: { id: person.id, name, email: person.email } }
      await joinTenant(self, invited, { id: person.id, name, email: person.email })
      const settled = await verifyPerson(tx, person, name)
      const arrival = { person: settled, tenant_id: invited.tenant.id }
      if (addsPasskey) return { tenant: invited.tenant, entered: await askForFirstPasskey(tx, self, arrival) }
      return {
        tenant: invited.tenant,
        entered: hash === null ? null : await enterByPassword(tx, self, arrival),
      }
    }),
  )
}

const enterByPassword = (
  tx: PlatformTx,
  ctx: Context,
  { person, tenant_id }: { person: Person; tenant_id: string },
): Promise<Entered> => enter(tx, ctx, { person, tenant: tenant_id, auth_methods: ['pwd'], acr: 'acr:1' })

export async function findInvited(tx: PlatformTx, token: string): Promise<InvitedPerson> {
  const link = await readLink(tx, 'invitation', token)
  const invited = await selectInvitedPerson(tx, link.id)
  if (!invited) throw linkInvalid()
  if (invited.tenant_status !== 'active') throw new AppError(403, 'tenant_suspended')
  return invited
}

/** Where the organisation takes no passwords, whoever accepts signs in by what it takes. */
const needsPassword = async (ctx: Context, { has_password, tenant }: InvitedPerson): Promise<boolean> =>
  !has_password && (await readOfferedMethods(ctx, tenant.id)).password

async function hashOfChoice(
  ctx: Context,
  invited: InvitedPerson,
  { name, password }: Acceptance,
): Promise<string | null> {
  if (!(await needsPassword(ctx, invited))) {
    // Having the link proves access to the mailbox, not to the account of an existing person.
    if (password !== undefined) throw new AppError(409, 'person_exists')
    return null
  }
  if (password === undefined) throw invalid({ path: '/password', code: 'required' })
  await requireGoodPassword(ctx, password, {
    person: { email: invited.email, name: name ?? invited.name },
    path: '/password',
  })
  return ctx.services.passwords.hash(password)
}

/** Two tenants may have invited the same new person: the second acceptance finds that the account has a password. */
async function storeFirstPassword(tx: PlatformTx, personId: string, hash: string): Promise<void> {
  if ((await selectPasswordHash(tx, personId)) !== null) throw new AppError(409, 'person_exists')
  await insertPassword(tx, personId, hash)
}

/** The name of an unverified person came from an inviter: the name of this invitation is used unless the person gives one. */
const nameOf = (person: Person, invited: InvitedPerson, { name }: Acceptance): string =>
  name ?? (person.email_verified_at === null ? invited.name : person.name)

export async function joinTenant(
  ctx: Context,
  { tenant, ...invited }: InvitedPerson,
  person: PersonRef,
): Promise<void> {
  const scope = { ...ctx, tenant }
  await inTenant(scope, async tx => {
    if (!(await updateInvitationAccepted(tx, invited.invitation_id, invited.link_id))) throw linkInvalid()
    if (!(await updateMembershipStatus(tx, person.id, { from: ['invited'], to: 'active' })))
      throw linkInvalid()
    await updateMembership(tx, person.id, { name: person.name, email: person.email })
    await memberJoined.emit(tx, scope, { person_id: person.id })
    await recordChange(tx, scope, {
      action: 'invitation.accepted',
      target: { type: 'member', id: person.id, name: person.name },
      changes: {
        status: ['invited', 'active'],
        ...(invited.name !== person.name && { name: [invited.name, person.name] }),
      },
    })
  })
}

/** Whoever opened the link in the mail controls its address. */
export async function verifyPerson(tx: PlatformTx, person: Person, name: string): Promise<Person> {
  await updateEmailVerified(tx, person.id)
  return name === person.name ? person : (await updatePerson(tx, person.id, { name }))!
}
