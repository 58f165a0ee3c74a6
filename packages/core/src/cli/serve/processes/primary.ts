import cluster, { type Worker } from 'node:cluster'
import { backoffDelay } from '../../../kernel/reliability/backoff.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { CommandFailure } from '../../exit-code.ts'
import type { Terminal } from '../../terminal.ts'
import { createPageCollector, type Member } from './collect-pages.ts'
import type { ToPrimary, ToWorker } from './messages.ts'

export type Processes = { stop: () => Promise<void> }

type Options = { settings: Settings; databaseUrl: string; terminal: Terminal }

/** Who served for so long and then died begins anew with the shortest wait. */
const STEADY_MS = 60_000
/** On top of what a process takes to stop by itself. */
const LATE_MS = 10_000

/**
 * WEB_CONCURRENCY processes on one port: this one accepts connections and hands them round, and serves nothing itself. The first
 * prepares the installation before the others begin; one that dies is replaced, later each time when it dies soon again.
 */
export async function startProcesses(options: Options): Promise<Processes> {
  const { settings } = options
  const workers = createWorkers(options)
  const first = await workers.launch({ place: 1, failures: 0, isFirst: true })
  if (first !== 'ready') throw new CommandFailure('The first process did not start.', first)
  for (let place = 2; place <= settings.WEB_CONCURRENCY; place += 1)
    void workers.launch({ place, failures: 0, isFirst: false })
  return {
    async stop() {
      const limit = (settings.DRAIN_DELAY + settings.SHUTDOWN_GRACE) * 1000 + LATE_MS
      const codes = await Promise.all(workers.halt().map(worker => stopWorker(worker, limit)))
      if (codes.some(code => code !== 0)) throw new Error('a process did not end cleanly')
    },
  }
}

/** `failures`: how often the place was lost soon before. */
type Launch = { readonly place: number; readonly failures: number; readonly isFirst: boolean }

function createWorkers(options: Options) {
  const running = new Map<number, Worker>()
  const timers = new Set<NodeJS.Timeout>()
  const onMessage = createPageCollector(() => [...running].map(([place, worker]) => memberOf(place, worker)))
  let isStopping = false

  /** Answers when it serves, or with its exit code when it ended before. */
  function launch({ place, failures, isFirst }: Launch): Promise<number | 'ready'> {
    const { promise, resolve } = Promise.withResolvers<number | 'ready'>()
    const worker = cluster.fork()
    const member = memberOf(place, worker)
    let readyAt: number | undefined
    running.set(place, worker)
    worker.on('message', (message: ToPrimary) => {
      if (message.kind === 'awake') member.send(beginning(options, isFirst))
      if (message.kind === 'ready') {
        readyAt = performance.now()
        resolve('ready')
      }
      onMessage(member, message)
    })
    worker.once('exit', (code, signal) => {
      running.delete(place)
      resolve(code ?? 1)
      if (isStopping || (isFirst && readyAt === undefined)) return
      const wasSteady = readyAt !== undefined && performance.now() - readyAt > STEADY_MS
      replace(place, wasSteady ? 1 : failures + 1, signal ?? `code ${code}`)
    })
    return promise
  }

  function replace(place: number, failures: number, why: string): void {
    const wait = backoffDelay(failures, { base: 250, max: 30_000, random: () => 1 })
    options.terminal.note(`Process ${place} ended (${why}); another takes its place in ${wait} ms.`)
    const timer = setTimeout(() => {
      timers.delete(timer)
      void launch({ place, failures, isFirst: false })
    }, wait)
    timers.add(timer)
  }

  /** Those who still run; nobody takes their places any more. */
  function halt(): Worker[] {
    isStopping = true
    for (const timer of timers) clearTimeout(timer)
    return [...running.values()]
  }
  return { launch, halt }
}

const beginning = ({ settings, databaseUrl }: Options, isFirst: boolean): ToWorker => ({
  kind: 'begin',
  databaseUrl,
  port: settings.PORT,
  isFirst,
})

const memberOf = (place: number, worker: Worker): Member => ({
  place,
  send: message => void (worker.isConnected() && worker.send(message, () => {})),
})

async function stopWorker(worker: Worker, limit: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  worker.once('exit', code => resolve(code ?? 1))
  if (worker.isDead()) return worker.process.exitCode ?? 1
  // Not by a signal: Ctrl-C has reached the process already, and a second one would cut its work off.
  if (worker.isConnected()) worker.send({ kind: 'stop' } satisfies ToWorker, () => {})
  const late = setTimeout(() => worker.process.kill('SIGKILL'), limit)
  const code = await promise
  clearTimeout(late)
  return code
}
