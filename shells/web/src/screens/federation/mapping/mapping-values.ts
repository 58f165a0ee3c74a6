import type { Provider, ProviderChanges } from '../../../data/federation.ts'

type ClaimMapping = Provider['claim_mapping']

/** What of a person a provider may say. Nothing else is ever written by one. */
export const TARGETS = ['email', 'name', 'given_name', 'family_name', 'phone', 'picture'] as const
export type Target = (typeof TARGETS)[number]

/** `keys`: the values are keys of roles; `table`: each value stands for a role. */
export const ROLE_MODES = ['none', 'table', 'keys'] as const
export type RoleMode = (typeof ROLE_MODES)[number]

export type RolePair = { value: string; role: string }

export type MappingValues = {
  claim_mapping: Record<Target, string>
  role_mode: RoleMode
  role_claim: string
  role_pairs: RolePair[]
}

export function valuesOf(mapping: ClaimMapping): MappingValues {
  const { roles } = mapping
  const isTable = typeof roles === 'object' && roles !== null
  return {
    claim_mapping: Object.fromEntries(TARGETS.map(target => [target, mapping[target] ?? ''])) as Record<
      Target,
      string
    >,
    role_mode: roles === null ? 'none' : isTable ? 'table' : 'keys',
    role_claim: isTable ? roles.claim : (roles ?? ''),
    role_pairs: isTable ? Object.entries(roles.values).map(([value, role]) => ({ value, role })) : [],
  }
}

/** A target without a claim is not taken over; lines that were left half empty stand for nothing. */
export function mappingOf(values: MappingValues): NonNullable<ProviderChanges['claim_mapping']> {
  const { claim_mapping, role_mode, role_pairs } = values
  const claim = values.role_claim.trim()
  const pairs = role_pairs.filter(({ value, role }) => value.trim() !== '' && role !== '')
  const table = { claim, values: Object.fromEntries(pairs.map(({ value, role }) => [value.trim(), role])) }
  return {
    ...Object.fromEntries(TARGETS.map(target => [target, claim_mapping[target].trim() || null])),
    roles: role_mode === 'none' ? null : role_mode === 'keys' ? claim : table,
  }
}
