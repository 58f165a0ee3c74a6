import type { Claims, Context, TenantTx } from '@tamga/core'
import { roleFor } from '@tamga/core'
import type { TrialView } from '../contract.ts'
import type { ProviderRow } from '../providers/provider-store.ts'
import { isEmailVerified, mappedRoleValues, mappedText } from '../sign-in/claim-mapping.ts'
import { rolesFor } from '../sign-in/granted-roles.ts'
import { decide } from '../sign-in/recognise.ts'
import { selectRolesByIds } from '../sign-in/role-store.ts'
import { TARGETS } from '../tables.ts'
import type { TrialRow } from './trial-store.ts'

type Tried = { provider: ProviderRow; trial: TrialRow }

/** Told by the mapping as it is now, so that a change of it can be looked at without signing in again. */
export async function viewTrial(tx: TenantTx, ctx: Context, { provider, trial }: Tried): Promise<TrialView> {
  const { id, status, problem, claims, created_at, expires_at } = trial
  return {
    id,
    status,
    problem,
    claims,
    mapping: claims === null ? [] : mappingOf(provider, claims),
    outcome: claims === null ? null : await outcomeOf(tx, ctx, { provider, claims }),
    created_at,
    expires_at,
  }
}

function mappingOf({ claim_mapping }: ProviderRow, claims: Claims): TrialView['mapping'] {
  const { roles } = claim_mapping
  return [
    ...TARGETS.map(target => ({
      target,
      claim: claim_mapping[target],
      value: mappedText(claims, claim_mapping, target),
    })),
    {
      target: 'roles' as const,
      claim: roles?.claim ?? null,
      value: roles === null ? null : mappedRoleValues(claims, claim_mapping),
    },
  ]
}

async function outcomeOf(
  tx: TenantTx,
  ctx: Context,
  { provider, claims }: { provider: ProviderRow; claims: Claims },
): Promise<NonNullable<TrialView['outcome']>> {
  const decision = await decide(tx, provider, { subject: String(claims['sub']), claims })
  const member = decision.kind === 'create' ? undefined : decision.member
  const code = decision.kind === 'refuse' ? decision.code : null
  const roles = await rolesFor(tx, provider, claims)
  const first = decision.kind === 'create' ? await selectRolesByIds(tx, provider.default_roles) : []
  return {
    decision: decision.kind,
    code,
    detail: code && ctx.services.translator.text(ctx.language, `problem.${code}.detail`),
    email_verified: isEmailVerified(claims, provider.claim_mapping),
    user: member ? { id: member.person_id, name: member.name, email: member.email } : null,
    roles: code ? [] : [...new Map([...first, ...roles].map(role => [role.id, roleFor(ctx, role)])).values()],
  }
}
