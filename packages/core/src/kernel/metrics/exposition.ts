// Prometheus text exposition format 0.0.4.
export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export type MetricKind = 'counter' | 'gauge' | 'histogram'

const METRIC_NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const LABEL_NAME = /^(?!__)[a-zA-Z_][a-zA-Z0-9_]*$/

export function checkNames(name: string, labelNames: readonly string[]): void {
  if (!METRIC_NAME.test(name)) throw new Error(`bad metric name: ${name}`)
  const bad = labelNames.find(label => !LABEL_NAME.test(label) || label === 'le')
  if (bad !== undefined) throw new Error(`bad label name of ${name}: ${bad}`)
}

export function formatHead(name: string, help: string, kind: MetricKind): string {
  const text = help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  return `# HELP ${name} ${text}\n# TYPE ${name} ${kind}\n`
}

export function formatLabels(names: readonly string[], values: readonly string[]): string {
  return names.map((name, i) => `${name}="${escapeLabel(values[i] ?? '')}"`).join(',')
}

export function formatSample(name: string, labels: string, value: number): string {
  return labels ? `${name}{${labels}} ${formatNumber(value)}\n` : `${name} ${formatNumber(value)}\n`
}

export function formatNumber(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf'
  if (value === Number.NEGATIVE_INFINITY) return '-Inf'
  return String(value)
}

function escapeLabel(value: string): string {
  // A lone surrogate would make the page invalid UTF-8.
  return value.toWellFormed().replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
