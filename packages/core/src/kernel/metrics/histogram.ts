import { formatHead, formatLabels, formatNumber, formatSample } from './exposition.ts'
import type { Metric } from './scalar.ts'
import type { Labels, SeriesSet } from './series.ts'

export type Histogram = {
  observe: (labels: Labels, value: number) => void
  /** Starts a clock; the returned function observes the seconds since. */
  startTimer: () => (labels: Labels) => void
}

export type Distribution = { counts: Float64Array; sum: number }

/** Seconds, for requests and queries. */
export const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type HistogramParts = {
  name: string
  help: string
  labelNames: readonly string[]
  bounds: readonly number[]
  series: SeriesSet<Distribution>
}

export function checkBuckets(name: string, bounds: readonly number[]): void {
  const ascending = bounds.every((bound, i) => Number.isFinite(bound) && (i === 0 || bound > bounds[i - 1]!))
  if (bounds.length === 0 || !ascending) throw new Error(`buckets of ${name} must be finite and ascending`)
}

export function createHistogram(parts: HistogramParts): Histogram & Metric {
  const { bounds, series } = parts
  function observe(labels: Labels, value: number): void {
    if (Number.isNaN(value)) return
    const distribution = series.find(labels)
    let i = 0
    while (i < bounds.length && value > bounds[i]!) i += 1
    distribution.counts[i]! += 1
    distribution.sum += value
  }
  return {
    observe,
    startTimer() {
      const start = performance.now()
      return labels => observe(labels, (performance.now() - start) / 1000)
    },
    render: async () => renderHistogram(parts),
  }
}

function renderHistogram(parts: HistogramParts): string {
  const { name, help, labelNames, series } = parts
  let text = formatHead(name, help, 'histogram')
  for (const { values, series: distribution } of series.entries()) {
    text += renderDistribution(parts, formatLabels(labelNames, values), distribution)
  }
  return text
}

function renderDistribution(parts: HistogramParts, labels: string, distribution: Distribution): string {
  const { name, bounds } = parts
  const prefix = labels ? `${labels},` : ''
  let text = ''
  let total = 0
  distribution.counts.forEach((count, i) => {
    total += count
    const le = formatNumber(bounds[i] ?? Number.POSITIVE_INFINITY)
    text += formatSample(`${name}_bucket`, `${prefix}le="${le}"`, total)
  })
  text += formatSample(`${name}_sum`, labels, distribution.sum)
  return text + formatSample(`${name}_count`, labels, total)
}
