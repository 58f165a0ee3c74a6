import { enterOpenly } from './enter-openly.ts'
import { enterTenant } from './enter-tenant.ts'
import type { Step } from './entry.ts'
import { identify } from './identify.ts'
import { refuseCrossSite } from './refuse-cross-site.ts'
import { requireApp } from './require-app.ts'
import { requireOperator } from './require-operator.ts'
import { requirePermission } from './require-permission.ts'
import { requireStrength } from './require-strength.ts'
import { shedLoad } from './shed-load.ts'

/** What a request passes before its body is read, in this order. ARCHITECTURE.md has the same list, and a test compares them. */
export const SESSION_STEPS: readonly Step[] = [
  shedLoad,
  refuseCrossSite,
  identify,
  enterTenant,
  requireApp,
  requirePermission,
  requireOperator,
  requireStrength,
]

/** The same for a route that is open to everybody. */
export const OPEN_STEPS: readonly Step[] = [shedLoad, refuseCrossSite, enterOpenly]
