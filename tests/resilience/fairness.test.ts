import assert from 'node:assert/strict'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { defineCatalog, defineJob, defineModule, queueMails } from '@tamga/core'
import {
  coreDistribution,
  type GivenPerson,
  givenMember,
  givenTenant,
  startTestPlatform,
  until,
} from '@tamga/core/testing'

const held: (() => void)[] = []
const done: string[] = []
let released = 0
let isOver = false

// Before the platform stops, which waits for its jobs.
after(() => {
  isOver = true
  for (const go of held.splice(0)) go()
})

/** Whatever hangs here goes on when the test is over, and is counted. */
const hang = () =>
  isOver
    ? Promise.resolve()
    : new Promise<void>(resolve =>
        held.push(() => {
          released += 1
          resolve()
        }),
      )

const labour = defineModule({
  id: 'io.vendor.test.fairness',
  name: { mn: 'Туршилт', en: 'Fairness' },
  description: { mn: 'Туршилт', en: 'Fairness' },
  history: [{ version: '1.0.0', date: '2026-01-01', change: { mn: 'Эхлэл.', en: 'Start.' } }],
  dependencies: {},
  jobs: [
    defineJob<{ label: string }>('test.work', async (_ctx, { payload }) => {
      if (payload.label === 'hostile') await hang()
      done.push(payload.label)
    }),
  ],
})

/** Takes mail in; to recipients of the hostile tenant it never answers. */
async function startMailServer() {
  const received: string[] = []
  const silent = new Set<Socket>()
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    let inData = false
    let rest = ''
    let to = ''
    const take = (line: string): string | undefined => {
      if (inData && line !== '.') return undefined
      if (inData) received.push(to)
      const verb = inData ? '.' : line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') to = line
      if (verb === 'RCPT' && line.includes('hostile.example')) {
        silent.add(socket)
        return undefined
      }
      inData = verb === 'DATA'
      return inData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok'
    }
    socket.on('error', () => {}).on('close', () => silent.delete(socket))
    socket.setEncoding('utf8').on('data', chunk => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const answer of lines.map(take)) if (answer !== undefined) socket.write(`${answer}\r\n`)
    })
    socket.write('220 test\r\n')
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { received, silent, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Answers `/answer`; every other call hangs. */
async function startHost() {
  const calls: ServerResponse[] = []
  const server = createHttpServer((request, response) => {
    if (request.url === '/answer') response.end('ok')
    else calls.push(response)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const mailServer = await startMailServer()
const host = await startHost()
const world = await startTestPlatform(
  { after },
  {
    distribution: {
      ...coreDistribution,
      modules: [labour],
      catalog: defineCatalog(coreDistribution.catalog),
    },
    settings: { MAIL_URL: mailServer.url, OUTBOUND_ALLOW: '127.0.0.1', OUTBOUND_TIMEOUT: '10m' },
  },
)
const { services, ctx } = world.platform
const hostile = await givenTenant(ctx, 'hostile')
const other = await givenTenant(ctx, 'other')
const people: GivenPerson[] = []
for (let i = 0; i < 12; i++)
  people.push(await givenMember(ctx, hostile, { email: `person-${i}@hostile.example` }))
const friend = await givenMember(ctx, other, { email: 'friend@other.example' })

const enqueue = (tenant: { id: string }, label: string) =>
  services.database.inTenant(tenant.id, tx => services.jobs.enqueue(tx, 'test.work', { payload: { label } }))

test('while calls, mails and jobs of one tenant hang, another signs in, gets its mail and has its work done', async () => {
  // The hostile tenant comes first and takes all that it can get.
  for (let i = 0; i < 30; i++) await enqueue(hostile, 'hostile')
  for (let i = 0; i < 70; i++)
    void services.outbound
      .of(hostile.id)
      .request({ url: `${host.origin}/hang` })
      .catch(() => {})
  await services.database.inTenant(hostile.id, tx =>
    queueMails(
      tx,
      ctx,
      people.flatMap(({ id }) =>
        Array.from({ length: 10 }, () => ({
          kind: 'password_changed',
          tenant_id: hostile.id,
          person_id: id,
          language: 'mn' as const,
        })),
      ),
    ),
  )
  for (const { email } of people) await world.stranger.post('/auth/password/forgot', { email })
  await until('its jobs hang', () => held.length === 2)
  await until('its calls hang', () => host.calls.length === 8)
  await until('its mails hang in both lanes', () => mailServer.silent.size === 4)

  const client = world.stranger
  const signedIn = await client.post('/auth/login', { email: friend.email, password: friend.password })
  assert.equal(signedIn.status, 200)
  assert.equal((await services.outbound.of(other.id).request({ url: `${host.origin}/answer` })).text(), 'ok')
  await enqueue(other, 'other')
  await until('the job of the other is done', () => done.includes('other'))
  assert.equal((await client.post('/auth/password/forgot', { email: friend.email })).status, 202)
  await until('the reset mail is there', () => mailServer.received.some(to => to.includes(friend.email)))
  assert.equal(released, 0)
  assert.deepEqual(done, ['other'])
  assert.equal(host.calls.filter(call => call.writableEnded).length, 0)
  assert.ok(!mailServer.received.some(to => to.includes('hostile.example')))
})

test('the metrics show who holds the places and who waits for them', async () => {
  const { text } = await world.stranger.get('//metrics')
  const value = (resource: string, state: string) =>
    Number(
      new RegExp(
        `tamga_shared_places\\{resource="${resource}",tenant="${hostile.id}",state="${state}"\\} (\\d+)`,
      ).exec(text)?.[1],
    )
  assert.equal(value('outbound calls', 'held'), 32)
  assert.equal(value('outbound calls', 'waiting'), 38)
  assert.equal(value('jobs', 'held'), 2)
  assert.ok(value('due jobs', 'waiting') >= 28)
})
