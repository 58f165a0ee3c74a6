import type { MetricFamily } from '../metrics/metrics.ts'
import { toAttributes, toNano, type Values } from './otlp.ts'

const CUMULATIVE = 2

/** The metrics of the registry as OTLP has them. */
export function toOtlpMetrics(families: readonly MetricFamily[], started: number, now: number) {
  const times = { startTimeUnixNano: toNano(started), timeUnixNano: toNano(now) }
  return families.map(family => {
    const about = { name: family.name, description: family.help }
    if (family.type === 'histogram')
      return {
        ...about,
        histogram: { aggregationTemporality: CUMULATIVE, dataPoints: histogramPoints(family, times) },
      }
    const dataPoints = family.values.map(({ labels, value }) => ({
      attributes: toAttributes(labels),
      ...times,
      asDouble: value,
    }))
    if (family.type === 'gauge') return { ...about, gauge: { dataPoints } }
    return { ...about, sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints } }
  })
}

type Times = { startTimeUnixNano: string; timeUnixNano: string }
type Point = { labels: Values; sum: number; count: number; bounds: number[]; cumulative: number[] }

function histogramPoints({ name, values }: MetricFamily, times: Times) {
  const points = new Map<string, Point>()
  for (const {
    labels: { le, ...labels },
    metricName,
    value,
  } of values) {
    const key = JSON.stringify(labels)
    const point = points.get(key) ?? { labels, sum: 0, count: 0, bounds: [], cumulative: [] }
    points.set(key, point)
    if (metricName === `${name}_sum`) point.sum = value
    else if (metricName === `${name}_count`) point.count = value
    else if (le !== '+Inf') {
      point.bounds.push(Number(le))
      point.cumulative.push(value)
    }
  }
  return [...points.values()].map(({ labels, sum, count, bounds, cumulative }) => ({
    attributes: toAttributes(labels),
    ...times,
    count: String(count),
    sum,
    explicitBounds: bounds,
    // Prometheus counts all below a bound, OTLP those between two.
    bucketCounts: [...cumulative, count].map((value, i) => String(value - (cumulative[i - 1] ?? 0))),
  }))
}
