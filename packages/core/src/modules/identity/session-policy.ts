import type { Context } from '../../kernel/context.ts'
import type { PlatformTx } from '../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../kernel/module/extension-point.ts'

/** Seconds; null or absent = as the installation. */
export type PolicyOfTenant = { readonly session_idle: number | null; readonly session_max: number | null }

/** Asked when a session begins in a tenant or switches into it. */
export const sessionPolicy =
  defineExtensionPoint<(tx: PlatformTx, tenantId: string) => Promise<PolicyOfTenant | undefined>>(
    'session.policy',
  )

export type Lifetimes = { readonly idle: number; readonly max: number }

/** The shortest that anyone asks for; never longer than the installation's own. */
export async function lifetimesIn(tx: PlatformTx, ctx: Context, tenantId: string): Promise<Lifetimes> {
  let { SESSION_IDLE: idle, SESSION_MAX: max } = ctx.services.settings
  for (const ask of ctx.services.modules.extensions(sessionPolicy)) {
    const policy = await ask(tx, tenantId)
    idle = Math.min(idle, policy?.session_idle ?? idle)
    max = Math.min(max, policy?.session_max ?? max)
  }
  return { idle: Math.min(idle, max), max }
}
