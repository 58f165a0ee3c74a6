import { formatHead, formatLabels, formatSample } from './exposition.ts'
import type { Labels, SeriesSet } from './series.ts'

export type Counter = { inc: (labels?: Labels, by?: number) => void }

export type Gauge = {
  set: (labels: Labels, value: number) => void
  inc: (labels?: Labels, by?: number) => void
  dec: (labels?: Labels, by?: number) => void
}

export type Reading = { labels?: Labels; value: number }
/** Read when the page is rendered: the readings replace all earlier ones of the metric. */
export type Collect = () => number | Iterable<Reading> | Promise<number | Iterable<Reading>>

export type Cell = { value: number }
export type Metric = { render: () => Promise<string> }

export type ScalarParts = {
  name: string
  help: string
  kind: 'counter' | 'gauge'
  labelNames: readonly string[]
  series: SeriesSet<Cell>
  collect?: Collect
}

export function createCounter(parts: ScalarParts): Counter & Metric {
  const { series } = parts
  return {
    inc(labels, by = 1) {
      if (by >= 0) series.find(labels).value += by
    },
    render: () => renderScalar(parts),
  }
}

export function createGauge(parts: ScalarParts): Gauge & Metric {
  const { series } = parts
  return {
    set(labels, value) {
      series.find(labels).value = value
    },
    inc(labels, by = 1) {
      series.find(labels).value += by
    },
    dec(labels, by = 1) {
      series.find(labels).value -= by
    },
    render: () => renderScalar(parts),
  }
}

async function renderScalar(parts: ScalarParts): Promise<string> {
  const { name, help, kind, labelNames, series, collect } = parts
  if (collect) refill(series, await collect())
  let text = formatHead(name, help, kind)
  for (const { values, series: cell } of series.entries()) {
    text += formatSample(name, formatLabels(labelNames, values), cell.value)
  }
  return text
}

function refill(series: SeriesSet<Cell>, readings: number | Iterable<Reading>): void {
  series.clear()
  if (typeof readings === 'number') {
    series.find(undefined).value = readings
    return
  }
  for (const { labels, value } of readings) series.find(labels).value += value
}
