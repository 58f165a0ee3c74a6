import { PLATFORM_CHAIN } from '../../../kernel/context.ts'
import { type FieldError, invalid } from '../../../kernel/http/problem.ts'
import { lockRoles } from '../../access/index.ts'
import { lockUnits } from '../../tenancy/index.ts'
import type { ClientRow, ClientTx } from '../client-store.ts'

export type Audience = { readonly roles: readonly string[]; readonly units: readonly string[] }

type AudienceColumns = Pick<ClientRow, 'audience_roles' | 'audience_units'>

export const audienceOf = ({ audience_roles, audience_units }: AudienceColumns): Audience | null =>
  audience_roles === null ? null : { roles: audience_roles, units: audience_units ?? [] }

const EVERYBODY: AudienceColumns = { audience_roles: null, audience_units: null }

/**
 * The ids behind what was asked for: a role also by its key. An audience names somebody, otherwise nobody could open the
 * application and whoever saved it would hardly have meant that.
 */
export async function resolveAudience(tx: ClientTx, audience: Audience | null): Promise<AudienceColumns> {
  if (audience === null) return EVERYBODY
  // An application of the installation is for the members of every tenant, and those have roles of their own.
  if (!('tenantId' in tx) || tx.tenantId === PLATFORM_CHAIN)
    throw invalid({ path: '/audience', code: 'audience_of_installation' })
  if (audience.roles.length + audience.units.length === 0)
    throw invalid({ path: '/audience', code: 'audience_empty' })
  const roles = await lockRoles(tx, audience.roles)
  const units = await lockUnits(tx, audience.units)
  const faults: FieldError[] = [
    ...missing(audience.roles, roles).map(at => ({ path: `/audience/roles/${at}`, code: 'unknown_role' })),
    ...missing(audience.units, units).map(at => ({ path: `/audience/units/${at}`, code: 'unknown_unit' })),
  ]
  if (faults.length > 0) throw invalid(...faults)
  return { audience_roles: idsOf(audience.roles, roles), audience_units: idsOf(audience.units, units) }
}

type Found = ReadonlyMap<string, { readonly id: string }>

/** Indexes of names that do not exist. */
const missing = (wanted: readonly string[], found: Found): number[] =>
  wanted.flatMap((name, at) => (found.has(name.toLowerCase()) ? [] : [at]))

const idsOf = (wanted: readonly string[], found: Found): string[] =>
  [...new Set(wanted.map(name => found.get(name.toLowerCase())!.id))].sort()
