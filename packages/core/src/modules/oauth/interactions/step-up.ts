import { type Acr, type Context, inPlatform } from '../../../kernel/context.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import { stepUpRequired } from '../../../kernel/http/problem.ts'
import type { RegisteredClient } from '../../clients/index.ts'
import { secondFactors } from '../../identity/index.ts'
import { readMemberAccess, tenantFor } from '../engine/flow/authorisation.ts'
import { isStrongEnough, requestedAcr, requiredAcr } from '../engine/flow/strength.ts'
import { essentialAcrValues } from './expectations.ts'

export type StepUp = { readonly acr: Acr; readonly methods: string[] }

type AuthorizationRequest = {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly client: RegisteredClient
  readonly visitor: Identity
  /** For a client of the installation: where the person goes. */
  readonly tenant?: string | undefined
}

/**
 * What the session lacks for this application. Tenant and application insist: who has no factor adds one. What the request merely
 * asks for (acr_values, essential acr) is asked of those who can give it.
 */
export async function findStepUp(ctx: Context, request: AuthorizationRequest): Promise<StepUp | null> {
  const { client, visitor, params } = request
  const tenantId = tenantFor(client, visitor, request.tenant)
  const access = await readMemberAccess({ ctx, identity: visitor }, client, tenantId)
  if (!access) return null
  const required = requiredAcr(client, access)
  if (!isStrongEnough(visitor, access, required))
    return { acr: required, methods: await methodsOf(ctx, visitor) }
  const wanted = [requestedAcr(params), ...essentialAcrValues(params)]
  if (!wanted.includes('acr:2') || isStrongEnough(visitor, access, 'acr:2')) return null
  const methods = await methodsOf(ctx, visitor)
  return methods.includes('enroll') ? null : { acr: 'acr:2', methods }
}

/** A session that is too weak goes no further. */
export async function requireStrength(ctx: Context, request: AuthorizationRequest): Promise<void> {
  const lacking = await findStepUp(ctx, request)
  if (lacking) throw stepUpRequired(lacking)
}

async function methodsOf(ctx: Context, { person_id }: Identity): Promise<string[]> {
  const [factors] = ctx.services.modules.extensions(secondFactors)
  if (!factors) return []
  return inPlatform(ctx, 'sign-in interaction', tx => factors.methods(tx, ctx, person_id))
}
