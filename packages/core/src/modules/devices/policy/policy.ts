import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { staleVersion } from '../../../kernel/http/problem.ts'
import { PLATFORMS, SHELL_METHODS } from '../contract.ts'
import type { DevicePlatform, ShellMethod } from '../tables.ts'
import {
  lockPolicy,
  type RefusedMethods,
  type ShellPolicy,
  selectPolicyOf,
  updateShellPolicy,
} from './policy-store.ts'

/** What a shell of this platform may do in the tenant. The shell refuses everything else. */
export const methodsFor = ({ refused_methods }: ShellPolicy, platform: DevicePlatform): ShellMethod[] =>
  SHELL_METHODS.filter(method => !refused_methods[platform]?.includes(method))

const viewOf = ({ requires_approval, refused_methods, version }: ShellPolicy) => ({
  requires_approval,
  refused_methods: Object.fromEntries(
    PLATFORMS.map(platform => [platform, [...(refused_methods[platform] ?? [])]]),
  ) as Record<DevicePlatform, ShellMethod[]>,
  version,
})

export const readPolicy = (ctx: SessionContext) =>
  inTenant(ctx, async tx => viewOf(await selectPolicyOf(tx, tx.tenantId)))

type Changes = { requires_approval?: boolean; refused_methods?: RefusedMethods; version?: number }

export const changePolicy = (ctx: SessionContext, { version, ...input }: Changes) =>
  inTenant(ctx, async tx => {
    const before = await lockPolicy(tx)
    if (version !== undefined && version !== before.version) throw staleVersion()
    const after = {
      requires_approval: input.requires_approval ?? before.requires_approval,
      refused_methods: { ...before.refused_methods, ...input.refused_methods },
    }
    const { version: _version, ...was } = viewOf(before)
    const { version: _same, ...is } = viewOf({ ...after, version: 0 })
    const changes = changesBetween<typeof was>(was, is)
    if (Object.keys(changes).length === 0) return viewOf(before)
    await updateShellPolicy(tx, after)
    await recordChange(tx, ctx, {
      action: 'device.policy_changed',
      target: { type: 'tenant', id: ctx.tenant.id, name: ctx.tenant.name },
      changes,
    })
    return viewOf({ ...after, version: before.version + 1 })
  })
