import type { Context } from '../../../kernel/context.ts'
import type { Entered } from '../../identity/index.ts'
import type { Proven } from '../requests/await-request.ts'
import { acrOf, identityOf } from './proven-citizen.ts'
import { enterAsCitizen } from './sign-in.ts'

/** Whom the e-ID proved comes in, as strongly as the certificate says. */
export const signInWithEid = (
  ctx: Context,
  { citizen, request, consume }: Proven,
  replaces: boolean,
): Promise<Entered> =>
  enterAsCitizen(ctx, {
    identity: identityOf(citizen),
    given_name: citizen.given_name,
    family_name: citizen.family_name,
    acr: acrOf(citizen.level),
    tenant: request.tenant ?? undefined,
    replaces,
    consume,
  })
