import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { startTestPlatform, until } from '../../../testing/index.ts'

const world = await startTestPlatform(
  { after },
  {
    settings: {
      MAX_IN_FLIGHT: '8',
      HEADERS_TIMEOUT: '1s',
      REQUEST_TIMEOUT: '3s',
      TRUST_PROXY_HEADERS: 'true',
    },
  },
)
const { stranger, admin, platform } = world
const port = Number(new URL(world.origin).port)
const open: Socket[] = []
after(() => {
  for (const socket of open) socket.destroy()
})

type Wire = { socket: Socket; text: () => string; isClosed: () => boolean }

/** A connection that says this much and then nothing more. */
function say(text: string): Wire {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  open.push(socket)
  let answer = ''
  let isClosed = false
  socket.on('data', data => {
    answer += data
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  return { socket, text: () => answer, isClosed: () => isClosed }
}

const loginBegun = (from: string) =>
  say(
    `POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{`,
  )

const underWay = () => platform.server.transfers.stats().underWay

test('bodies that trickle in are no work: the API answers however many there are', async () => {
  const slow = Array.from({ length: 12 }, (_, i) => loginBegun(`203.0.113.${i}`))
  await until('all of them are waited for', () => underWay() === 12)
  assert.equal((await stranger.get('/auth/methods')).status, 200)
  assert.equal((await admin.get('/me')).status, 200)
  await until('each is cut at its own limit', () => slow.every(({ isClosed }) => isClosed()))
  for (const { text } of slow) assert.match(text(), /^HTTP\/1\.1 408 /)
  await until('nothing is left behind', () => underWay() === 0)
})

test('one address may keep a quarter of the places waiting, everybody together twice as many as there are places', async () => {
  const many = Array.from({ length: 3 }, () => loginBegun('198.51.100.7'))
  await until('the oldest of the address is cut', () => many[0]!.isClosed())
  assert.match(many[0]!.text(), /^HTTP\/1\.1 408 /)
  const before = platform.server.transfers.stats().cut
  const all = Array.from({ length: 20 }, (_, i) => loginBegun(`192.0.2.${i}`))
  await until('the oldest of all are cut', () => platform.server.transfers.stats().cut >= before + 4)
  assert.ok(underWay() <= 16)
  await until('the rest end too', () => all.every(({ isClosed }) => isClosed()))
})

test('headers that never end are cut at HEADERS_TIMEOUT, not half a minute later', async () => {
  const wire = say('GET /health HTTP/1.1\r\nhost: x\r\nx-slow: ')
  const whole = loginBegun('203.0.113.99')
  await until('the headers are cut', () => wire.isClosed())
  assert.match(wire.text(), /^HTTP\/1\.1 408 /)
  assert.equal(whole.isClosed(), false, 'a body has REQUEST_TIMEOUT, which is longer')
  await until('the body is cut', () => whole.isClosed())
})

test('a caller that does not read its answer is cut', async () => {
  const request = 'GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'
  const socket = connect(port, '127.0.0.1', () => socket.write(request.repeat(200)))
  open.push(socket)
  socket.on('error', () => {})
  socket.pause()
  await until('its answer waits', () => underWay() > 0)
  await until('it is given up', () => underWay() === 0)
  let bytes = 0
  socket.on('data', data => {
    bytes += data.length
  })
  socket.resume()
  await until('the connection is over', () => socket.destroyed)
  const { body } = await platform.server.inject({ url: '/api/v1/openapi.json', headers: { host: 'x' } })
  assert.ok(bytes < body.length * 200, 'it never got all that it asked for')
})

test('a body that arrives in pieces is read as a whole', async () => {
  const body = '{"email":"nobody@first.example","password":"x"}'
  const wire = say(
    `POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n{`,
  )
  await until('it is waited for', () => underWay() === 1)
  wire.socket.write(body.slice(1))
  await until('it is answered', () => wire.isClosed())
  assert.match(wire.text(), /^HTTP\/1\.1 401 /)
})
