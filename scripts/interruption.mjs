import { problem } from './paths.mjs'

const interruption = new AbortController()

// Ctrl-C reaches the running step by itself; this process stays to clean up, and begins no further step.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort())

export const endWhenInterrupted = () => {
  if (interruption.signal.aborted) throw problem('Interrupted.')
}
