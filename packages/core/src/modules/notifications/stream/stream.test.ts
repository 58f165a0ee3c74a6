import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, test } from 'node:test'
import { inPlatform } from '../../../kernel/context.ts'
import {
  type Client,
  createClient,
  givenMember,
  givenTenant,
  pg,
  readEvents,
  startTestPlatform,
  until,
} from '../../../testing/index.ts'
import { selectTenant } from '../../tenancy/index.ts'
import { watchOf } from './feed-watch.ts'

const world = await startTestPlatform({ after }, { settings: { MAX_IN_FLIGHT: '4', MAX_EVENT_STREAMS: '8' } })
const { ctx } = world.platform
const tenant = (await inPlatform(ctx, 'test', tx => selectTenant(tx, 'first')))!
const other = await world.another()
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

let people = 0
async function newMember() {
  const person = await givenMember(ctx, tenant, { email: `person-${++people}@first.example` })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return { ...person, client }
}

const open = ({ token }: Client, { origin = world.origin, from }: { origin?: string; from?: string } = {}) =>
  readEvents(`${origin}/api/v1/me/events`, {
    authorization: `Bearer ${token}`,
    ...(from !== undefined && { 'last-event-id': from }),
  })

const newToken = async (client: Client, name: string): Promise<string> => {
  const expires_at = new Date(Date.now() + 86_400_000).toISOString()
  return (await client.post('/tokens', { name, expires_at })).body.id
}

const isTold = (name: string) => (event: { event: string; data: Record<string, unknown> }) =>
  event.event === 'notification' && String(event.data['title']).startsWith(`${name}:`)

test('what is new arrives in every process, and a cut stream goes on without a loss and without doubles', async () => {
  const { client } = await newMember()
  const here = await open(client)
  const there = await open(client, { origin: other.origin })
  await here.next('how many there are', ({ event, data }) => event === 'badges' && data['unread'] === 0)
  await there.next('how many there are there', ({ event }) => event === 'badges')
  await newToken(client, 'а')
  await newToken(client, 'б')
  for (const stream of [here, there]) {
    await stream.next('the first', isTold('а'))
    await stream.next('the second', isTold('б'))
    await stream.next('both are counted', ({ event, data }) => event === 'badges' && data['unread'] === 2)
  }
  const lastId = there.events.findLast(({ id }) => id !== null)!.id!
  there.cut()
  const gone = await newToken(client, 'в')
  await newToken(client, 'г')
  await here.next('what the other misses', isTold('в'))
  await client.delete(`/tokens/${gone}`)
  await here.next('that one is withdrawn', ({ event }) => event === 'withdrawn')
  await here.next('the last', isTold('г'))
  // A later process, another one than before.
  const again = await open(client, { origin: world.origin, from: lastId })
  await again.next('the last, there too', isTold('г'))
  await again.next('what it counts', ({ event, data }) => event === 'badges' && data['unread'] === 3)
  const told = again.events.filter(({ event }) => event === 'notification')
  assert.equal(told.length, 1, JSON.stringify(told))
  const ids = here.events.filter(({ event }) => event !== 'badges').map(({ id }) => Number(id))
  assert.deepEqual(
    ids,
    [...new Set(ids)].toSorted((a, b) => a - b),
    'each change has an id of its own',
  )
  const [first] = (await client.get('/me/notifications')).body.items
  await client.post('/me/notifications/read', { ids: [first.id] })
  await again.next('it was read elsewhere', ({ data }) => data['id'] === first.id && data['read_at'] !== null)
  for (const stream of [here, again]) stream.cut()
})

test('an id that was never given, and one of the future, begin with what is there now', async () => {
  const { client } = await newMember()
  for (const from of ['nonsense', '999999999', '-1', '9'.repeat(40)]) {
    const stream = await open(client, { from })
    await stream.next('how many there are', ({ event, data }) => event === 'badges' && data['unread'] === 0)
    stream.cut()
  }
})

