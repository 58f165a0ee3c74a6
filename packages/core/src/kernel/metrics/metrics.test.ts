import assert from 'node:assert/strict'
import test from 'node:test'
import { createMetrics } from './metrics.ts'
import { registerProcessMetrics } from './process-metrics.ts'
import { busiestRoutes } from './requests/route-figures.ts'
import { registerSharedSlots, together } from './shared-slots.ts'

type Sample = { name: string; labels: Record<string, string>; value: number }

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g

const unescaped = (text: string) => text.replace(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark))

/** Prometheus text exposition format 0.0.4: the samples under each `# TYPE`. */
async function read(metrics: ReturnType<typeof createMetrics>) {
  const families = new Map<string, { samples: Sample[] }>()
  let samples: Sample[] = []
  for (const line of (await metrics.render()).split('\n')) {
    const [, family] = /^# TYPE (\S+) (?:counter|gauge|histogram)$/.exec(line) ?? []
    if (family !== undefined) {
      samples = []
      families.set(family, { samples })
    }
    if (line === '' || line.startsWith('#')) continue
    const [, name, labels = '', value] = SAMPLE.exec(line) ?? assert.fail(`not a sample: ${line}`)
    const pairs = [...labels.matchAll(LABEL)].map(([, key, text]) => [key, unescaped(text!)])
    samples.push({ name: name!, labels: Object.fromEntries(pairs), value: Number(value) })
  }
  return families
}

test('counters, gauges and histograms render as valid Prometheus text', async () => {
  const metrics = createMetrics()
  const logins = metrics.counter('logins_total', { help: 'Sign-ins', labelNames: ['method', 'outcome'] })
  logins.inc({ method: 'password', outcome: 'ok' })
  logins.inc({ method: 'password', outcome: 'ok' }, 2)
  logins.inc({ method: 'password', outcome: 'ok' }, -5)
  const open = metrics.gauge('open', { help: 'Open connections' })
  open.inc()
  open.inc({}, 4)
  open.dec({}, 2)
  const time = metrics.histogram('took_seconds', { help: 'Time', labelNames: ['route'], buckets: [0.1, 1] })
  for (const value of [0.05, 0.1, 0.5, 7, Number.NaN]) time.observe({ route: '/a' }, value)
  const page = await read(metrics)
  assert.deepEqual(page.get('logins_total')?.samples, [
    { name: 'logins_total', labels: { method: 'password', outcome: 'ok' }, value: 3 },
  ])
  assert.equal(page.get('open')?.samples[0]?.value, 3)
  const took = page.get('took_seconds')
  assert.deepEqual(
    took?.samples.map(sample => [sample.name, sample.labels.le, sample.value]),
    [
      ['took_seconds_bucket', '0.1', 2],
      ['took_seconds_bucket', '1', 3],
      ['took_seconds_bucket', '+Inf', 4],
      ['took_seconds_sum', undefined, 7.65],
      ['took_seconds_count', undefined, 4],
    ],
  )
})

test('label values and help texts are escaped', async () => {
  const metrics = createMetrics()
  const odd = 'a"b\\c\nd,e="f"} 1'
  metrics.counter('odd_total', { help: 'first\nsecond \\', labelNames: ['value'] }).inc({ value: odd })
  metrics.counter('lone_total', { help: 'x', labelNames: ['value'] }).inc({ value: '\ud800' })
  const page = await read(metrics)
  assert.equal(page.get('odd_total')?.samples[0]?.labels.value, odd)
  assert.equal(page.get('lone_total')?.samples[0]?.labels.value, '\ufffd')
})

test('series are bounded: the overflow goes to "other" and is counted', async () => {
  const metrics = createMetrics({ maxSeries: 10 })
  const hits = metrics.counter('hits_total', { help: 'Hits', labelNames: ['route', 'status'] })
  const time = metrics.histogram('hit_seconds', { help: 'Time', labelNames: ['route'] })
  for (let i = 0; i < 5000; i += 1) {
    hits.inc({ route: `/r/${i}`, status: 200 })
    time.observe({ route: `/r/${i}` }, i)
  }
  const page = await read(metrics)
  const samples = page.get('hits_total')?.samples ?? []
  assert.equal(samples.length, 11)
  assert.deepEqual(samples.at(-1), {
    name: 'hits_total',
    labels: { route: 'other', status: 'other' },
    value: 4990,
  })
  const dropped = page.get('tamga_metrics_dropped_total')?.samples
  assert.deepEqual(
    dropped?.map(sample => [sample.labels.metric, sample.value]),
    [
      ['hits_total', 4990],
      ['hit_seconds', 4990],
    ],
  )
})

test('past the bound a folded label alone becomes "other", and what a reading says of it stays', async () => {
  const metrics = createMetrics({ maxSeries: 10 })
  const about = { labelNames: ['method', 'route', 'status'], foldedLabel: 'route' }
  const time = metrics.histogram('hit_seconds', { help: 'Time', ...about })
  const hits = metrics.counter('hits_total', { help: 'Hits', ...about })
  for (let i = 0; i < 100; i += 1) {
    time.observe({ method: 'GET', route: `/r/${i}`, status: 401 }, 1)
    hits.of({ method: 'GET', route: `/r/${i}`, status: 401 })()
  }
  time.of({ method: 'PUT', route: '/new', status: 500 })(1)
  const failed = hits.of({ method: 'PUT', route: '/new', status: 500 })
  failed()
  failed(2)
  const page = await read(metrics)
  const of = (family: string, name: string) =>
    page
      .get(family)
      ?.samples.filter(sample => sample.name === name && sample.labels['route'] === 'other')
      .map(({ labels: { method, status }, value }) => [method, status, value])
  assert.deepEqual(of('hit_seconds', 'hit_seconds_count'), [
    ['GET', '401', 90],
    ['PUT', '500', 1],
  ])
  assert.deepEqual(of('hits_total', 'hits_total'), [
    ['GET', '401', 90],
    ['PUT', '500', 3],
  ])
  assert.deepEqual(
    page.get('tamga_metrics_dropped_total')?.samples.map(({ labels, value }) => [labels['metric'], value]),
    [
      ['hit_seconds', 91],
      ['hits_total', 92],
    ],
  )
})

