import { LANGUAGES } from '@tamga/formats'
import type { PersonRef, RoleRef, SessionContext, TenantContext } from '../context.ts'
import { today } from '../days/day.ts'
import { addDays } from '../days/zone.ts'
import { defineExtensionPoint } from './extension-point.ts'

export type DemoRole = Readonly<{
  key: string
  name: string
  description: string
  permissions: readonly string[]
  /** Which part of the members has it. */
  share: number
}>

/** An organisation of the demo; a distribution may have others than the core. */
export type DemoOrganisation = Readonly<{
  slug: string
  name: string
  language: 'mn' | 'en'
  members: number
  invitations: number
  /** How many of the members have names from elsewhere. */
  international: number
  roles: readonly DemoRole[]
  seed: number
}>

/** What the demo has already put into a tenant when a module adds to it. */
export type DemoTenant = {
  readonly administrator: PersonRef
  readonly people: readonly PersonRef[]
  readonly roles: readonly RoleRef[]
  readonly units: readonly { readonly id: string; readonly code: string }[]
  readonly language: 'mn' | 'en'
  /** Systems of the simulator that take people in; null where there is none. */
  readonly targets: { readonly healthy: string; readonly failing: string } | null
}

export type DemoContribution = (ctx: TenantContext, demo: DemoTenant) => Promise<void>

/** A module provides a function here to show itself in the demo: review campaigns, identity providers, targets. */
export const demoContributions = defineExtensionPoint<DemoContribution>('demo')

/** A day of the past, for what the demo says happened then. */
export const daysAgo = (days: number): string => addDays(today(), -days)

/** The services judge what a person may do; the people of the demo may do this. */
export const actingAs = (
  ctx: TenantContext,
  person: PersonRef,
  permissions: readonly string[],
): SessionContext => ({
  ...ctx,
  actor: person,
  person,
  is_person: true,
  roles: [],
  permissions: new Set(permissions),
  // What every tenant begins with.
  apps: new Set(['organisation']),
  languages: LANGUAGES,
  session: {
    id: '00000000-0000-0000-0000-000000000000',
    token_hash: Buffer.alloc(32),
    created_at: new Date().toISOString(),
    authenticated_at: new Date().toISOString(),
    last_seen_at: new Date().toISOString(),
    expires_at: new Date().toISOString(),
    auth_methods: [],
    acr: 'acr:1',
    confined: true,
  },
})
