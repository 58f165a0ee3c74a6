import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { inPlatform } from '../../kernel/context.ts'
import { notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import { type Client, createClient, givenMember, pg, startTestPlatform, until } from '../../testing/index.ts'
import { selectTenant } from '../tenancy/index.ts'
import { sweepNotifications } from './jobs.ts'

const world = await startTestPlatform({ after })
const { ctx } = world.platform
const tenant = (await inPlatform(ctx, 'test', tx => selectTenant(tx, 'first')))!
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

let people = 0
async function newMember(roles: string[] = []) {
  const person = await givenMember(ctx, tenant, { email: `person-${++people}@first.example`, roles })
  const client = createClient(world.origin)
  await client.signIn(person.email, person.password)
  return { ...person, client }
}

const newToken = async (client: Client, name: string, days = 3): Promise<string> => {
  const { status, body, text } = await client.post('/tokens', { name, expires_at: inDays(days) })
  assert.equal(status, 201, text)
  return body.id
}

const listed = async (client: Client, query = '') => (await client.get(`/me/notifications${query}`)).body

test('a token that ends soon is told to its holder alone, in the language of each request', async () => {
  const { client } = await newMember()
  const other = await newMember()
  await newToken(client, 'Нөөцлөлт')
  await newToken(client, 'Дараа жил', 300)
  const { items } = await until('it is told', async () => {
    const found = await listed(client)
    return found.unread === 1 && found
  })
  const [{ id, title, body, kind, path, read_at }] = items
  assert.deepEqual([kind, path, read_at], ['token_expiring', '/profile?tab=tokens', null])
  assert.equal(title, 'Нөөцлөлт: токены хугацаа дуусах гэж байна')
  const english = (await client.get('/me/notifications', { 'accept-language': 'en' })).body.items[0]
  assert.equal(english.title, 'Нөөцлөлт: the token is about to end')
  assert.notEqual(english.body, body)
  assert.deepEqual([(await listed(other.client)).unread, english.id], [0, id])
})

test('it is read once, one by one or all, and withdrawn when it is no longer due', async () => {
  const { client } = await newMember()
  const first = await newToken(client, 'а')
  for (const name of ['б', 'в']) await newToken(client, name)
  const { items } = await until('all are told', async () => {
    const found = await listed(client)
    return found.unread === 3 && found
  })
  const stranger = await newMember()
  const foreign = await stranger.client.post('/me/notifications/read', { ids: [items[0].id] })
  assert.deepEqual([foreign.status, (await listed(client)).unread], [200, 3])
  assert.deepEqual((await client.post('/me/notifications/read', { ids: [items[0].id] })).body, { unread: 2 })
  assert.equal((await listed(client, '?unread=true&count=true')).total, 2)
  assert.deepEqual((await client.post('/me/notifications/read', { all: true })).body, { unread: 0 })
  for (const body of [{}, { ids: [] }, { all: false }, { all: true, ids: [items[0].id] }])
    assert.equal((await client.post('/me/notifications/read', body)).status, 400, JSON.stringify(body))
  await client.delete(`/tokens/${first}`)
  await until('it is withdrawn', async () => (await listed(client)).items.length === 2)
  // Over, and therefore news.
  await owner.query(`update api_token set expires_at = now() - interval '1 hour' where name = 'в'`)
  await sweepNotifications.run(ctx, {} as never)
  const [news] = (await listed(client, '?unread=true')).items
  assert.match(news.title, /^в: токены хугацаа дууссан/)
})

test('what expires of others is told to who manages it, and hidden as soon as they do not', async () => {
  const { body: made } = await world.admin.post('/sso/clients', {
    name: 'Цалин',
    redirect_uris: ['http://localhost:9999/cb'],
  })
  const role = await world.admin.post('/organisation/roles', {
    key: 'apps',
    name: 'Апп',
    permissions: ['sso_clients.read', 'sso_clients.manage'],
  })
  const keeper = await newMember()
  await world.admin.put(`/organisation/members/${keeper.id}/roles/${role.body.id}`)
  await world.admin.post(`/sso/clients/${made.id}/rotate-secret`, { grace_seconds: 86_400 })
  const seen = async (client: Client) =>
    (await listed(client)).items.filter((each: { kind: string }) => each.kind === 'secret_expiring').length
  await until('both are told', async () => (await seen(keeper.client)) + (await seen(world.admin)) === 2)
  await world.admin.delete(`/organisation/members/${keeper.id}/roles/${role.body.id}`)
  assert.equal(await seen(keeper.client), 0)
})

test('invitations that run out are counted for whoever invited', async () => {
  for (const name of ['Нэг', 'Хоёр'])
    await world.admin.post('/organisation/members', { email: `${people++}@else.example`, name })
  await owner.query(`update invitation set expires_at = now() + interval '1 day'`)
  await sweepNotifications.run(ctx, {} as never)
  const told = (await listed(world.admin)).items.find(
    (each: { kind: string }) => each.kind === 'invitation_expiring',
  )
  assert.match(told.body, /^Хүлээн аваагүй урилга: 2\./)
  const pending = (await world.admin.get('/organisation/invitations')).body.items
  for (const { id } of pending) await world.admin.delete(`/organisation/invitations/${id}`)
  await until('nothing is left to tell', async () => {
    const { items } = await listed(world.admin)
    return items.every((each: { kind: string }) => each.kind !== 'invitation_expiring')
  })
})

test('a kind that was switched off is neither shown, counted nor mailed; an unknown kind is refused', async () => {
  const { client } = await newMember()
  const { body: before } = await client.get('/me/notifications/switches')
  const [token, ...others] = before.items
  assert.deepEqual(token, { kind: 'token_expiring', name: 'Дуусах дөхсөн токен', bell: true, mail: true })
  const kinds = others.map(({ kind }: { kind: string }) => kind)
  assert.ok(!kinds.includes('secret_expiring'), 'what others manage is nobody’s switch')
  await newToken(client, 'Чимээгүй')
  await until('it is told', async () => (await listed(client)).unread === 1)
  const off = await client.put('/me/notifications/switches', {
    switches: [{ kind: 'token_expiring', bell: false }],
  })
  assert.deepEqual([off.body.items[0].bell, off.body.items[0].mail], [false, true])
  assert.deepEqual(await listed(client), { items: [], next_cursor: null, unread: 0 })
  const hidden = await client.put('/me/notifications/switches', {
    switches: [{ kind: 'secret_expiring', bell: false }],
  })
  assert.equal(hidden.body.errors[0].path, '/switches/0/kind')
})

test('what is unread comes once by mail, in the language of the reader, and not again the same day', async () => {
  const { client, email } = await newMember()
  await client.patch('/me', { locale: 'en' })
  await newToken(client, 'Nightly')
  await until('it is told', async () => (await listed(client)).unread === 1)
  const mails = async (): Promise<string[]> => {
    const texts = await Promise.all(
      (await readdir(world.mailDir))
        .filter(name => name.endsWith('.eml'))
        .map(name => readFile(join(world.mailDir, name), 'utf8')),
    )
    return texts.filter(text => text.includes(email) && text.includes('/notifications'))
  }
  await sweepNotifications.run(ctx, {} as never)
  const [mail] = await until('the mail is there', async () => {
    const found = await mails()
    return found.length > 0 && found
  })
  assert.match(mail!, /Subject: Waiting for you: 1/)
  assert.match(mail!.replaceAll('=\r\n', ''), /Nightly: the token is about to end/)
  await newToken(client, 'Weekly')
  await until('it is told', async () => (await listed(client)).unread === 2)
  await sweepNotifications.run(ctx, {} as never)
  assert.equal((await mails()).length, 1)
  await owner.query(`update notification_feed set digested_at = now() - interval '1 day'`)
  await sweepNotifications.run(ctx, {} as never)
  await until('the next mail tells what is new', async () => (await mails()).length === 2)
})

test('each kind is worded in every stage it can have', () => {
  const keys = ctx.services.translator.keys()
  for (const { kind } of ctx.services.modules.extensions(notificationKinds)) {
    assert.ok(keys.includes(`notification.${kind}`), kind)
    const stages = keys.filter(key => key.startsWith(`notification.${kind}.`) && key.endsWith('.title'))
    assert.ok(stages.length > 0, kind)
    for (const key of stages) assert.ok(keys.includes(key.replace('.title', '.body')), key)
  }
})
