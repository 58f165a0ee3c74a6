import * as prometheus from 'prom-client'
import type { BoundedSeries, LabelValues } from './bounded-series.ts'

/*
 * prom-client looks a series up by its labels with each reading, which takes longer than most requests wait for anything
 * else of ours. These keep the series outside, where whoever reads often keeps theirs, and prom-client writes the page.
 */

export type CounterSeries = { readonly labels: LabelValues; value: number }

export type HistogramSeries = {
  readonly labels: LabelValues
  /** One for each bucket, and the last for what is above all of them. */
  readonly counts: Float64Array
  sum: number
}

/** Its declarations have a number where the library has the word. */
const HISTOGRAM = 'histogram' as unknown as prometheus.MetricType

export class StoredCounter extends prometheus.Counter {
  readonly #series: BoundedSeries<CounterSeries>

  constructor(about: prometheus.CounterConfiguration<string>, series: BoundedSeries<CounterSeries>) {
    super(about)
    this.#series = series
  }

  override async get() {
    return { ...(await super.get()), values: [...this.#series.all()] }
  }
}

export class StoredHistogram extends prometheus.Histogram {
  readonly #series: BoundedSeries<HistogramSeries>
  readonly #about: { readonly name: string; readonly help: string; readonly buckets: readonly number[] }

  constructor(
    about: prometheus.HistogramConfiguration<string> & { buckets: number[] },
    series: BoundedSeries<HistogramSeries>,
  ) {
    super(about)
    this.#series = series
    this.#about = about
  }

  override async get() {
    const { name, help } = this.#about
    const values = [...this.#series.all()].flatMap(one => this.#valuesOf(one))
    return { name, help, type: HISTOGRAM, aggregator: 'sum' as const, collect: () => {}, values }
  }

  /** What prom-client asks for when it writes the page; its own `get` does too. */
  getForPromString() {
    return this.get()
  }

  #valuesOf({ labels, counts, sum }: HistogramSeries) {
    const { name, buckets } = this.#about
    let count = 0
    const values = Array.from(counts, (inBucket, index) => {
      count += inBucket
      return {
        labels: { le: buckets[index] ?? '+Inf', ...labels },
        value: count,
        metricName: `${name}_bucket`,
      }
    })
    return [
      ...values,
      { labels, value: sum, metricName: `${name}_sum` },
      { labels, value: count, metricName: `${name}_count` },
    ]
  }
}
