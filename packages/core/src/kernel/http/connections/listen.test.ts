import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import Fastify from 'fastify'
import { until } from '../../../testing/until.ts'
import { listenOn, PortInUse } from './listen.ts'

const NEWCOMERS = 200

async function givenServer(port = 0) {
  const server = Fastify({ forceCloseConnections: true })
  server.get('/', async () => 'here')
  return { server, port: Number(new URL(await listenOn(server, ['127.0.0.1'], port)).port) }
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

test('a port that another Tamga listens on is in use', async () => {
  const { server, port } = await givenServer()
  await assert.rejects(givenServer(port), PortInUse)
  await server.close()
})
