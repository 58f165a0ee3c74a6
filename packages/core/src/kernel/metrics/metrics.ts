import { checkNames, type MetricKind } from './exposition.ts'
import { checkBuckets, createHistogram, DURATION_BUCKETS, type Histogram } from './histogram.ts'
import { type Collect, type Counter, createCounter, createGauge, type Gauge, type Metric } from './scalar.ts'
import { createSeriesSet, type SeriesSet } from './series.ts'

export type Metrics = {
  /** Asking twice for one name gives the same metric; with another kind or other labels it is an error. */
  counter: (name: string, help: string, labelNames?: readonly string[], collect?: Collect) => Counter
  gauge: (name: string, help: string, labelNames?: readonly string[], collect?: Collect) => Gauge
  histogram: (
    name: string,
    help: string,
    labelNames?: readonly string[],
    buckets?: readonly number[],
  ) => Histogram
  render: () => Promise<string>
}

type Registered = { kind: MetricKind; labels: string; metric: Metric }

export function createMetrics(options: { maxSeries?: number } = {}): Metrics {
  const { maxSeries = 1000 } = options
  const registered = new Map<string, Registered>()

  function register<M extends Metric>(
    id: { name: string; kind: MetricKind; labelNames: readonly string[] },
    create: () => M,
  ): M {
    const { name, kind, labelNames } = id
    checkNames(name, labelNames)
    const labels = labelNames.join(',')
    const known = registered.get(name)
    if (known?.kind === kind && known.labels === labels) return known.metric as M
    if (known) throw new Error(`metric ${name} is already a ${known.kind} with labels [${known.labels}]`)
    const metric = create()
    registered.set(name, { kind, labels, metric })
    return metric
  }

  function seriesOf<S>(name: string, labelNames: readonly string[], create: () => S): SeriesSet<S> {
    const onDrop = () => dropped.inc({ metric: name })
    return createSeriesSet({ labelNames, maxSeries, create, onDrop })
  }

  const createCell = () => ({ value: 0 })

  const counter: Metrics['counter'] = (name, help, labelNames = [], collect) =>
    register({ name, kind: 'counter', labelNames }, () => {
      const series = seriesOf(name, labelNames, createCell)
      if (labelNames.length === 0) series.find(undefined)
      return createCounter({ name, help, kind: 'counter', labelNames, series, collect })
    })

  const gauge: Metrics['gauge'] = (name, help, labelNames = [], collect) =>
    register({ name, kind: 'gauge', labelNames }, () => {
      const series = seriesOf(name, labelNames, createCell)
      return createGauge({ name, help, kind: 'gauge', labelNames, series, collect })
    })

  const histogram: Metrics['histogram'] = (name, help, labelNames = [], bounds = DURATION_BUCKETS) =>
    register({ name, kind: 'histogram', labelNames }, () => {
      checkBuckets(name, bounds)
      const create = () => ({ counts: new Float64Array(bounds.length + 1), sum: 0 })
      return createHistogram({ name, help, labelNames, bounds, series: seriesOf(name, labelNames, create) })
    })

  const dropped: Counter = counter(
    'tamga_metrics_dropped_total',
    'Observations counted under the label value "other" because a metric had too many series',
    ['metric'],
  )
  const failed = counter('tamga_metrics_collect_failed_total', 'Metrics that could not be read for a page')

  async function renderOne({ metric }: Registered): Promise<string> {
    try {
      return await metric.render()
    } catch {
      // One broken reading must not hide all others.
      failed.inc()
      return ''
    }
  }

  async function render(): Promise<string> {
    const parts = await Promise.all([...registered.values()].map(renderOne))
    return parts.join('')
  }

  return { counter, gauge, histogram, render }
}
