import { EXIT } from '../exit-code.ts'
import type { Terminal } from '../terminal.ts'
import type { ToWorker } from './processes/messages.ts'

export class StopRequested extends Error {}

export type StopRequest = Readonly<{
  /** Resolves when somebody wants the service to end. */
  wanted: Promise<void>
  /** Between two steps of the start: throws when it is no longer wanted. */
  check(): void
  release(): void
}>

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A terminal and npm may both deliver one Ctrl-C; only a later one counts as the second. */
const SAME_PRESS_MS = 700

/** Signals, a message of the process that started us, and its end: the closed channel says 'disconnect' even after a kill -9. */
export function listenForStop(terminal: Terminal): StopRequest {
  const { promise: wanted, resolve } = Promise.withResolvers<void>()
  let askedAt: number | undefined
  const ask = () => {
    askedAt ??= Date.now()
    resolve()
  }
  const onSignal = () => {
    if (askedAt !== undefined && Date.now() - askedAt > SAME_PRESS_MS) {
      terminal.note('Stopped at once, without waiting.')
      process.exit(EXIT.interrupted)
    }
    ask()
  }
  const onMessage = (message: unknown) => {
    if ((message as Partial<ToWorker>).kind === 'stop') ask()
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  process.once('disconnect', ask)
  process.on('message', onMessage)
  return {
    wanted,
    check: () => {
      if (askedAt !== undefined) throw new StopRequested()
    },
    release: () => {
      for (const signal of SIGNALS) process.off(signal, onSignal)
      process.off('disconnect', ask)
      process.off('message', onMessage)
    },
  }
}
