import assert from 'node:assert/strict'
import test from 'node:test'
import { gzipSync } from 'node:zlib'
import { open, refusedWith, serve } from '../../testing/servers/outbound-server.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { OutboundError } from './outbound-error.ts'

test('an allowed request gives status, headers, text and JSON', async t => {
  const { origin } = await serve(t, (req, res) => {
    let body = ''
    req.on('data', chunk => {
      body += chunk
    })
    req.on('end', () => {
      res.setHeader('content-type', 'application/json')
      res.end(
        JSON.stringify({ method: req.method, body, encoding: req.headers['accept-encoding'], name: 'Ө' }),
      )
    })
  })
  const response = await open(t).request({
    url: `${origin}/x?y=1#z`,
    method: 'post',
    headers: { 'Content-Type': 'text/plain', Host: 'elsewhere.example' },
    body: 'сайн уу',
  })
  assert.equal(response.status, 200)
  assert.equal(response.headers['content-type'], 'application/json')
  assert.deepEqual(response.json(), { method: 'POST', body: 'сайн уу', encoding: 'identity', name: 'Ө' })
  assert.equal(response.url, `${origin}/x?y=1`)
})

test('an endless body is cut at the limit', async t => {
  const { origin } = await serve(t, (_req, res) => {
    const chunk = Buffer.alloc(65_536)
    const pump = () => {
      while (!res.destroyed && res.write(chunk));
    }
    res.on('drain', pump)
    pump()
  })
  await assert.rejects(open(t).request({ url: origin, maxBytes: 300_000 }), refusedWith('too_large'))
})

test('a declared length beyond the limit is refused before the body', async t => {
  const { origin } = await serve(t, (_req, res) => {
    res.writeHead(200, { 'content-length': 5_000_000 })
    res.flushHeaders()
  })
  await assert.rejects(open(t).request({ url: origin }), refusedWith('too_large'))
})

test('headers beyond the limit are refused', async t => {
  const { origin } = await serve(t, (_req, res) => {
    for (let i = 0; i < 40; i += 1) res.setHeader(`x-${i}`, 'y'.repeat(1000))
    res.end()
  })
  await assert.rejects(open(t).request({ url: origin }), refusedWith('too_large'))
})

test('a body that trickles, or never starts, ends at the timeout of the whole exchange', async t => {
  const { origin } = await serve(t, (req, res) => {
    if (req.url === '/silent') return
    const timer = setInterval(() => res.write('.'), 10)
    res.on('close', () => clearInterval(timer))
  })
  const outbound = open(t)
  for (const path of ['/slow', '/silent']) {
    await assert.rejects(outbound.request({ url: origin + path, timeout: 80 }), refusedWith('timeout'))
  }
})

test('a name resolution that hangs ends at the timeout', async t => {
  const outbound = open(t, { lookup: () => new Promise(() => {}), timeouts: { connect: 30 } })
  await assert.rejects(outbound.request({ url: 'http://a.example', timeout: 5000 }), refusedWith('timeout'))
})

test('a gzip bomb stays packed unless decoding was asked for, and then ends at the limit', async t => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024))
  const { origin } = await serve(t, (_req, res) => {
    res.setHeader('content-encoding', 'gzip')
    res.end(bomb)
  })
  const outbound = open(t)
  assert.equal((await outbound.request({ url: origin })).body.length, bomb.length)
  await assert.rejects(outbound.request({ url: origin, decompress: true }), refusedWith('too_large'))
  await assert.rejects(outbound.fetch(origin), refusedWith('too_large'))
})

test('failures are told apart', async t => {
  const { port } = await serve(t, (req, res) => void (req.url === '/cut' ? res.destroy() : res.end()))
  const outbound = open(t, { allow: ['127.0.0.1', 'none.example'] })
  const at = (url: string) => outbound.request({ url })
  await assert.rejects(at(`http://127.0.0.1:${port}/cut`), refusedWith('connect_failed'))
  await assert.rejects(at(`https://127.0.0.1:${port}/`), refusedWith('tls_failed'))
  await assert.rejects(at('http://127.0.0.1:1/'), refusedWith('connect_failed'))
  const unknown = async () => {
    throw Object.assign(new Error('no'), { code: 'ENOTFOUND' })
  }
  const lost = open(t, { lookup: unknown })
  await assert.rejects(lost.request({ url: 'http://none.example/' }), refusedWith('dns_failed'))
})

