import * as prometheus from 'prom-client'
import type { Labels } from './bounded-labels.ts'

export type Counter = { inc: (labels?: Labels, by?: number) => void }

export type Gauge = {
  set: (labels: Labels, value: number) => void
  inc: (labels?: Labels, by?: number) => void
  dec: (labels?: Labels, by?: number) => void
}

export type Histogram = {
  observe: (labels: Labels, value: number) => void
  /** Starts a clock; the returned function observes the seconds since. */
  startTimer: () => (labels: Labels) => void
}

export type Reading = { labels?: Labels; value: number }
/** Read when the page is rendered: the readings replace all earlier ones of the metric. */
export type Collect = () => number | Iterable<Reading> | Promise<number | Iterable<Reading>>

type LabelsOf = (labels?: Labels) => Record<string, string>

export type MetricParts = {
  name: string
  help: string
  labelNames: string[]
  registers: prometheus.Registry[]
  labelsOf: LabelsOf
}

/** What goes down is no count: it is left out. */
export function createCounter({ labelsOf, ...about }: MetricParts, collect?: Collect): Counter {
  const metric: prometheus.Counter = new prometheus.Counter({
    ...about,
    ...(collect && { collect: (): Promise<void> => readInto(metric, labelsOf, collect) }),
  })
  return {
    inc(labels, by = 1) {
      if (by >= 0) metric.inc(labelsOf(labels), by)
    },
  }
}

export function createGauge({ labelsOf, ...about }: MetricParts, collect?: Collect): Gauge {
  const metric: prometheus.Gauge = new prometheus.Gauge({
    ...about,
    ...(collect && { collect: (): Promise<void> => readInto(metric, labelsOf, collect) }),
  })
  return {
    set: (labels, value) => metric.set(labelsOf(labels), value),
    inc: (labels, by = 1) => metric.inc(labelsOf(labels), by),
    dec: (labels, by = 1) => metric.dec(labelsOf(labels), by),
  }
}

export function createHistogram({ labelsOf, ...about }: MetricParts, buckets: readonly number[]): Histogram {
  const metric = new prometheus.Histogram({ ...about, buckets: [...buckets] })
  const observe: Histogram['observe'] = (labels, value) => {
    if (Number.isFinite(value)) metric.observe(labelsOf(labels), value)
  }
  return {
    observe,
    startTimer() {
      const start = performance.now()
      return labels => observe(labels, (performance.now() - start) / 1000)
    },
  }
}

type Scalar = { reset: () => void; inc: (labels: Record<string, string>, value: number) => void }

async function readInto(metric: Scalar, labelsOf: LabelsOf, collect: Collect): Promise<void> {
  const readings = await collect()
  metric.reset()
  const list: Iterable<Reading> = typeof readings === 'number' ? [{ value: readings }] : readings
  for (const { labels, value } of list) metric.inc(labelsOf(labels), value)
}
