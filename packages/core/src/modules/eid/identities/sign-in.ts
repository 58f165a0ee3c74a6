import { type Acr, type Context, inPlatform } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import {
  type Entered,
  endPreviousSession,
  enter,
  type FollowUpHandler,
  findPreviousSession,
  recordRefusedNetwork,
  requireReplaceable,
} from '../../identity/index.ts'
import { selectPerson, updateNationalNumbers } from '../../tenancy/index.ts'
import { eidNotLinked, noteRefusal } from '../requests/refusal.ts'
import { findFirstAdministrator } from './first-administrator.ts'
import { insertNationalSession, selectCitizen, upsertNationalIdentity } from './identity-store.ts'
import { type Admitted, admitNewcomer, finishNewcomer, type Newcomer } from './join-tenant.ts'

export type CitizenSignIn = Newcomer & {
  readonly acr: Acr
  readonly tenant: string | undefined
  /** The person agreed that another person's session in this browser ends. */
  readonly replaces: boolean
}

/** Remembers with which identity a session began, also when a second factor came in between. */
export const KEEP_IDENTITY: FollowUpHandler = {
  kind: 'eid.identity',
  run: (tx, _ctx, { session_id, data }) =>
    insertNationalSession(tx, session_id, (data as { identity_id: string }).identity_id),
}

/** From a proven citizen to a session: of the person it is linked to, or of a new one where newcomers are let in. */
export async function enterAsCitizen(ctx: Context, signIn: CitizenSignIn): Promise<Entered> {
  const { identity } = signIn
  const known = await inPlatform(
    ctx,
    'sign in by national identity',
    async tx => (await selectCitizen(tx, identity)) ?? (await findFirstAdministrator(tx, ctx, identity)),
  )
  const previous = await findPreviousSession(ctx)
  requireReplaceable(previous, known ?? null, signIn.replaces)
  const admitted = await admit(ctx, signIn, known)
  if (!admitted) return refuseStranger(ctx, signIn)
  const { person_id, is_new } = admitted
  const entered = await recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'sign in by national identity', async tx => {
      if (!is_new) await signIn.consume(tx)
      return beginSession(tx, ctx, { ...signIn, person_id })
    }),
  )
  if (previous && 'session' in entered) await endPreviousSession(ctx, previous)
  return entered
}

async function admit(
  ctx: Context,
  signIn: CitizenSignIn,
  known: string | undefined,
): Promise<Admitted | undefined> {
  if (known === undefined) return admitNewcomer(ctx, signIn, signIn.tenant)
  await finishNewcomer(ctx, signIn)
  return { person_id: known, is_new: false }
}

/** Told only after the proof: nobody learns whether a number is known here without being its person. */
async function refuseStranger(ctx: Context, { identity, consume }: CitizenSignIn): Promise<never> {
  await inPlatform(ctx, 'sign in by national identity', consume)
  const { source, registration_number, subject } = identity
  await noteRefusal(ctx, { source, reason: 'not_linked', national_id: registration_number ?? subject })
  throw eidNotLinked()
}

async function beginSession(
  tx: PlatformTx,
  ctx: Context,
  signIn: CitizenSignIn & { readonly person_id: string },
): Promise<Entered> {
  const { identity, person_id, acr, tenant } = signIn
  const linked = await upsertNationalIdentity(tx, person_id, identity)
  if (!linked) throw new AppError(409, 'eid_already_linked')
  await updateNationalNumbers(tx, person_id, { ...identity, ...signIn })
  const person = await selectPerson(tx, person_id)
  if (!person) throw new AppError(403, 'not_a_member')
  return enter(tx, ctx, {
    person,
    ...(tenant !== undefined && { tenant }),
    auth_methods: [identity.source],
    acr,
    followUp: { kind: KEEP_IDENTITY.kind, data: { identity_id: linked.id } },
  })
}
