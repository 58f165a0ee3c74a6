import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { useLink } from '../../../kernel/links/links.ts'
import {
  type Entered,
  type Entrance,
  endPreviousSession,
  enter,
  findPreviousSession,
  recordRefusedNetwork,
  requireAllowedEntry,
  requireReplaceable,
} from '../../identity/index.ts'
import { isClaimed, lockPerson } from '../../tenancy/index.ts'
import type { InvitedPerson } from '../store.ts'
import { findInvited, joinTenant, linkInvalid, verifyPerson } from './accept.ts'

/** Who was proven, and what makes the proof a way in of the person. */
export type AcceptingProof = {
  readonly registration_number: string | null
  readonly replaces: boolean
  /** Links the proof to the person, in the same transaction, and says how the session begins. */
  settle(tx: PlatformTx, personId: string): Promise<Pick<Entrance, 'auth_methods' | 'acr' | 'followUp'>>
}

/**
 * Accepts by an e-ID instead of a password. The link proves the mailbox, the e-ID the citizen whom the invitation names; both are
 * needed. The account of somebody who is known already is not given away: they accept and sign in as usual.
 */
export async function acceptByProof(ctx: Context, token: string, proof: AcceptingProof): Promise<Entered> {
  const invited = await inPlatform(ctx, 'accept invitation', tx => findInvited(tx, token))
  if (invited.registration_number === null || invited.registration_number !== proof.registration_number)
    throw new AppError(403, 'invitation_names_another')
  const previous = await findPreviousSession(ctx)
  requireReplaceable(previous, invited.person_id, proof.replaces)
  const entered = await recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'accept invitation', async tx => {
      await useLink(tx, 'invitation', token)
      return enterInvited(tx, ctx, { invited, proof })
    }),
  )
  if (previous && 'session' in entered) await endPreviousSession(ctx, previous)
  return entered
}

async function enterInvited(
  tx: PlatformTx,
  ctx: Context,
  { invited, proof }: { invited: InvitedPerson; proof: AcceptingProof },
): Promise<Entered> {
  const person = await lockPerson(tx, invited.person_id)
  if (!person) throw linkInvalid()
  if (await isClaimed(tx, ctx, person)) throw new AppError(409, 'person_exists')
  await requireAllowedEntry(tx, ctx, { person_id: person.id, tenant_id: invited.tenant.id })
  const { name } = invited
  const self = { ...ctx, actor: { id: person.id, name, email: person.email } }
  const start = await proof.settle(tx, person.id)
  await joinTenant(self, invited, { id: person.id, name, email: person.email })
  const settled = await verifyPerson(tx, person, name)
  return enter(tx, self, { ...start, person: settled, tenant: invited.tenant.id })
}
