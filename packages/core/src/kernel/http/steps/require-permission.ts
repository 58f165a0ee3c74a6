import { permissionDenied } from '../problem.ts'
import type { Entry } from './entry.ts'

/** Requires the permission or its alternative. The one that was sufficient is recorded as used. */
export function requirePermission({ rules, session, mounting }: Entry): void {
  if (rules.permission === undefined) return
  const accepted = [rules.permission, rules.alternative]
  const used = accepted.find(permission => permission !== undefined && session!.permissions.has(permission))
  if (used === undefined) throw permissionDenied(rules.permission)
  mounting.notePermissionUse(session!, used)
}
