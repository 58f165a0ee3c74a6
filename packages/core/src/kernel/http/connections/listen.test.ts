import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import Fastify from 'fastify'
import { until } from '../../../testing/until.ts'
import { listenOn, PortInUse } from './listen.ts'

const NEWCOMERS = 200

async function givenServer(port = 0, lingerMs = 0) {
  const server = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  server.route({ method: ['GET', 'POST'], url: '/', handler: async () => 'here' })
  return {
    server,
    port: Number(new URL(await listenOn(server, { hosts: ['127.0.0.1'], port, lingerMs })).port),
  }
}

test('one turn of the loop takes many new connections, so that newcomers of a busy service are seen', {
  skip: process.platform !== 'linux',
}, async () => {
  const { server, port } = await givenServer()
  let [taken, before] = [0, 0]
  let isOver = false
  const most: number[] = []
  server.server.on('connection', () => {
    taken += 1
  })
  const turn = () => {
    most.push(taken - before)
    before = taken
    if (!isOver) setImmediate(turn)
  }
  const sockets = Array.from({ length: NEWCOMERS }, () => connect(port, '127.0.0.1'))
  setImmediate(turn)
  await until('every connection was taken', () => taken === NEWCOMERS)
  isOver = true
  assert.ok(Math.max(...most) > 4, `${most.filter(Boolean)}`)
  for (const socket of sockets) socket.destroy()
  await server.close()
})

test('what any of the sockets accepted is answered, and all of them end with the server', async () => {
  const { server, port } = await givenServer()
  const asked = Array.from({ length: 100 }, () =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }),
  )
  for (const answer of await Promise.all(asked)) assert.equal(await answer.text(), 'here')
  await server.close()
  await assert.rejects(fetch(`http://127.0.0.1:${port}/`))
})

/** A caller as a proxy is: asks again and again over one connection, for as long as it is not told that it ends. */
async function givenCaller(port: number) {
  const socket = connect(port, '127.0.0.1')
  let told = ''
  socket.setEncoding('latin1').on('data', chunk => {
    told += chunk
  })
  const ended = new Promise<void>((resolve, reject) =>
    socket.on('close', () => resolve()).on('error', reject),
  )
  ended.catch(() => {})
  return {
    ended,
    ask: () => void socket.write('POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 0\r\n\r\n'),
    answers: () => told.split('HTTP/1.1 ').slice(1),
    end: () => void socket.end(),
  }
}

test('a request that lies unread on a connection when the port closes is answered, and told that the connection ends', async () => {
  const { server, port } = await givenServer(0, 600_000)
  const callers = await Promise.all(Array.from({ length: 8 }, () => givenCaller(port)))
  for (const { ask } of callers) ask()
  await until('all were answered once', () => callers.every(({ answers }) => answers().length === 1))
  // Nothing is read before the next turn of the loop: the requests lie in the sockets.
  const closed = server.close()
  for (const { ask } of callers.slice(0, 6)) ask()
  // A proxy ends what it does not use.
  for (const { end } of callers.slice(6)) end()
  await Promise.all(callers.map(({ ended }) => ended))
  await closed
  for (const { answers } of callers.slice(0, 6)) {
    assert.deepEqual(
      answers().map(answer => /^connection: (\S+)/im.exec(answer)?.[1]),
      ['keep-alive', 'close'],
    )
  }
  await assert.rejects(fetch(`http://127.0.0.1:${port}/`))
})

test('a port that another Tamga listens on is in use', async () => {
  const { server, port } = await givenServer()
  await assert.rejects(givenServer(port), PortInUse)
  await server.close()
})
