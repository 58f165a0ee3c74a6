import { Registry } from 'prom-client'
import {
  type Collect,
  type Counter,
  createCollectedCounter,
  createCounter,
  createGauge,
  createHistogram,
  type Gauge,
  type Histogram,
  type MetricParts,
} from './metric.ts'

export const METRICS_CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

type About = {
  readonly help: string
  readonly labelNames?: readonly string[]
  /** The one label whose values know no bound: past the bound it becomes `other`, and the other labels stay. */
  readonly foldedLabel?: string
  readonly maxSeries?: () => number
}

export type MetricFamily = {
  readonly name: string
  readonly help: string
  readonly type: Kind
  readonly values: readonly { labels: Record<string, string | number>; value: number; metricName?: string }[]
}

export type Metrics = {
  /** Asking twice for one name gives the same metric; with another kind or other labels it is an error. */
  counter: (name: string, about: About & { collect?: Collect }) => Counter
  gauge: (name: string, about: About & { collect?: Collect }) => Gauge
  histogram: (name: string, about: About & { buckets?: readonly number[] }) => Histogram
  render: () => Promise<string>
  /** The same as values, of these metrics or of all; what cannot be read is left out. */
  read: (names?: readonly string[]) => Promise<MetricFamily[]>
}

/** Seconds, for requests and queries. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Kind = 'counter' | 'gauge' | 'histogram'
type Made = { kind: Kind; labels: string; metric: unknown }

/** prom-client, with a bound on the series of each metric, and a page that one broken reading does not hide. */
export function createMetrics({ maxSeries = 1000 }: { maxSeries?: number } = {}): Metrics {
  const registry = new Registry()
  const made = new Map<string, Made>()

  function make<M>(kind: Kind, about: About & { name: string }, create: (parts: MetricParts) => M): M {
    const { name, help, labelNames = [], foldedLabel } = about
    const labels = labelNames.join(',')
    const known = made.get(name)
    if (known?.kind === kind && known.labels === labels) return known.metric as M
    if (known) throw new Error(`metric ${name} is already a ${known.kind} with labels [${known.labels}]`)
    const bound = {
      labelNames,
      foldedLabel,
      maxSeries: about.maxSeries ?? (() => maxSeries),
      onDrop: () => dropped.inc({ metric: name }),
    }
    const metric = create({ name, help, registers: [registry], bound })
    made.set(name, { kind, labels, metric })
    return metric
  }

  const counter: Metrics['counter'] = (name, { collect, ...about }) =>
    make('counter', { name, ...about }, parts =>
      collect ? createCollectedCounter(parts, collect) : createCounter(parts),
    )
  const gauge: Metrics['gauge'] = (name, { collect, ...about }) =>
    make('gauge', { name, ...about }, parts => createGauge(parts, collect))
  const histogram: Metrics['histogram'] = (name, { buckets = DURATION_BUCKETS, ...about }) =>
    make('histogram', { name, ...about }, parts => createHistogram(parts, buckets))

  const dropped: Counter = counter('tamga_metrics_dropped_total', {
    help: 'Observations counted under the label value "other" because a metric had too many series',
    labelNames: ['metric'],
  })
  const failed = counter('tamga_metrics_collect_failed_total', {
    help: 'Metrics that could not be read for a page',
  })

  const render = async () => {
    const pages = await readEach(made.keys(), name => registry.getSingleMetricAsString(name), failed)
    return pages.map(page => `${page}\n`).join('')
  }
  const read: Metrics['read'] = (names = [...made.keys()]) =>
    readEach(names, name => readFamily(registry, name, made.get(name)!.kind), failed)
  return { counter, gauge, histogram, render, read }
}

/** One broken reading does not hide the others: it is left out and counted. */
async function readEach<T>(names: Iterable<string>, read: (name: string) => Promise<T>, failed: Counter) {
  const results = await Promise.allSettled([...names].map(read))
  const done = results.filter(result => result.status === 'fulfilled').map(result => result.value)
  if (done.length < results.length) failed.inc({}, results.length - done.length)
  return done
}

async function readFamily(registry: Registry, name: string, type: Kind): Promise<MetricFamily> {
  const { help, values } = await registry.getSingleMetric(name)!.get()
  return {
    name,
    help,
    type,
    values: values.map(value => ({ ...value, labels: value.labels as Record<string, string> })),
  }
}
