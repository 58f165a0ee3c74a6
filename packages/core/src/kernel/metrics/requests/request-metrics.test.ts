import assert from 'node:assert/strict'
import test from 'node:test'
import Fastify from 'fastify'
import { createLog } from '../../log/log.ts'
import { createMetrics } from '../metrics.ts'
import { observeRequests } from './request-metrics.ts'

const log = createLog({ level: 'silent', format: 'json' })
const ROUTES = 400

function createServer() {
  const metrics = createMetrics()
  const server = Fastify()
  server.decorateRequest('startedAt', 0)
  server.decorateRequest('waitedMs', 0)
  server.decorateRequest('streamsFrom', 0)
  observeRequests(server, metrics, log)
  return { metrics, server }
}

async function countsOf(metrics: ReturnType<typeof createMetrics>): Promise<string[]> {
  const lines = (await metrics.render()).split('\n')
  return lines.filter(line => line.startsWith('tamga_http_request_seconds_count'))
}

const named = (method: string, route: string, status: number) =>
  `tamga_http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`

test('a failing route is told after a stranger has called every route for every status there is', async () => {
  const { metrics, server } = createServer()
  for (let i = 0; i < ROUTES; i += 1)
    server.get<{ Querystring: { status: string } }>(`/r/${i}`, { exposeHeadRoute: false }, (request, reply) =>
      reply.code(Number(request.query.status)).send(),
    )
  server.get('/new', () => {
    throw new Error('broken')
  })
  const statuses = [200, 400, 401, 403]
  for (const status of statuses)
    for (let i = 0; i < ROUTES; i += 1) await server.inject(`/r/${i}?status=${status}`)
  await server.inject('/new')
  const counts = await countsOf(metrics)
  assert.ok(counts.includes(`${named('GET', '/r/399', 401)} 1`), 'the first statuses of a route are its own')
  assert.ok(counts.includes(`${named('GET', 'other', 500)} 1`), 'a 500 is counted as one')
  assert.ok(counts.length <= 3 * (ROUTES + 2) + statuses.length + 1)
  assert.equal(
    counts.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0),
    statuses.length * ROUTES + 1,
  )
})

test('each request is counted once, by its method, also HEAD, routes with hooks of their own and paths that are no route', async () => {
  const { metrics, server } = createServer()
  server.get('/one', { onResponse: async () => {} }, () => 'one')
  server.route({ method: ['POST', 'PUT'], url: '/two', handler: () => 'two' })
  await server.register(async child => void child.get('/three/:id', () => 'three'), { prefix: '/child' })
  for (const [method, url] of [
    ['GET', '/one'],
    ['GET', '/one'],
    ['HEAD', '/one'],
    ['POST', '/two'],
    ['PUT', '/two'],
    ['GET', '/child/three/3'],
    ['DELETE', '/nothing'],
  ] as const)
    await server.inject({ method, url })
  assert.deepEqual((await countsOf(metrics)).toSorted(), [
    `${named('DELETE', 'none', 404)} 1`,
    `${named('GET', '/child/three/:id', 200)} 1`,
    `${named('GET', '/one', 200)} 2`,
    `${named('HEAD', '/one', 200)} 1`,
    `${named('POST', '/two', 200)} 1`,
    `${named('PUT', '/two', 200)} 1`,
  ])
})

test('neither the time that a request waited for a person nor that of an open stream is the time to answer', async () => {
  const { metrics, server } = createServer()
  server.addHook('onRequest', async request => {
    request.startedAt = performance.now()
  })
  server.get('/waits', request => {
    request.startedAt -= 25_000
    request.waitedMs = 25_000
    return ''
  })
  server.get('/streams', request => {
    request.startedAt -= 600_000
    request.streamsFrom = request.startedAt + 5
    return ''
  })
  for (const url of ['/waits', '/streams']) await server.inject(url)
  const page = await metrics.render()
  for (const [, seconds] of page.matchAll(/^tamga_http_request_seconds_sum.* (\S+)$/gm))
    assert.ok(Number(seconds) < 20, seconds)
  assert.match(page, /tamga_http_request_seconds_sum\{method="GET",route="\/streams",status="200"\} 0\.00/)
})
