import { startEmbeddedPostgres } from '../../kernel/database/embedded/embedded.ts'
import { retryWhileBusy } from '../../kernel/database/transient-faults.ts'
import { collectModules, createPlatform } from '../../platform.ts'
import { type Closing, createClosing } from '../closing.ts'
import { type Call, defineCommand } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { loadServerSettings } from '../load-settings.ts'
import { drain } from './drain.ts'
import { prepareFirstTenant } from './first-tenant.ts'
import { requireFreePort } from './free-port.ts'
import { startMetricsServer } from './metrics-server.ts'
import { listenForStop, type StopRequest, StopRequested } from './stop-request.ts'
import { welcome } from './welcome.ts'

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'Start the service and stay until Ctrl-C.',
  details: ['Without DATABASE_URL it brings its own PostgreSQL, with the data under DATA_DIR.'],
  options: {},
  examples: ['tamga serve', 'PORT=9000 DATABASE_URL=postgres://… tamga serve'],
  async run(call) {
    const stop = listenForStop(call.terminal)
    const closing = createClosing(call.terminal)
    try {
      await start(call, stop, closing)
      await stop.wanted
      call.terminal.say('Stopping…')
      return (await closing.all()) ? EXIT.done : EXIT.failed
    } catch (error) {
      await closing.all()
      if (error instanceof StopRequested) return EXIT.done
      throw error
    } finally {
      stop.release()
    }
  },
})

/** In this order: what can be refused without touching anything comes first. */
async function start(call: Call<unknown>, stop: StopRequest, closing: Closing): Promise<void> {
  const { terminal } = call
  const settings = await loadServerSettings(call)
  collectModules(call.distribution)
  await requireFreePort(settings.HOST, settings.PORT)
  const embedded = settings.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, say: terminal.say })
  if (embedded) closing.add('PostgreSQL', embedded.stop)
  stop.check()
  const platform = await createPlatform(call.distribution, {
    settings,
    databaseUrl: settings.DATABASE_URL ?? embedded!.url,
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
  terminal.say(welcome({ settings, first, metrics: metrics?.address ?? null }))
}
