import type { PersonRef, RoleRef, TenantContext } from '../context.ts'
import { defineExtensionPoint } from './extension-point.ts'

/** What the demo has already put into a tenant when a module adds to it. */
export type DemoTenant = {
  readonly administrator: PersonRef
  readonly people: readonly PersonRef[]
  readonly roles: readonly RoleRef[]
}

export type DemoContribution = (ctx: TenantContext, demo: DemoTenant) => Promise<void>

/** A module provides a function here to show itself in the demo: review campaigns, identity providers, targets. */
export const demoContributions = defineExtensionPoint<DemoContribution>('demo')