test('the bound of collected values is one of each page', async () => {
  const metrics = createMetrics({ maxSeries: 10 })
  let turn = 0
  const collect = () => Array.from({ length: 10 }, (_, i) => ({ labels: { key: `${turn}-${i}` }, value: 1 }))
  metrics.gauge('held', { help: 'Held', labelNames: ['key'], collect })
  metrics.counter('held_total', { help: 'Held', labelNames: ['key'], collect })
  for (turn = 0; turn < 5; turn += 1) {
    const page = await read(metrics)
    for (const name of ['held', 'held_total'])
      assert.deepEqual(
        page.get(name)?.samples.map(({ labels }) => labels['key']),
        collect().map(({ labels }) => labels.key),
      )
    assert.deepEqual(page.get('tamga_metrics_dropped_total')?.samples, [])
  }
})

test('callers whose shares are networks are told as numbers', async () => {
  const metrics = createMetrics()
  registerSharedSlots(metrics, () => ({
    passwords: together([
      { key: '203.0.113.0/24', active: 1, waiting: 2 },
      { key: '2001:db8::/64', active: 1, waiting: 0 },
    ]),
  }))
  assert.deepEqual(
    (await read(metrics)).get('tamga_shared_places')?.samples.map(({ labels, value }) => [labels, value]),
    [
      [{ resource: 'passwords', tenant: 'all', state: 'held' }, 2],
      [{ resource: 'passwords', tenant: 'all', state: 'waiting' }, 2],
    ],
  )
})

test('collected values replace the earlier ones, and a broken reading does not hide the rest', async () => {
  const metrics = createMetrics()
  let jobs = [{ labels: { queue: 'mail' }, value: 3 }]
  metrics.gauge('jobs', { help: 'Jobs', labelNames: ['queue'], collect: async () => jobs })
  metrics.gauge('broken', {
    help: 'Broken',
    collect: () => {
      throw new Error('no reading')
    },
  })
  assert.equal((await read(metrics)).get('jobs')?.samples.length, 1)
  jobs = [{ labels: { queue: 'scim' }, value: 1 }]
  const page = await read(metrics)
  assert.deepEqual(page.get('jobs')?.samples[0]?.labels, { queue: 'scim' })
  assert.equal(page.has('broken'), false)
  assert.ok((page.get('tamga_metrics_collect_failed_total')?.samples[0]?.value ?? 0) >= 1)
})

test('one name is one metric', () => {
  const metrics = createMetrics()
  assert.equal(
    metrics.counter('a_total', { help: 'A', labelNames: ['x'] }),
    metrics.counter('a_total', { help: 'A', labelNames: ['x'] }),
  )
  assert.throws(() => metrics.gauge('a_total', { help: 'A', labelNames: ['x'] }), /already a counter/)
  assert.throws(() => metrics.counter('a_total', { help: 'A', labelNames: ['y'] }), /already a counter/)
  assert.throws(() => metrics.counter('bad name', { help: 'A' }), /metric name/)
})

test('a timer observes seconds', async () => {
  const metrics = createMetrics()
  const stop = metrics.histogram('t_seconds', { help: 'T', labelNames: ['x'] }).startTimer()
  stop({ x: 'y' })
  assert.equal((await read(metrics)).get('t_seconds')?.samples.at(-1)?.value, 1)
})

test('the process reports its loop, memory, processor and handles', async () => {
  const metrics = createMetrics()
  const registered = registerProcessMetrics(metrics)
  const page = await read(metrics)
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'process_start_time_seconds',
  ]) {
    assert.ok((page.get(name)?.samples[0]?.value ?? 0) > 0, name)
  }
  assert.equal(page.get('nodejs_eventloop_delay_seconds')?.samples.length, 3)
  assert.equal(page.get('nodejs_memory_bytes')?.samples.length, 4)
  assert.ok(page.has('nodejs_eventloop_utilization'))
  assert.ok(page.has('nodejs_active_resources'))
  registered.close()
})

test('the busiest routes are those of the interface, not files that a look of the process was charged to', async () => {
  const metrics = createMetrics()
  const labelNames = ['method', 'route']
  const trips = metrics.counter('tamga_database_round_trips_total', { help: 'Trips.', labelNames })
  metrics.counter('tamga_slow_statements_total', { help: 'Slow.', labelNames })
  metrics.histogram('tamga_http_request_seconds', { help: 'Seconds.', labelNames, buckets: [1] })
  for (const route of ['/api/v1/me', '/assets/index-DCst5x6j.js', '/.well-known/openid-configuration'])
    trips.inc({ method: 'GET', route })
  assert.deepEqual(
    (await busiestRoutes(metrics)).map(({ route }) => route),
    ['/api/v1/me', '/.well-known/openid-configuration'],
  )
})
