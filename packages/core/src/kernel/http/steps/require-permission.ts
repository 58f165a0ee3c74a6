import { permissionDenied } from '../problem.ts'

/** Step 5: one of the person's roles carries the permission. */
export function requirePermission(permission: string | undefined, held: ReadonlySet<string>): void {
  if (permission !== undefined && !held.has(permission)) throw permissionDenied(permission)
}
