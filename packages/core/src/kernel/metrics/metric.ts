import * as prometheus from 'prom-client'
import { createBoundedSeries, type Labels, type LabelValues, type SeriesBound } from './bounded-series.ts'
import { type CounterSeries, type HistogramSeries, StoredCounter, StoredHistogram } from './stored-metrics.ts'

export type Counter = {
  inc: (labels?: Labels, by?: number) => void
  /** For whoever counts often: the labels are looked at once. */
  of: (labels: Labels) => (by?: number) => void
}

export type Gauge = {
  set: (labels: Labels, value: number) => void
  inc: (labels?: Labels, by?: number) => void
  dec: (labels?: Labels, by?: number) => void
}

export type Histogram = {
  observe: (labels: Labels, value: number) => void
  /** For whoever observes often: the labels are looked at once. */
  of: (labels: Labels) => (value: number) => void
  /** Starts a clock; the returned function observes the seconds since. */
  startTimer: () => (labels: Labels) => void
}

export type Reading = { labels?: Labels; value: number }

/** Read when the page is rendered: the readings replace all earlier ones of the metric. */
export type Collect = () => number | Iterable<Reading> | Promise<number | Iterable<Reading>>

export type MetricParts = {
  readonly name: string
  readonly help: string
  readonly registers: prometheus.Registry[]
  readonly bound: SeriesBound
}

const configOf = ({ name, help, registers, bound }: MetricParts) => ({
  name,
  help,
  registers,
  labelNames: [...bound.labelNames],
})

/** What goes down is no count: it is left out. */
export function createCounter(parts: MetricParts): Counter {
  const series = createBoundedSeries<CounterSeries>(parts.bound, labels => ({ labels, value: 0 }))
  new StoredCounter(configOf(parts), series)
  if (parts.bound.labelNames.length === 0) series.of()
  const add = (one: CounterSeries, by: number): void => {
    if (by >= 0) one.value += by
  }
  return {
    inc: (labels, by = 1) => add(series.of(labels), by),
    of(labels) {
      const own = series.ownOf(labels)
      return (by = 1) => add(own ?? series.of(labels), by)
    },
  }
}

export function createHistogram(parts: MetricParts, buckets: readonly number[]): Histogram {
  const series = createBoundedSeries<HistogramSeries>(parts.bound, labels => ({
    labels,
    counts: new Float64Array(buckets.length + 1),
    sum: 0,
  }))
  new StoredHistogram({ ...configOf(parts), buckets: [...buckets] }, series)
  if (parts.bound.labelNames.length === 0) series.of()
  const add = (one: HistogramSeries, value: number): void => {
    if (!Number.isFinite(value)) return
    let bucket = 0
    while (bucket < buckets.length && value > buckets[bucket]!) bucket += 1
    one.counts[bucket]! += 1
    one.sum += value
  }
  const observe: Histogram['observe'] = (labels, value) => add(series.of(labels), value)
  return {
    observe,
    of(labels) {
      const own = series.ownOf(labels)
      return value => add(own ?? series.of(labels), value)
    },
    startTimer() {
      const start = performance.now()
      return labels => observe(labels, (performance.now() - start) / 1000)
    },
  }
}

/** Its readings are taken when the page is rendered; between two pages there are none. */
export function createCollectedCounter(parts: MetricParts, collect: Collect): Counter {
  const { readInto } = createCollector(parts, collect)
  const metric: prometheus.Counter = new prometheus.Counter({
    ...configOf(parts),
    collect: () => readInto(metric),
  })
  return { inc: () => {}, of: () => () => {} }
}

export function createGauge(parts: MetricParts, collect?: Collect): Gauge {
  const { labelsOf, readInto } = createCollector(parts, collect)
  const metric: prometheus.Gauge = new prometheus.Gauge({
    ...configOf(parts),
    ...(collect && { collect: () => readInto(metric) }),
  })
  return {
    set: (labels, value) => metric.set(labelsOf(labels), value),
    inc: (labels, by = 1) => metric.inc(labelsOf(labels), by),
    dec: (labels, by = 1) => metric.dec(labelsOf(labels), by),
  }
}

type Scalar = { reset: () => void; inc: (labels: LabelValues, value: number) => void }

function createCollector({ bound }: MetricParts, collect: Collect = () => []) {
  const series = createBoundedSeries<LabelValues>(bound, labels => labels)
  return {
    labelsOf: series.of,
    /** What was read before is forgotten, so that the bound is one of a page and not of the life of the process. */
    async readInto(metric: Scalar): Promise<void> {
      const readings = await collect()
      metric.reset()
      series.forget()
      const list: Iterable<Reading> = typeof readings === 'number' ? [{ value: readings }] : readings
      for (const { labels, value } of list) metric.inc(series.of(labels), value)
    },
  }
}
