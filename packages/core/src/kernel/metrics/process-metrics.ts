import { readdir } from 'node:fs/promises'
import { constants, PerformanceObserver, performance } from 'node:perf_hooks'
import { createEventLoopDelay } from '../reliability/load/event-loop-delay.ts'
import type { Reading } from './metric.ts'
import type { Metrics } from './metrics.ts'

/** Event loop, memory, processor, handles and garbage collection of this process. */
export function registerProcessMetrics(metrics: Metrics): { close: () => void } {
  registerProcessor(metrics)
  registerMemory(metrics)
  const stopLoop = registerEventLoop(metrics)
  const stopCollections = registerCollections(metrics)
  return {
    close() {
      stopLoop()
      stopCollections()
    },
  }
}

function registerProcessor(metrics: Metrics): void {
  metrics.counter('process_cpu_seconds_total', {
    help: 'Processor time used, user and system',
    collect: () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    },
  })
  metrics.gauge('process_start_time_seconds', {
    help: 'Start of the process, seconds since 1970',
    collect: () => {
      return Math.round(performance.timeOrigin) / 1000
    },
  })
  metrics.gauge('nodejs_active_resources', {
    help: 'Handles and requests that keep the loop alive',
    labelNames: ['type'],
    collect: () => countByType(process.getActiveResourcesInfo()),
  })
  metrics.gauge('process_open_fds', {
    help: 'Open file descriptors',
    collect: async () => {
      return (await readdir('/proc/self/fd').catch(() => [])).length
    },
  })
}

function countByType(types: string[]): Reading[] {
  return types.map(type => ({ labels: { type }, value: 1 }))
}

function registerMemory(metrics: Metrics): void {
  metrics.gauge('process_resident_memory_bytes', {
    help: 'Resident memory',
    collect: () => process.memoryUsage.rss(),
  })
  metrics.gauge('nodejs_memory_bytes', {
    help: 'Memory of the runtime by area',
    labelNames: ['area'],
    collect: () => {
      const { heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage()
      const areas = { heap_used: heapUsed, heap_total: heapTotal, external, array_buffers: arrayBuffers }
      return Object.entries(areas).map(([area, value]) => ({ labels: { area }, value }))
    },
  })
}

function registerEventLoop(metrics: Metrics): () => void {
  const delay = createEventLoopDelay()
  metrics.gauge('nodejs_eventloop_delay_seconds', {
    help: 'Event loop delay since the last reading',
    labelNames: ['stat'],
    collect: () => {
      // Measured from the first reading on: most processes are read by nobody.
      delay.watch(true)
      return Object.entries(delay.read()).map(([stat, ms]) => ({ labels: { stat }, value: ms / 1000 }))
    },
  })
  let last = performance.eventLoopUtilization()
  metrics.gauge('nodejs_eventloop_utilization', {
    help: 'Share of time the event loop was busy, 0 to 1',
    collect: () => {
      const current = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(current, last)
      last = current
      return utilization
    },
  })
  return delay.close
}

const COLLECTION_KINDS: Record<number, string> = {
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak_callbacks',
}

function registerCollections(metrics: Metrics): () => void {
  const pauses = metrics.histogram('nodejs_gc_duration_seconds', {
    help: 'Pauses for garbage collection',
    labelNames: ['kind'],
    buckets: [0.001, 0.01, 0.1, 1],
  })
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { kind } = (entry as unknown as { detail?: { kind?: number } }).detail ?? {}
      pauses.observe({ kind: COLLECTION_KINDS[kind ?? -1] ?? 'other' }, entry.duration / 1000)
    }
  })
  observer.observe({ entryTypes: ['gc'] })
  return () => observer.disconnect()
}
