import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20

export type EventLoopDelay = {
  /** Begins to measure, or ends it: fifty ticks a second cost an idle process more than all the rest that it does. */
  watch: (isOn: boolean) => void
  /** Delays since the last reading, in milliseconds; reading starts a new period. */
  read: () => { mean: number; p99: number; max: number }
  close: () => void
}

export function createEventLoopDelay(): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  // The histogram records the whole timer period, so an idle loop reads as the resolution, not as zero.
  const toMs = (ns: number) => (Number.isFinite(ns) ? Math.max(0, ns / 1e6 - RESOLUTION_MS) : 0)
  return {
    watch: isOn => void (isOn ? histogram.enable() : histogram.disable()),
    read() {
      if (histogram.count === 0) return { mean: 0, p99: 0, max: 0 }
      const reading = {
        mean: toMs(histogram.mean),
        p99: toMs(histogram.percentile(99)),
        max: toMs(histogram.max),
      }
      histogram.reset()
      return reading
    },
    close: () => void histogram.disable(),
  }
}
