import type { ReactNode } from 'react'
import { useCan } from '../../data/me.ts'
import { Forbidden } from './forbidden.tsx'

type RequirePermissionProps = { permission: string; children: ReactNode }

/** A page for whoever has the permission; everybody else is told which one is missing. */
export function RequirePermission({ permission, children }: RequirePermissionProps) {
  return useCan(permission) ? children : <Forbidden permission={permission} order={1} />
}
