import type { Mapping, NewTarget, Target } from '../../../data/provisioning.ts'

export type MappingLine = { attribute: string; source: string }

export type TargetValues = {
  name: string
  base_url: string
  token: string
  compatibility: Target['compatibility']
  roles: string[]
  push_groups: boolean
  mapping: MappingLine[]
  on_leave: Target['on_leave']
  isLimited: boolean
  max_removals: number | string
}

export const COMPATIBILITIES = [
  'generic',
  'azure',
  'okta',
  'slack',
  'aws',
  'github',
  'gitlab',
  'salesforce',
] as const

export const EMPTY: TargetValues = {
  name: '',
  base_url: '',
  token: '',
  compatibility: 'generic',
  roles: [],
  push_groups: true,
  mapping: [],
  on_leave: 'deactivate',
  isLimited: true,
  max_removals: 50,
}

export const valuesOf = (target: Target): TargetValues => ({
  name: target.name,
  base_url: target.base_url,
  token: '',
  compatibility: target.compatibility,
  roles: (target.scope.roles ?? []).map(({ id }) => id),
  push_groups: target.push_groups,
  mapping: Object.entries(target.attribute_mapping).map(([attribute, source]) => ({
    attribute,
    source: source ?? '',
  })),
  on_leave: target.on_leave,
  isLimited: target.max_removals !== null,
  max_removals: target.max_removals ?? 50,
})

/** An attribute without a source is not sent. */
export const mappingOf = (lines: readonly MappingLine[]): Mapping =>
  Object.fromEntries(
    lines
      .filter(({ attribute }) => attribute.trim() !== '')
      .map(({ attribute, source }) => [attribute.trim(), source.trim() || null]),
  )

/** A token that was not written stays as it is. */
export function bodyOf(values: TargetValues): NewTarget {
  const { token, roles, mapping, isLimited, max_removals, name, base_url, ...rest } = values
  return {
    ...rest,
    name: name.trim(),
    base_url: base_url.trim(),
    ...(token.trim() && { token: token.trim() }),
    scope: roles.length > 0 ? { roles } : {},
    attribute_mapping: mappingOf(mapping),
    max_removals: isLimited ? Number(max_removals) || 0 : null,
  }
}
