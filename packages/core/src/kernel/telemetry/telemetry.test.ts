import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, startTestPlatform } from '../../testing/test-platform.ts'

type Attributes = { key: string; value: Record<string, unknown> }[]
type Point = { bucketCounts: string[]; explicitBounds: number[]; count: string; asDouble: number }
type Metric = {
  name: string
  sum: { isMonotonic: boolean }
  gauge: { dataPoints: Point[] }
  histogram: { dataPoints: Point[] }
}
type Span = {
  traceId: string
  spanId: string
  parentSpanId: string
  kind: number
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attributes
}
type Resource = { resource: { attributes: Attributes } }
type Body = {
  resourceSpans: (Resource & { scopeSpans: { spans: Span[] }[] })[]
  resourceMetrics: (Resource & { scopeMetrics: { metrics: Metric[] }[] })[]
}
type Received = { path: string; key: string; body: Body }

const received: Received[] = []
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = JSON.parse(Buffer.concat(chunks).toString())
  received.push({ path: request.url!, key: request.headers['x-key'] as string, body })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
after(() => collector.close())
const endpoint = `http://127.0.0.1:${(collector.address() as { port: number }).port}`

const LOGIN_TRACE = '5bf92f3577b34da6a3ce929d0e0e4736'

const traced = (origin: string, traceparent: string) =>
  fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { traceparent, 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  })

const attributeOf = (attributes: Attributes, wanted: string) =>
  Object.values(attributes.find(({ key }) => key === wanted)?.value ?? {})[0]

test('traces and metrics reach the collector, under the trace of the caller and without anything of people', async () => {
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key,other=1',
    OTEL_TRACES_SAMPLER_ARG: '0',
    TRUST_PROXY_HEADERS: 'on',
  }
  const { origin, admin, stop } = await startTestPlatform({ after }, { settings })
  const [traceId, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const ask = (traceparent: string) =>
    fetch(`${origin}/api/v1/auth/methods?tenant=secret-name`, { headers: { traceparent } })
  await ask(`00-${traceId}-${parent}-01`)
  await ask(`00-${traceId}-${parent}-00`)
  await ask('00-not-a-trace-01')
  assert.equal((await admin.get('/me')).status, 200)
  assert.equal((await traced(origin, `00-${LOGIN_TRACE}-${parent}-01`)).status, 200)
  await stop()
  const traces = received.filter(({ path }) => path === '/v1/traces')
  const all = traces.flatMap(({ body }) => body.resourceSpans[0]!.scopeSpans[0]!.spans)
  const spans = all.filter(each => each.kind === 2 && each.traceId === traceId)
  assert.equal(spans.length, 1, 'the proxy chose one of them')
  const span = spans[0]!
  assert.deepEqual([span.traceId, span.parentSpanId, span.kind], [traceId, parent, 2])
  assert.equal(span.name, 'GET /api/v1/auth/methods')
  assert.equal(attributeOf(span.attributes, 'http.response.status_code'), '200')
  assert.ok(BigInt(span.endTimeUnixNano) > BigInt(span.startTimeUnixNano))
  assert.equal(attributeOf(traces[0]!.body.resourceSpans[0]!.resource.attributes, 'service.name'), 'tamga')
  assert.equal(traces[0]!.key, 'a key')
  assert.ok(!JSON.stringify(traces).includes('secret-name'))
  const [whole, ...parts] = all.filter(each => each.traceId === LOGIN_TRACE)
  assert.equal(whole!.name, 'POST /api/v1/auth/login')
  assert.ok(Number(attributeOf(whole!.attributes, 'tamga.database.round_trips')) > 1)
  assert.ok(parts.every(part => part.parentSpanId === whole!.spanId))
  assert.equal(parts.filter(({ name }) => name === 'password hash').length, 1)
  assert.ok(parts.some(({ name, kind }) => name === 'postgresql select' && kind === 3))
  assert.ok(!JSON.stringify(all).includes(ADMIN_EMAIL))
  const metrics = received.findLast(({ path }) => path === '/v1/metrics')!.body.resourceMetrics[0]!
    .scopeMetrics[0]!.metrics
  const named = (name: string) => metrics.find(metric => metric.name === name)!
  const point = named('tamga_http_request_seconds').histogram.dataPoints[0]!
  assert.equal(point.bucketCounts.length, point.explicitBounds.length + 1)
  assert.equal(
    point.bucketCounts.reduce((sum, count) => sum + Number(count), 0),
    Number(point.count),
  )
  assert.ok(named('tamga_database_round_trips_total').sum)
  assert.equal(named('tamga_logins_total').sum.isMonotonic, true)
  assert.ok(named('process_resident_memory_bytes').gauge.dataPoints[0]!.asDouble > 0)
})
