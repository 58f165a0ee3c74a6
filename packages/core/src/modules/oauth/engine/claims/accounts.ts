import type { Account, KoaContextWithOIDC } from 'oidc-provider'
import { registrationOf } from '../clients/clients.ts'
import { requestOf } from '../request.ts'
import { personClaims } from './person-claims.ts'

/** The person came with the token that was presented; at the authorization endpoint nothing of them is disclosed yet. */
export function findAccount(ctx: KoaContextWithOIDC, sub: string): Account | undefined {
  const request = requestOf(ctx)
  const { person, tenant, identity } = request
  if (person?.id !== sub && identity?.person_id !== sub) return undefined
  return {
    accountId: sub,
    claims: async () => ({
      sub,
      ...(tenant && { tenant }),
      ...(person &&
        personClaims({
          person,
          client: registrationOf(ctx.oidc.client!),
          grants: [...request.grants.values()],
          origin: request.ctx.services.settings.PUBLIC_ORIGIN,
        })),
    }),
  }
}
