import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { AppError, invalid, staleVersion } from '../../../kernel/http/problem.ts'
import { isInNetworks, parseNetwork } from '../../../kernel/visitor/networks.ts'
import { requireWayIn } from './own-way-in.ts'
import { type RuleChanges, requireRoles, rulesOf, securityOf } from './security-rules.ts'
import { lockSecurity, type SecurityRules, selectSecurity, updateSecurity } from './security-store.ts'

export type SecurityChanges = RuleChanges & { version?: number }

export async function readSecuritySettings(ctx: SessionContext) {
  return inTenant(ctx, async tx => securityOf(tx, ctx, await selectSecurity(tx)))
}

/** Applies at once: to sessions that begin, and by factors and methods to those that exist. */
export async function changeSecuritySettings(ctx: SessionContext, { version, ...changes }: SecurityChanges) {
  return inTenant(ctx, async tx => {
    const { version: current, ...before } = await lockSecurity(tx)
    if (version !== undefined && version !== current) throw staleVersion()
    const roles = await requireRoles(tx, changes.second_factor?.roles)
    const wanted = rulesOf(before, changes, roles)
    requireWithinInstallation(ctx, wanted)
    if (changes.allowed_networks) requireOwnNetwork(ctx, changes.allowed_networks)
    await requireWayIn(ctx, { before, wanted })
    const row = await updateSecurity(tx, wanted)
    await recordChange(tx, ctx, {
      action: 'settings.updated',
      target: { type: 'settings', id: 'security', name: 'security' },
      changes: changesBetween(before, wanted),
    })
    return securityOf(tx, ctx, row)
  })
}

/** A tenant may ask for more than the installation does, never for less. */
function requireWithinInstallation(ctx: SessionContext, wanted: SecurityRules): void {
  const { SESSION_IDLE, SESSION_MAX } = ctx.services.settings
  const longest = {
    session_idle: Math.min(SESSION_IDLE, wanted.session_max ?? SESSION_MAX),
    session_max: SESSION_MAX,
  }
  const errors = (['session_max', 'session_idle'] as const)
    .filter(field => (wanted[field] ?? 0) > longest[field])
    .map(field => ({ path: `/${field}`, code: 'too_big', params: { max: longest[field] } }))
  if (errors.length > 0) throw invalid(...errors)
}

/** The list has to contain the caller's own network, so that nobody locks themselves out. */
function requireOwnNetwork(ctx: SessionContext, networks: readonly string[]): void {
  const errors = networks.flatMap((text, at) =>
    parseNetwork(text) ? [] : [{ path: `/allowed_networks/${at}`, code: 'network' }],
  )
  if (errors.length > 0) throw invalid(...errors)
  if (networks.length > 0 && !isInNetworks(ctx.ip, networks))
    throw new AppError(422, 'own_network_excluded', { params: { ip: ctx.ip ?? '' } })
}
