import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import type { Services } from '../services.ts'
import { toOtlpMetrics } from './metric-points.ts'
import { toAttributes } from './otlp.ts'
import { type Span, spansOf } from './spans.ts'

export type Telemetry = {
  /** To be called before the routes are mounted. */
  watch: (server: FastifyInstance) => void
  /** Sends what is left. */
  close: () => Promise<void>
}

const SPANS_EVERY_MS = 5000
const METRICS_EVERY_MS = 60_000
/** Spans that wait to be sent; what comes beyond is dropped, and counted. */
const MOST_SPANS = 2048

/** Traces and metrics to the collector of the settings; without one nothing is done and nothing costs. */
export function createTelemetry(services: Services, version: string): Telemetry | null {
  const { settings, log } = services
  const metrics = services.metrics.registry
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return null
  const spans = createSpanBuffer(metrics)
  const send = createSender(services, endpoint, version)
  const report = (error: unknown) => log.warn({ err: error }, 'telemetry could not be sent')

  async function sendSpans(): Promise<void> {
    const batch = spans.take()
    if (batch.length > 0) await send('traces', { scopeSpans: [{ scope: SCOPE, spans: batch }] })
  }
  async function sendMetrics(): Promise<void> {
    const points = toOtlpMetrics(await metrics.read(), performance.timeOrigin, Date.now())
    await send('metrics', { scopeMetrics: [{ scope: SCOPE, metrics: points }] })
  }
  const timers = [
    setInterval(() => void sendSpans().catch(report), SPANS_EVERY_MS).unref(),
    setInterval(() => void sendMetrics().catch(report), METRICS_EVERY_MS).unref(),
  ]
  return {
    watch: server => watchRequests(server, spans.add),
    async close() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all([sendSpans().catch(report), sendMetrics().catch(report)])
    },
  }
}

const SCOPE = { name: 'tamga' }

function watchRequests(server: FastifyInstance, add: (span: Span) => void): void {
  server.addHook('onResponse', (request, reply, done) => {
    spansOf(request, reply).forEach(add)
    done()
  })
}

function createSpanBuffer(metrics: Metrics) {
  const dropped = metrics.counter('tamga_spans_dropped_total', {
    help: 'Spans that were not sent because the collector did not take them in time',
  })
  const waiting: Span[] = []
  return {
    add: (span: Span) => void (waiting.length < MOST_SPANS ? waiting.push(span) : dropped.inc()),
    take: () => waiting.splice(0),
  }
}

function createSender({ settings, operatorOutbound }: Services, endpoint: string, version: string) {
  const resource = {
    attributes: toAttributes({
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.version': version,
      'service.instance.id': `${hostname()}-${process.pid}`,
      'deployment.environment.name': settings.ENVIRONMENT,
    }),
  }
  const headers = {
    'content-type': 'application/json',
    ...parseHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
  }
  return async (signal: 'traces' | 'metrics', content: object): Promise<void> => {
    const name = signal === 'traces' ? 'resourceSpans' : 'resourceMetrics'
    const url = `${endpoint.replace(/\/+$/, '')}/v1/${signal}`
    const body = JSON.stringify({ [name]: [{ resource, ...content }] })
    const { status } = await operatorOutbound.to(url).request({ url, method: 'POST', headers, body })
    if (status >= 300) throw new Error(`the collector answered ${status}`)
  }
}

const parseHeaders = (given: string): Record<string, string> =>
  Object.fromEntries(
    given
      .split(',')
      .map(pair => pair.split(/=(.*)/s))
      .filter(([name, value]) => name?.trim() && value !== undefined)
      .map(([name, value]) => [name!.trim(), decodeURIComponent(value!.trim())]),
  )
