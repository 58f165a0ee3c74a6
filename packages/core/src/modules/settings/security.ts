import { changesBetween, recordChange } from '../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import { AppError, invalid, staleVersion } from '../../kernel/http/problem.ts'
import { isInNetworks, parseNetwork } from '../../kernel/visitor/networks.ts'
import {
  lockSecurity,
  type SecurityRow,
  type SecurityRules,
  selectSecurity,
  updateSecurity,
} from './store.ts'

export type SecurityChanges = Partial<SecurityRules> & { version?: number }

export async function readSecuritySettings(ctx: SessionContext) {
  return securityOf(ctx, await inTenant(ctx, selectSecurity))
}

/** Applies to sessions that begin in the tenant or switch into it from now on. */
export async function changeSecuritySettings(ctx: SessionContext, { version, ...changes }: SecurityChanges) {
  return inTenant(ctx, async tx => {
    const { version: current, ...before } = await lockSecurity(tx)
    if (version !== undefined && version !== current) throw staleVersion()
    const wanted = { ...before, ...changes }
    requireWithinInstallation(ctx, wanted)
    if (changes.allowed_networks) requireOwnNetwork(ctx, changes.allowed_networks)
    const row = await updateSecurity(tx, wanted)
    await recordChange(tx, ctx, {
      action: 'settings.updated',
      target: { type: 'settings', id: 'security', name: 'security' },
      changes: changesBetween(before, wanted),
    })
    return securityOf(ctx, row)
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

const securityOf = (ctx: SessionContext, { version, ...rules }: SecurityRow) => ({
  ...rules,
  installation: {
    session_idle: ctx.services.settings.SESSION_IDLE,
    session_max: ctx.services.settings.SESSION_MAX,
  },
  version,
})
