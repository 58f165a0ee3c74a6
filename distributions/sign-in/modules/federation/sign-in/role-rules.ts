import {
  ADMIN,
  AppError,
  EVERYTHING,
  type FieldError,
  holdRoles,
  invalid,
  permissionDenied,
  permissionsOfRole,
  type Role,
  type SessionContext,
  type TenantTx,
} from '@tamga/core'
import type { GivenFields } from '../providers/provider-fields.ts'
import type { ClaimMapping } from '../tables.ts'

/** Roles by their ids, however they were named; unknown ones are told. */
export async function resolveRoles(
  tx: TenantTx,
  fields: GivenFields,
): Promise<{ fields: GivenFields; roles: Role[] }> {
  const { roles: mapping } = fields.claim_mapping
  const values = mapping === null || typeof mapping === 'string' ? {} : mapping.values
  const known = await holdRoles(tx, [...fields.default_roles, ...Object.values(values)])
  const faults = [
    ...fields.default_roles.flatMap<FieldError>((role, index) =>
      known.has(role) ? [] : [{ path: `/default_roles/${index}`, code: 'unknown_role' }],
    ),
    ...Object.entries(values).flatMap<FieldError>(([value, role]) =>
      known.has(role) ? [] : [{ path: `/claim_mapping/roles/values/${value}`, code: 'unknown_role' }],
    ),
  ]
  if (faults.length > 0) throw invalid(...faults)
  const idOf = (role: string) => known.get(role)!.id
  return {
    fields: {
      ...fields,
      default_roles: [...new Set(fields.default_roles.map(idOf))],
      claim_mapping: withIds(fields.claim_mapping, idOf),
    },
    roles: [...new Map([...known.values()].map(role => [role.id, role])).values()],
  }
}

function withIds(mapping: ClaimMapping, idOf: (role: string) => string): ClaimMapping {
  const { roles } = mapping
  if (roles === null || typeof roles === 'string') return mapping
  const values = Object.entries(roles.values).map(([value, role]) => [value, idOf(role)] as const)
  return { ...mapping, roles: { claim: roles.claim, values: Object.fromEntries(values) } }
}

/**
 * A provider gives rights in the name of whoever set it up: nobody lets it give what they do not hold. To recognise members by
 * their address, or to give whatever role a claim names, is to be anyone in the tenant, and so for administrators alone.
 */
export async function requireMayGive(
  tx: TenantTx,
  ctx: SessionContext,
  { fields, roles }: { fields: GivenFields; roles: readonly Role[] },
): Promise<void> {
  if (ctx.roles.some(role => role.key === ADMIN)) return
  if (fields.trust_email || typeof fields.claim_mapping.roles === 'string')
    throw new AppError(403, 'administrator_required')
  for (const role of roles) {
    const permissions = await permissionsOfRole(tx, role.id)
    const missing = permissions.find(
      permission => permission === EVERYTHING || !ctx.permissions.has(permission),
    )
    if (missing !== undefined) throw permissionDenied(missing)
  }
}

/** What decides whom a provider can let in as what. */
export const givesOtherwise = (before: GivenFields, after: GivenFields): boolean =>
  JSON.stringify(powersOf(before)) !== JSON.stringify(powersOf(after))

const powersOf = ({ issuer, client_id, claim_mapping, trust_email, jit, default_roles }: GivenFields) => [
  issuer,
  // What a provider says of somebody may be made to measure for each of its clients.
  client_id,
  claim_mapping,
  trust_email,
  jit,
  default_roles,
]

/** Every role that a provider may give, those of before included; one that is gone gives nothing. */
export async function everyRole(tx: TenantTx, fields: GivenFields): Promise<Role[]> {
  const { roles } = fields.claim_mapping
  const mapped = roles === null || typeof roles === 'string' ? [] : Object.values(roles.values)
  const known = await holdRoles(tx, [...fields.default_roles, ...mapped])
  return [...new Map([...known.values()].map(role => [role.id, role])).values()]
}
