import type { Settings } from './all-settings.ts'
import { parsePostgresUrl } from './kinds/urls.ts'
import type { SettingGroup } from './setting-group.ts'

export type DescribedSetting = Readonly<{ group: string; name: string; value: string; secret: boolean }>

/** Every setting in force, for people to read: secrets masked, of URLs only what is no secret. */
export function describeSettings(groups: readonly SettingGroup[], settings: Settings): DescribedSetting[] {
  const values = new Map<string, unknown>(Object.entries(settings))
  return groups.flatMap(group =>
    Object.entries(group.settings).map(([name, definition]) => ({
      group: group.title,
      name,
      value: definition.secret ? mask(values.get(name)) : show(values.get(name), definition.kind.name),
      secret: definition.secret === true,
    })),
  )
}

function mask(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '(not set)'
  if (typeof value === 'string' && /^(postgres(ql)?|smtps?):\/\//.test(value)) return maskUrl(value)
  return typeof value === 'string' && /^(file:|log:)/.test(value) ? value : '(set, not shown)'
}

/** User, host and path stay; the password and the query, which may hold one, do not. */
function maskUrl(given: string): string {
  const url = parsePostgresUrl(given) ?? URL.parse(given)
  if (!url) return '(set, not shown)'
  const user = url.username ? `${url.username}${url.password ? ':***' : ''}@` : ''
  return `${url.protocol}//${user}${url.host}${url.pathname}${url.search ? '?…' : ''}`
}

function show(value: unknown, kind: string): string {
  if (value === undefined) return '(not set)'
  if (value === null) return 'off'
  if (Array.isArray(value)) return value.length === 0 ? '(empty)' : value.join(', ')
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'object') return Object.values(value).join(' in ').concat(' s')
  return kind === 'duration' ? `${value} s` : kind === 'size' ? `${value} bytes` : String(value)
}
