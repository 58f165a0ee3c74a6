import { type ModuleManifest, permissionsOf } from '../module/define-module.ts'

/** Permissions that each of the two scopes for business data stands for. */
export type BusinessScopes = ReadonlyMap<string, ReadonlySet<string>>

const isReading = (permission: string): boolean => permission.endsWith('.read')

/** `erp.read` reads and changes nothing; `erp.write` changes, and reads only together with the other. */
export function businessScopesOf(modules: readonly ModuleManifest[]): BusinessScopes {
  const permissions = modules.filter(({ isBusiness }) => isBusiness).flatMap(permissionsOf)
  return new Map([
    ['erp.read', new Set(permissions.filter(isReading))],
    ['erp.write', new Set(permissions.filter(permission => !isReading(permission)))],
  ])
}

/** The scopes of a token with the permissions of business apps that they open. */
export function withBusinessScopes(
  business: BusinessScopes,
  scopes: ReadonlySet<string>,
): ReadonlySet<string> {
  const opened = [...business].flatMap(([scope, permissions]) => (scopes.has(scope) ? [...permissions] : []))
  return opened.length === 0 ? scopes : new Set([...scopes, ...opened])
}
