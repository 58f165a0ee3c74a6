import type { Permission } from '../../../data/organisation/roles.ts'

export type PermissionGroup = { key: string; app: string | null; permissions: Permission[] }

/** By app, in the order of the server; the parts that every organisation has come first. */
export function groupPermissions(permissions: readonly Permission[]): PermissionGroup[] {
  const groups = new Map<string | null, Permission[]>([[null, []]])
  for (const permission of permissions) {
    const group = groups.get(permission.app) ?? []
    group.push(permission)
    groups.set(permission.app, group)
  }
  return [...groups]
    .filter(([, members]) => members.length > 0)
    .map(([app, members]) => ({ key: app ?? 'core', app, permissions: members }))
}

/** Permissions of a role whose app is not there now: they are kept, and shown so that they can be taken away. */
export function strangePermissions(chosen: readonly string[], known: readonly Permission[]): string[] {
  return chosen.filter(name => !known.some(({ permission }) => permission === name))
}

/** `chosen` with these switched on or off, without doubles. */
export function withPermissions(
  chosen: readonly string[],
  names: readonly string[],
  isOn: boolean,
): string[] {
  const rest = chosen.filter(name => !names.includes(name))
  return isOn ? [...rest, ...names] : rest
}
