import { permissionDenied } from '../problem.ts'

/** Step 5: one of the person's roles carries the permission, or another that is enough. Answers with the one that let them in. */
export function requirePermission(
  permission: string | undefined,
  held: ReadonlySet<string>,
  alternative?: string,
): string | undefined {
  if (permission === undefined || held.has(permission)) return permission
  if (alternative !== undefined && held.has(alternative)) return alternative
  throw permissionDenied(permission)
}