test('a stream ends with its session, wherever that is ended, and tells nothing afterwards', async () => {
  for (const end of ['session', 'membership', 'switch', 'expiry'] as const) {
    const { client, id, email } = await newMember()
    const stream = await open(client, { origin: other.origin })
    await stream.next('it is open', ({ event }) => event === 'badges')
    if (end === 'session') assert.equal((await client.post('/auth/logout')).status, 204)
    if (end === 'membership')
      await world.admin.post(`/organisation/members/${id}/suspend`, { reason: 'шалгах' })
    if (end === 'switch') {
      const second = await givenTenant(ctx, `second-${people}`)
      await givenMember(ctx, second, { email })
      assert.equal((await client.post('/auth/switch-tenant', { tenant: second.slug })).status, 200)
    }
    if (end === 'expiry')
      await owner.query(`update session set idle_expires_at = now() where person_id = $1`, [id])
    await until(`the ${end} closes it`, () => stream.isClosed())
    assert.deepEqual(stream.events.at(-1)!.event, 'session', end)
  }
})

test('a stream is no work for the load shedder, renews no session, and has limits of its own', async () => {
  const { client, id } = await newMember()
  await owner.query(`update session set last_seen_at = now() - interval '20 minutes' where person_id = $1`, [
    id,
  ])
  const streams = []
  for (let each = 0; each < 4; each++) streams.push(await open(client))
  const fifth = await client.get('/me/events')
  assert.deepEqual([fifth.status, fifth.body.code], [429, 'too_many_requests'])
  assert.ok(Number(fifth.headers.get('retry-after')) > 0)
  const seen = async () =>
    (
      await owner.query(
        `select last_seen_at < now() - interval '10 minutes' as idle from session where person_id = $1`,
        [id],
      )
    ).rows[0].idle
  await client.get('/me', { 'x-background': 'true' })
  assert.equal(await seen(), true, 'neither a stream nor a background request renews')
  const more = (await newMember()).client
  for (let each = 0; each < 4; each++) streams.push(await open(more))
  const ninth = await (await newMember()).client.request('GET', '/me/events')
  assert.deepEqual([ninth.status, ninth.body.code], [503, 'overloaded'])
  assert.equal((await client.get('/me')).status, 200, 'all four places are free')
  assert.equal(await seen(), false, 'a request of the person renews')
  for (const stream of streams) stream.cut()
  await until('the places are given back', () => world.platform.server.eventStreams.count() === 0)
})

test('whoever leaves while they are identified holds no place, and is not asked for', async () => {
  const { client } = await newMember()
  const { server } = world.platform
  const answers: ServerResponse[] = []
  const note = (_request: unknown, answer: ServerResponse) => void answers.push(answer)
  server.server.on('request', note)
  await owner.query('begin; lock table session in access exclusive mode')
  for (let each = 0; each < 4; each++) {
    const leaving = new AbortController()
    const asked = fetch(`${world.origin}/api/v1/me/events`, {
      headers: { authorization: `Bearer ${client.token}` },
      signal: leaving.signal,
    })
    await until('it has arrived', () => answers.length > each)
    leaving.abort()
    await assert.rejects(asked, { name: 'AbortError' })
  }
  server.server.off('request', note)
  await until('the server knows that they left', () => answers.every(({ closed }) => closed))
  await owner.query('commit')
  await until('their streams were opened', () => answers.every(({ headersSent }) => headersSent))
  assert.deepEqual([server.eventStreams.count(), watchOf(ctx).count()], [0, 0])
  const stream = await open(client)
  await stream.next('the person who came back', ({ event }) => event === 'badges')
  stream.cut()
})

test('no token opens it, and a stranger is refused', async () => {
  const { client } = await newMember()
  const { body } = await client.post('/tokens', { name: 'програм' })
  const program = createClient(world.origin)
  program.token = body.token
  assert.equal((await program.get('/me/events')).body.code, 'session_required')
  assert.equal((await world.stranger.get('/me/events')).status, 401)
})

test('a process that stops ends its streams and says when to come back', async () => {
  const { client } = await newMember()
  const third = await world.another()
  const stream = await open(client, { origin: third.origin })
  await stream.next('it is open', ({ event }) => event === 'badges')
  await third.platform.server.close()
  await until('it is closed', () => stream.isClosed())
  assert.ok(stream.retry()! >= 1000)
  assert.notEqual(stream.events.at(-1)!.event, 'session')
})
