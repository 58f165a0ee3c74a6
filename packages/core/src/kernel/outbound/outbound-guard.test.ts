import assert from 'node:assert/strict'
import test from 'node:test'
import { answersOf, open, refusedWith, serve } from '../../testing/servers/outbound-server.ts'
import { OutboundError } from './outbound-error.ts'

test('internal addresses are refused in every spelling and nothing is connected', async t => {
  let hits = 0
  const { port } = await serve(t, (_req, res) => {
    hits += 1
    res.end()
  })
  const outbound = open(t, { allow: [] })
  const hosts = [
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
  ]
  for (const host of [
    ...hosts,
    '[::ffff:7f00:1]',
    'localhost',
    'localhost.',
    'LOCALHOST',
    '169.254.169.254',
  ]) {
    await assert.rejects(
      outbound.request({ url: `http://${host}:${port}/` }),
      refusedWith('address_not_allowed'),
      host,
    )
  }
  assert.equal(hits, 0)
})

test('only http and https without credentials are URLs for us', async t => {
  const outbound = open(t)
  const urls = [
    'file:///etc/passwd',
    'ftp://a.example/',
    'gopher://a',
    'data:,x',
    'http://u:p@a.example/',
    'x',
    '',
  ]
  for (const url of urls) await assert.rejects(outbound.request({ url }), refusedWith('bad_url'), url)
  await assert.rejects(outbound.fetch('http://u:p@a.example/'), refusedWith('bad_url'))
  await assert.rejects(
    outbound.request({ url: 'http://a.example', method: 'CONNECT' }),
    refusedWith('bad_url'),
  )
})

test('a name that resolves to an internal address is refused, also beside a public one', async t => {
  for (const addresses of [
    ['10.0.0.5'],
    ['8.8.8.8', '127.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
  ]) {
    const outbound = open(t, { allow: [], lookup: answersOf(addresses) })
    await assert.rejects(outbound.request({ url: 'http://a.example/' }), refusedWith('address_not_allowed'))
  }
})

test('a name rebound from a public to an internal address is refused at the connection', async t => {
  let hits = 0
  const { port } = await serve(t, (_req, res) => {
    hits += 1
    res.end()
  })
  let calls = 0
  const lookup = async () => {
    calls += 1
    return [{ address: calls === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]
  }
  // 192.0.2.1 plays the public address: allowed, and nobody answers there.
  const outbound = open(t, { allow: ['192.0.2.0/24'], lookup, timeouts: { connect: 50 } })
  const url = `http://rebind.example:${port}/`
  await assert.rejects(outbound.request({ url, timeout: 100 }), OutboundError)
  await assert.rejects(outbound.request({ url }), refusedWith('address_not_allowed'))
  assert.equal(calls, 2, 'each connection resolves exactly once')
  assert.equal(hits, 0)
})

test('the checked address is the one connected to', async t => {
  const { port } = await serve(t, (req, res) => void res.end(req.headers.host))
  const lookup = answersOf(['127.0.0.1'], ['10.255.255.1'])
  const response = await open(t, { lookup }).request({ url: `http://once.example:${port}/` })
  assert.equal(response.text(), `once.example:${port}`)
})

test('a host entry allows the name whatever it resolves to, a host:port entry that port alone', async t => {
  const { port } = await serve(t, (_req, res) => void res.end('in'))
  const lookup = answersOf(['127.0.0.1'])
  const byName = open(t, { allow: ['idp.internal'], lookup })
  assert.equal((await byName.request({ url: `http://idp.internal:${port}/` })).text(), 'in')
  await assert.rejects(
    byName.request({ url: `http://other.internal:${port}/` }),
    refusedWith('address_not_allowed'),
  )
  const byPort = open(t, { allow: [`idp.internal:${port + 1}`], lookup })
  await assert.rejects(
    byPort.request({ url: `http://idp.internal:${port}/` }),
    refusedWith('address_not_allowed'),
  )
})

test('of several addresses only those the operator named are used when others are internal', async t => {
  const { port } = await serve(t, (_req, res) => void res.end('ok'))
  const outbound = open(t, { allow: ['127.0.0.0/8'], lookup: answersOf(['::1', '127.0.0.1']) })
  assert.equal((await outbound.request({ url: `http://localhost:${port}/` })).text(), 'ok')
})

test('redirects are refused by default, handed back on wish, and followed at most three times', async t => {
  const { origin } = await serve(t, (req, res) => {
    const left = Number(req.url?.slice(1))
    if (left === 0) return res.end('there')
    res.writeHead(302, { location: `/${left - 1}` }).end()
  })
  const outbound = open(t)
  await assert.rejects(outbound.request({ url: `${origin}/1` }), refusedWith('redirect_refused'))
  assert.equal((await outbound.request({ url: `${origin}/1`, redirect: 'manual' })).status, 302)
  const followed = await outbound.request({ url: `${origin}/3`, redirect: 'follow' })
  assert.equal(followed.text(), 'there')
  assert.equal(followed.url, `${origin}/0`)
  await assert.rejects(
    outbound.request({ url: `${origin}/4`, redirect: 'follow' }),
    refusedWith('redirect_refused'),
  )
})

test('every hop of a redirect is checked again', async t => {
  let location = ''
  const { origin, port } = await serve(t, (_req, res) => void res.writeHead(302, { location }).end())
  const outbound = open(t, { allow: [`127.0.0.1:${port}`] })
  const internal = [
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'http://2130706433:1/',
    `//localhost:${port + 1}/`,
  ]
  for (location of internal) {
    await assert.rejects(
      outbound.request({ url: origin, redirect: 'follow' }),
      refusedWith('address_not_allowed'),
      location,
    )
  }
  for (location of ['file:///etc/passwd', 'http://u:p@127.0.0.1/', 'javascript:alert(1)']) {
    await assert.rejects(
      outbound.request({ url: origin, redirect: 'follow' }),
      refusedWith('bad_url'),
      location,
    )
  }
})

test('credentials do not follow to another origin, and neither does a body', async t => {
  const far = await serve(t, (req, res) => {
    const { authorization, cookie, accept } = req.headers
    res.end(JSON.stringify({ method: req.method, authorization, cookie, accept }))
  })
  const near = await serve(t, (req, res) => {
    res.writeHead(req.url === '/307' ? 307 : 303, { location: far.origin }).end()
  })
  const outbound = open(t)
  const headers = { Authorization: 'Bearer x', cookie: 'a=b', accept: 'application/json' }
  const send = { method: 'POST', headers, body: 'client_secret=1', redirect: 'follow' as const }
  const response = await outbound.request({ url: near.origin, ...send })
  assert.deepEqual(response.json(), { method: 'GET', accept: 'application/json' })
  await assert.rejects(
    outbound.request({ url: `${near.origin}/307`, ...send }),
    refusedWith('redirect_refused'),
  )
})

test('refusals by the guard do not open the circuit and are never tried again', async t => {
  let calls = 0
  const lookup = async () => {
    calls += 1
    return [{ address: '10.0.0.1', family: 4 }]
  }
  const outbound = open(t, { allow: [], lookup, breaker: { protection: 0, random: () => 0 } })
  for (let i = 1; i <= 3; i += 1) {
    await assert.rejects(
      outbound.request({ url: 'http://a.example/', retries: 3 }),
      refusedWith('address_not_allowed'),
    )
    assert.equal(calls, i)
  }
})
