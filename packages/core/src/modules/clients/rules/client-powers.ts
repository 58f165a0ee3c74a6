import type { SessionContext } from '../../../kernel/context.ts'
import { permissionDenied } from '../../../kernel/http/problem.ts'
import { ADMIN, EVERYTHING } from '../../access/index.ts'
import { SENSITIVE_SCOPES } from '../tables.ts'
import type { ClientScope } from './client-scope.ts'

type Powers = { readonly first_party: boolean; readonly scopes: readonly string[] }

/** Nobody is asked before it acts in their name. */
const actsUnasked = ({ first_party, scopes }: Powers): boolean =>
  first_party && SENSITIVE_SCOPES.some(scope => scopes.includes(scope))

/**
 * An administrator who follows a link to such a client has acted through it. To make one, or to say where its tokens go, is to
 * be anyone in the tenant, and so for administrators alone. Those of the installation are the operator's anyway.
 */
export function requireMayAct(ctx: SessionContext, { owner }: ClientScope, clients: readonly Powers[]): void {
  const isTrusted = owner === null || ctx.roles.some(({ key }) => key === ADMIN)
  if (!isTrusted && clients.some(actsUnasked)) throw permissionDenied(EVERYTHING)
}
