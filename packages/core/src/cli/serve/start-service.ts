import { setFlagsFromString } from 'node:v8'
import { retryWhileBusy } from '../../kernel/database/transient-faults.ts'
import type { ShareMetrics } from '../../kernel/metrics/service-metrics.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { createPlatform } from '../../platform.ts'
import type { Closing } from '../closing.ts'
import type { Call } from '../command.ts'
import { drain } from './drain.ts'
import { prepareFirstTenant } from './first-tenant.ts'
import { startMetricsServer } from './metrics-server.ts'
import { readPairing } from './pairing.ts'
import type { StopRequest } from './stop-request.ts'
import { welcome } from './welcome.ts'

export type ServiceParts = {
  readonly settings: Settings
  readonly databaseUrl: string
  readonly stop: StopRequest
  readonly closing: Closing
  /** Of the other processes beside this one, where there are any. */
  readonly shareMetrics?: ShareMetrics
}

/**
 * V8 compiles a function for good when it was called three thousand times, so that a start is cheap. After the start, what a service does
 * once in a request is worth it sooner: until then a sign-in takes a fifth more of the main thread.
 */
const COMPILE_SOONER = '--invocation-count-for-turbofan=200'

/** The service in this process: migrated, listening, and greeted on the terminal. */
export async function startService(call: Call<unknown>, parts: ServiceParts): Promise<void> {
  const { settings, databaseUrl, stop, closing, shareMetrics } = parts
  const platform = await createPlatform(call.distribution, {
    settings,
    databaseUrl,
    ...(shareMetrics && { shareMetrics }),
  })
  closing.add('The service', () => drain(platform))
  stop.check()
  const first = await retryWhileBusy(() => prepareFirstTenant(platform.ctx))
  const metrics =
    settings.METRICS_PORT === undefined
      ? null
      : await startMetricsServer(platform.services, settings.METRICS_PORT)
  if (metrics) closing.add('The metrics port', metrics.close)
  await platform.start()
  setFlagsFromString(COMPILE_SOONER)
  call.terminal.say(
    welcome({
      settings: platform.services.settings,
      first,
      metrics: metrics?.address ?? null,
      pairing: await readPairing(platform.ctx, call.distribution.hasPeer ?? false),
    }),
  )
}
