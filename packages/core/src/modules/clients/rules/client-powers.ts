import type { SessionContext } from '../../../kernel/context.ts'
import { permissionDenied } from '../../../kernel/http/problem.ts'
import { ADMIN, EVERYTHING } from '../../access/index.ts'
import type { ClientFields } from '../client-store.ts'
import type { ClientScope } from './client-scope.ts'
import { isApiScope, isBusinessScope } from './scopes.ts'

type Powers = Pick<
  ClientFields,
  'first_party' | 'national_identifiers' | 'resource' | 'scopes' | 'grant_types'
>

const isAdministrator = (ctx: SessionContext, { owner }: ClientScope): boolean =>
  owner === null || ctx.roles.some(({ key }) => key === ADMIN)

/**
 * A first-party client gets codes without asking anybody, one with national identifiers gets what only administrators may let
 * out, and a resource server learns of everybody's tokens: whoever says where its answers go could be anyone in the tenant.
 */
const isReserved = ({ first_party, national_identifiers, resource }: Powers): boolean =>
  first_party || national_identifiers || resource !== null

/** Clients of the installation are changed by operators only. */
export function requireMayChange(ctx: SessionContext, scope: ClientScope, clients: readonly Powers[]): void {
  if (clients.some(isReserved) && !isAdministrator(ctx, scope)) throw permissionDenied(EVERYTHING)
}

/** Whoever sees a secret or sets keys can act with the client's scopes, and therefore needs these permissions. */
export function requireHolds(ctx: SessionContext, scope: ClientScope, { scopes }: Powers): void {
  if (isAdministrator(ctx, scope)) return
  if (scopes.some(isBusinessScope)) throw permissionDenied(EVERYTHING)
  const missing = scopes.find(one => isApiScope(ctx.services, one) && !ctx.permissions.has(one))
  if (missing !== undefined) throw permissionDenied(missing)
}

const actsAlone = ({ grant_types }: Powers): boolean => grant_types.includes('client_credentials')

/** A client with its own grant gives its scopes to whoever registers it, who therefore needs these permissions. */
export function requireMayActAlone(ctx: SessionContext, scope: ClientScope, client: Powers): void {
  if (actsAlone(client)) requireHolds(ctx, scope, client)
}
