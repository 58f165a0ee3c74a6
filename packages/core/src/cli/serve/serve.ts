import cluster from 'node:cluster'
import { startEmbeddedPostgres } from '../../kernel/database/embedded/embedded.ts'
import { lowerPoolPriority } from '../../kernel/reliability/pool-priority.ts'
import { collectModules } from '../../platform.ts'
import { type Closing, createClosing } from '../closing.ts'
import { type Call, defineCommand } from '../command.ts'
import { EXIT } from '../exit-code.ts'
import { loadServerSettings, loadSettings } from '../load-settings.ts'
import { requireFreePort } from './free-port.ts'
import { startProcesses } from './processes/primary.ts'
import { receiveBeginning, shareMetrics, tellReady } from './processes/worker.ts'
import { startService } from './start-service.ts'
import { listenForStop, type StopRequest, StopRequested } from './stop-request.ts'

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'Start the service and stay until Ctrl-C.',
  details: [
    'Without DATABASE_URL it brings its own PostgreSQL, with the data under DATA_DIR.',
    'WEB_CONCURRENCY processes share the port; one that dies is replaced.',
  ],
  options: {},
  examples: ['tamga serve', 'PORT=9000 DATABASE_URL=postgres://… tamga serve'],
  async run(call) {
    const isWorker = cluster.isWorker
    const stop = listenForStop(call.terminal)
    const closing = createClosing(call.terminal)
    try {
      await (isWorker ? startWorker : start)(call, stop, closing)
      await stop.wanted
      if (!isWorker) call.terminal.say('Stopping…')
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
  await lowerPoolPriority()
  await requireFreePort(settings.HOST, settings.PORT)
  const embedded = settings.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, say: terminal.say })
  if (embedded) closing.add('PostgreSQL', embedded.stop)
  stop.check()
  const databaseUrl = settings.DATABASE_URL ?? embedded!.url
  if (settings.WEB_CONCURRENCY === 1) return startService(call, { settings, databaseUrl, stop, closing })
  const processes = await startProcesses({ settings, databaseUrl, terminal })
  closing.add('A process', processes.stop)
}

/** One of several processes; only the first greets and warns. */
async function startWorker(call: Call<unknown>, stop: StopRequest, closing: Closing): Promise<void> {
  const { databaseUrl, port, isFirst } = await receiveBeginning()
  const quiet = { ...call.terminal, say: () => {}, note: () => {} }
  const mine = { ...call, env: { ...call.env, PORT: String(port) }, ...(!isFirst && { terminal: quiet }) }
  await lowerPoolPriority()
  await startService(mine, { settings: loadSettings(mine), databaseUrl, stop, closing, shareMetrics })
  tellReady()
}
