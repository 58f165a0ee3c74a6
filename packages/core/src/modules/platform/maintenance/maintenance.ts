import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { Maintenance } from '../../../kernel/http/pages/maintenance.ts'
import { invalid, staleVersion } from '../../../kernel/http/problem.ts'
import { defineProcessValue } from '../../../kernel/process-values.ts'
import { type PlatformSetting, selectPlatformSetting, updatePlatformSetting } from '../../tenancy/index.ts'

export type MaintenanceState = { enabled: boolean; until: string | null; version: number }

const KEY = 'platform.maintenance'

/** How old what a process knows may be: by then a switch counts in all of them. */
const FRESH_MS = 1000

/** `off`, `on`, or the time until which it is on. */
const stateOf = ({ value, version }: PlatformSetting): MaintenanceState => ({
  enabled: value !== 'off',
  until: value === 'off' || value === 'on' ? null : value,
  version,
})

const known = defineProcessValue('maintenance', () => ({
  maintenance: null as Maintenance | null,
  readAt: Number.NEGATIVE_INFINITY,
  isReading: false,
}))

export async function readMaintenance(ctx: Context): Promise<MaintenanceState> {
  const state = await inPlatform(ctx, 'maintenance', async tx =>
    stateOf(await selectPlatformSetting(tx, KEY)),
  )
  return remember(ctx, state)
}

export async function changeMaintenance(
  ctx: Context,
  change: { enabled: boolean; until?: string | null; version?: number },
): Promise<MaintenanceState> {
  if (change.until && !(change.enabled && Date.parse(change.until) > Date.now()))
    throw invalid({ path: '/until', code: 'format' })
  const until = change.until ? new Date(change.until).toISOString() : null
  const state = await inPlatform(ctx, 'maintenance', async tx => {
    const before = stateOf(await selectPlatformSetting(tx, KEY, { forUpdate: true }))
    if (change.version !== undefined && change.version !== before.version) throw staleVersion()
    if (before.enabled === change.enabled && before.until === until) return before
    const after = stateOf(await updatePlatformSetting(tx, KEY, change.enabled ? (until ?? 'on') : 'off'))
    await recordChange(
      tx,
      { ...ctx, tenant: undefined },
      {
        action: after.enabled ? 'maintenance.began' : 'maintenance.ended',
        target: { type: 'settings', id: 'maintenance', name: 'maintenance' },
        changes: { enabled: [before.enabled, after.enabled], until: [before.until, after.until] },
      },
    )
    return after
  })
  return remember(ctx, state)
}

function remember(ctx: Context, state: MaintenanceState): MaintenanceState {
  const now = ctx.services.processValues.of(known)
  now.maintenance = state.enabled ? { until: state.until ? new Date(state.until) : null } : null
  now.readAt = performance.now()
  return state
}

/** Answers at once with what is known, and looks again behind the back of the request when that is old. */
export function currentMaintenance(ctx: Context): Maintenance | null {
  const now = ctx.services.processValues.of(known)
  if (!now.isReading && performance.now() - now.readAt > FRESH_MS) {
    now.isReading = true
    // A database that does not answer leaves what was known: its own refusals say enough.
    readMaintenance(ctx)
      .catch(() => undefined)
      .finally(() => {
        now.isReading = false
      })
  }
  return now.maintenance
}