test('a host that fails is spared further calls, but for one probe a second, until it answers again', async t => {
  let healthy = false
  let hits = 0
  const { origin } = await serve(t, (_req, res) => {
    hits += 1
    if (healthy) res.end('well')
    else res.writeHead(503).end()
  })
  let time = 0
  const outbound = open(t, { breaker: { protection: 2, random: () => 0, now: () => time } })
  for (let i = 0; i < 3; i += 1) assert.equal((await outbound.request({ url: origin })).status, 503)
  await assert.rejects(outbound.request({ url: origin }), refusedWith('breaker_open'))
  assert.equal(hits, 3)
  time = 1000
  await outbound.request({ url: origin })
  await assert.rejects(outbound.request({ url: origin }), refusedWith('breaker_open'))
  healthy = true
  time = 2000
  const both = await Promise.allSettled([
    outbound.request({ url: origin }),
    outbound.request({ url: origin }),
  ])
  assert.deepEqual(both.map(result => result.status).sort(), ['fulfilled', 'rejected'])
  for (let probes = 1; probes < 10; probes += 1) {
    time += 1000
    await outbound.request({ url: origin })
  }
  assert.equal((await outbound.request({ url: origin })).text(), 'well')
})

test('idempotent requests are tried again, others only when asked', async t => {
  let hits = 0
  const { origin } = await serve(t, (_req, res) => {
    hits += 1
    if (hits % 3 !== 0) res.writeHead(503, { 'retry-after': '0' }).end()
    else res.end('third')
  })
  const outbound = open(t)
  assert.equal((await outbound.request({ url: origin, retries: 2 })).text(), 'third')
  assert.equal((await outbound.request({ url: origin, method: 'POST', body: 'x', retries: 2 })).status, 503)
  assert.equal(hits, 4)
  hits = 0
  const asked = { url: origin, method: 'POST', body: 'x', retries: 2, retryAnyMethod: true }
  assert.equal((await outbound.request(asked)).text(), 'third')
})

test('a deadline holds for all attempts together', async t => {
  let hits = 0
  const { origin } = await serve(t, (_req, res) => {
    hits += 1
    if (hits === 1) res.writeHead(503, { 'retry-after': '1' }).end()
  })
  const outbound = open(t)
  assert.equal((await outbound.request({ url: origin, retries: 5, deadline: 500 })).status, 503)
  assert.equal(hits, 1)
  await assert.rejects(
    outbound.request({ url: origin, retries: 5, timeout: 60_000, deadline: 50 }),
    refusedWith('timeout'),
  )
})

test('messages, logs and metrics carry no path, query or header', async t => {
  const lines: string[] = []
  const line = (fields: object, message: string) => void lines.push(JSON.stringify(fields) + message)
  const log = { debug: line, info: line, warn: line, error: line, child: () => log }
  const metrics = createMetrics()
  const { origin } = await serve(
    t,
    (req, res) => void (req.url?.startsWith('/cut') ? res.destroy() : res.end()),
  )
  const outbound = open(t, { log, metrics })
  const headers = { authorization: 'Bearer s3cret' }
  await outbound.request({ url: `${origin}/ok?code=s3cret`, headers })
  const failure = await outbound.request({ url: `${origin}/cut/s3cret`, headers }).catch(error => error)
  const page = await metrics.render()
  assert.ok(failure instanceof OutboundError)
  assert.ok(
    ![failure.message, failure.stack, JSON.stringify(failure), page, ...lines].join().includes('s3cret'),
  )
  assert.match(page, /tamga_outbound_request_seconds_count\{breaker="outbound",outcome="2xx"\} 1/)
  assert.match(page, /tamga_outbound_request_seconds_count\{breaker="outbound",outcome="connect_failed"\} 1/)
})

test('the caller can stop a request', async t => {
  const { origin } = await serve(t, () => {})
  const stop = new AbortController()
  const waiting = open(t).request({ url: origin, signal: stop.signal })
  stop.abort(new Error('enough'))
  await assert.rejects(waiting, /enough/)
})

test('fetch serves libraries: form bodies, manual redirects, empty answers, headers', async t => {
  const { origin } = await serve(t, (req, res) => {
    if (req.url === '/moved') return res.writeHead(302, { location: '/' }).end()
    if (req.url === '/none') return res.writeHead(204).end()
    res.setHeader('set-cookie', ['a=1', 'b=2'])
    res.setHeader('content-encoding', 'gzip')
    const type = req.headers['content-type'] ?? ''
    req.setEncoding('utf8').on('data', body => res.end(gzipSync(JSON.stringify({ type, body }))))
  })
  const outbound = open(t)
  const body = new URLSearchParams({ grant_type: 'authorization_code' })
  const response = await outbound.fetch(origin, { method: 'POST', body, redirect: 'manual' })
  assert.equal(response.ok, true)
  assert.equal(response.url, `${origin}/`)
  assert.deepEqual(response.headers.getSetCookie(), ['a=1', 'b=2'])
  const type = 'application/x-www-form-urlencoded;charset=UTF-8'
  assert.deepEqual(await response.json(), { type, body: 'grant_type=authorization_code' })
  assert.equal((await outbound.fetch(new URL('/moved', origin), { redirect: 'manual' })).status, 302)
  await assert.rejects(
    outbound.fetch(`${origin}/moved`, { redirect: 'error' }),
    refusedWith('redirect_refused'),
  )
  assert.equal((await outbound.fetch(`${origin}/none`)).body, null)
})
