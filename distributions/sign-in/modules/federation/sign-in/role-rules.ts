import {
  ADMIN,
  AppError,
  EVERYTHING,
  type FieldError,
  invalid,
  lockRoles,
  permissionDenied,
  type Role,
  type SessionContext,
  selectPermissionsOfRole,
  type TenantTx,
} from '@tamga/core'
import type { GivenFields, SoundFields } from '../providers/provider-fields.ts'
import type { RoleMapping } from '../tables.ts'
import { selectRoles } from './role-store.ts'

export type Resolved = {
  readonly fields: SoundFields
  readonly roles: readonly Role[]
  /** Whoever set it up did not choose roles one by one. */
  readonly isEveryRole: boolean
}

/** Roles by their ids, however they were named; unknown ones are told. */
export async function resolveRoles(tx: TenantTx, given: GivenFields): Promise<Resolved> {
  const isEveryRole = typeof given.claim_mapping.roles === 'string'
  const mapping = await chosenRoles(tx, given.claim_mapping.roles)
  const values = mapping?.values ?? {}
  const known = await lockRoles(tx, [...given.default_roles, ...Object.values(values)])
  const faults = [
    ...given.default_roles.flatMap<FieldError>((role, index) =>
      known.has(role) ? [] : [{ path: `/default_roles/${index}`, code: 'unknown_role' }],
    ),
    ...Object.entries(values).flatMap<FieldError>(([value, role]) =>
      known.has(role) ? [] : [{ path: `/claim_mapping/roles/values/${value}`, code: 'unknown_role' }],
    ),
  ]
  if (faults.length > 0) throw invalid(...faults)
  const idOf = (role: string) => known.get(role)!.id
  const ids = Object.entries(values).map(([value, role]) => [value, idOf(role)] as const)
  const roles = mapping && { claim: mapping.claim, values: Object.fromEntries(ids) }
  return {
    fields: {
      ...given,
      default_roles: [...new Set(given.default_roles.map(idOf))],
      claim_mapping: { ...given.claim_mapping, roles },
    },
    roles: [...new Map([...known.values()].map(role => [role.id, role])).values()],
    isEveryRole,
  }
}

/** A claim alone stands for the roles of this moment, each under its key. It never names an administrator. */
async function chosenRoles(tx: TenantTx, roles: RoleMapping | string | null): Promise<RoleMapping | null> {
  if (typeof roles !== 'string') return roles
  const all = (await selectRoles(tx)).filter(({ key }) => key !== ADMIN)
  return { claim: roles, values: Object.fromEntries(all.map(({ key, id }) => [key, id])) }
}

/**
 * A provider gives rights in the name of whoever set it up: nobody lets it give what they do not hold. To recognise members by
 * their address, or to give whatever role a claim names, is to be anyone in the tenant, and so for administrators alone.
 */
export async function requireMayGive(
  tx: TenantTx,
  ctx: SessionContext,
  { fields, roles, isEveryRole }: Resolved,
): Promise<void> {
  if (ctx.roles.some(role => role.key === ADMIN)) return
  if (fields.trust_email || isEveryRole) throw new AppError(403, 'administrator_required')
  for (const role of roles) {
    const permissions = await selectPermissionsOfRole(tx, role.id)
    const missing = permissions.find(
      permission => permission === EVERYTHING || !ctx.permissions.has(permission),
    )
    if (missing !== undefined) throw permissionDenied(missing)
  }
}

/** What decides whom a provider can let in as what. */
export const givesOtherwise = (before: SoundFields, after: SoundFields): boolean =>
  JSON.stringify(powersOf(before)) !== JSON.stringify(powersOf(after))

const powersOf = ({ issuer, client_id, claim_mapping, trust_email, jit, default_roles }: SoundFields) => [
  issuer,
  // What a provider says of somebody may be made to measure for each of its clients.
  client_id,
  claim_mapping,
  trust_email,
  jit,
  default_roles,
]

/** Every role that a provider may give, those of before included; one that is gone gives nothing. */
export async function everyRole(tx: TenantTx, fields: SoundFields): Promise<Role[]> {
  const mapped = Object.values(fields.claim_mapping.roles?.values ?? {})
  const known = await lockRoles(tx, [...fields.default_roles, ...mapped])
  return [...new Map([...known.values()].map(role => [role.id, role])).values()]
}
