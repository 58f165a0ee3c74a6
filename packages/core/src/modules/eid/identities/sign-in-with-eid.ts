import type { Context } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { Entered } from '../../identity/index.ts'
import { acceptByProof } from '../../invitations/index.ts'
import { updateNationalNumbers } from '../../tenancy/index.ts'
import type { Proven } from '../requests/await-request.ts'
import { selectCitizen, upsertNationalIdentity } from './identity-store.ts'
import { acrOf, identityOf } from './proven-citizen.ts'
import { enterAsCitizen, KEEP_IDENTITY } from './sign-in.ts'

/** Whom the e-ID proved comes in, as strongly as the certificate says; with an invitation, by accepting it. */
export function signInWithEid(ctx: Context, proven: Proven, replaces: boolean): Promise<Entered> {
  const { citizen, request, consume, invitation } = proven
  if (invitation !== null) return acceptInvitation(ctx, proven, replaces)
  return enterAsCitizen(ctx, {
    identity: identityOf(citizen),
    given_name: citizen.given_name,
    family_name: citizen.family_name,
    acr: acrOf(citizen.level),
    tenant: request.tenant ?? undefined,
    replaces,
    consume,
  })
}

const acceptInvitation = (
  ctx: Context,
  { citizen, invitation, consume }: Proven,
  replaces: boolean,
): Promise<Entered> =>
  acceptByProof(ctx, invitation!, {
    registration_number: citizen.registration_number,
    replaces,
    async settle(tx, personId) {
      await consume(tx)
      const identity = identityOf(citizen)
      const owner = await selectCitizen(tx, identity)
      const linked = owner === undefined && (await upsertNationalIdentity(tx, personId, identity))
      if (!linked) throw new AppError(409, 'eid_already_linked')
      await updateNationalNumbers(tx, personId, citizen)
      const followUp = { kind: KEEP_IDENTITY.kind, data: { identity_id: linked.id } }
      return { auth_methods: ['eid'], acr: acrOf(citizen.level), followUp }
    },
  })
