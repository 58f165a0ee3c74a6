import type { Context } from '../../../kernel/context.ts'
import type { LookUp } from '../../../kernel/database/look-ups.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import type { MethodPolicy } from './method-policy.ts'
import { selectByLookUp } from './policy-store.ts'

/** Times in seconds; null means the value of the installation. */
export type PolicyOfTenant = MethodPolicy & {
  readonly session_idle: number | null
  readonly session_max: number | null
  /** Most sessions of one person in the tenant; null = any number. */
  readonly session_limit: number | null
  /** Networks from which people may enter; empty = any. */
  readonly allowed_networks: readonly string[]
}

/**
 * Asked when a session begins in a tenant or switches into it: a statement of the platform role that finds a `PolicyOfTenant` by the tenant.
 * Whoever provides it lets platform.open_session judge by it as well.
 */
export const sessionPolicy = defineExtensionPoint<LookUp>('session.policy')

type PolicyRow = PolicyOfTenant & { readonly key: string }

export type Lifetimes = { readonly idle: number; readonly max: number }

export type SessionRules = Lifetimes & {
  readonly limit: number | null
  /** The address of the client has to be in each of these lists. */
  readonly networks: readonly (readonly string[])[]
  /** By what the tenant lets people in: every one of these has to agree. */
  readonly methods: readonly MethodPolicy[]
}

/** Within a transaction. */
export async function sessionRulesIn(tx: PlatformTx, ctx: Context, tenantId: string): Promise<SessionRules> {
  const ask = ctx.services.modules.extensions(sessionPolicy)
  const found = await Promise.all(ask.map(policy => selectByLookUp<PolicyRow>(tx, policy, tenantId)))
  return strictest(ctx, found.flat())
}

export async function policiesOf(ctx: Context, tenantId: string): Promise<PolicyOfTenant[]> {
  const { modules, database } = ctx.services
  const found = await Promise.all(
    modules.extensions(sessionPolicy).map(policy => database.lookUp<PolicyRow>(policy, tenantId)),
  )
  return found.filter(row => row !== undefined)
}

/** The longest that any tenant may have. */
export const installationLifetimes = ({ services: { settings } }: Context): Lifetimes => ({
  idle: Math.min(settings.SESSION_IDLE, settings.SESSION_MAX),
  max: settings.SESSION_MAX,
})

/** The strictest value of all policies, never longer than the one of the installation. */
function strictest(ctx: Context, policies: readonly PolicyOfTenant[]): SessionRules {
  const longest = installationLifetimes(ctx)
  const least = (numbers: (number | null)[], usual: number) =>
    Math.min(usual, ...numbers.filter(number => number !== null))
  const max = least(
    policies.map(({ session_max }) => session_max),
    longest.max,
  )
  const idle = least(
    policies.map(({ session_idle }) => session_idle),
    Math.min(longest.idle, max),
  )
  const limit = least(
    policies.map(({ session_limit }) => session_limit),
    Number.POSITIVE_INFINITY,
  )
  return {
    idle,
    max,
    limit: Number.isFinite(limit) ? limit : null,
    methods: policies,
    networks: policies.map(({ allowed_networks }) => allowed_networks).filter(list => list.length > 0),
  }
}
