import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { after, test } from 'node:test'
import { type Client, givenMember, givenTenant, until } from '@tamga/core/testing'
import {
  admin,
  installApp,
  newMember,
  platform,
  ROOT,
  signedIn,
  world,
} from '../../../../tests/sessions/session-world.ts'

await installApp()

const REDIRECT = 'http://localhost:9999/callback'
type App = { client_id: string; client_secret: string }

async function ask({ client_id, client_secret }: App, path: string, form: Record<string, string>) {
  const answer = await fetch(`${world.origin}/oauth2/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}` },
    body: new URLSearchParams(form),
  })
  return (await answer.json()) as Record<string, string | boolean>
}

async function tokensOf(session: Client, app: App) {
  const code_verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: app.client_id,
    response_type: 'code',
    scope: 'openid offline_access',
    redirect_uri: REDIRECT,
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const answer = await fetch(`${world.origin}/oauth2/auth?${query}`, {
    redirect: 'manual',
    headers: { cookie: `tamga_session=${session.token}` },
  })
  const code = new URL(answer.headers.get('location')!).searchParams.get('code')!
  return ask(app, 'token', { grant_type: 'authorization_code', code, code_verifier, redirect_uri: REDIRECT })
}

/** The back channel of an application: the sessions it was told are over. */
async function startBackChannel() {
  const told: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const [, payload] = new URLSearchParams(body).get('logout_token')!.split('.')
    told.push(JSON.parse(Buffer.from(payload!, 'base64url').toString()).sid)
    response.writeHead(200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close())
  const { port } = server.address() as { port: number }
  return { address: `http://127.0.0.1:${port}/logout`, told }
}

test('applications used in a session are named; at its end their tokens are dead at once and they are told', async () => {
  const { address, told } = await startBackChannel()
  const app: App = (
    await admin.post('/sso/clients', {
      backchannel_logout_uri: address,
      name: 'Цагийн бүртгэл',
      redirect_uris: [REDIRECT],
      scopes: ['openid', 'offline_access'],
      first_party: true,
    })
  ).body
  const person = await newMember()
  const sessions = [await signedIn(person), await signedIn(person)]
  const tokens = await Promise.all(sessions.map(session => tokensOf(session, app)))
  const isActive = async (token: unknown) =>
    (await ask(app, 'introspect', { token: String(token) }))['active']
  const { items } = (await admin.get(`${ROOT}/users/${person.id}`)).body
  for (const item of items)
    assert.deepEqual(item.clients, [{ client_id: app.client_id, name: 'Цагийн бүртгэл' }])

  assert.equal(await isActive(tokens[0]!['access_token']), true)
  await admin.delete(`${ROOT}/${sessions[0]!.id}`)
  assert.equal(await isActive(tokens[0]!['access_token']), false)
  const refreshed = await ask(app, 'token', {
    grant_type: 'refresh_token',
    refresh_token: String(tokens[0]!['refresh_token']),
  })
  assert.equal(refreshed['error'], 'invalid_grant')
  await until('the application is told', () => told.length > 0)
  assert.deepEqual(told, [sessions[0]!.id])

  assert.equal(await isActive(tokens[1]!['access_token']), true)
  await sessions[1]!.post('/auth/logout')
  assert.equal(await isActive(tokens[1]!['refresh_token']), true, 'offline access outlives a sign-out')
  await admin.delete(`${ROOT}/users/${person.id}?reason=all`)
  assert.equal(await isActive(tokens[1]!['refresh_token']), false)
})

test('who is stopped in one tenant while their session is in another: the applications of the one are told', async () => {
  const { address, told } = await startBackChannel()
  const other = await startBackChannel()
  const elsewhere = await givenTenant(platform.ctx, 'elsewhere')
  const fields = { redirect_uris: [REDIRECT], scopes: ['openid', 'offline_access'], first_party: true }
  const app: App = (
    await admin.post('/sso/clients', { ...fields, name: 'Энд', backchannel_logout_uri: address })
  ).body
  const theirs = await givenMember(platform.ctx, elsewhere, {
    email: 'head@elsewhere.example',
    roles: ['admin'],
  })
  const head = await signedIn(theirs, { tenant: 'elsewhere' })
  const otherApp: App = (
    await head.post('/sso/clients', { ...fields, name: 'Тэнд', backchannel_logout_uri: other.address })
  ).body
  const isActive = async (of: App, tokens: Record<string, unknown>) =>
    (await ask(of, 'introspect', { token: String(tokens['refresh_token']) }))['active']

  const stops: ((id: string) => Promise<{ status: number }>)[] = [
    id => admin.post(`/organisation/members/${id}/suspend`, { reason: 'шалгалт' }),
    id => admin.post(`/organisation/members/${id}/lockdown`, { reason: 'алдагдсан' }),
    id => admin.delete(`/organisation/members/${id}`),
    id => admin.delete(`${ROOT}/users/${id}`, { reason: 'шалгалт' }),
  ]
  const expected: string[] = []
  for (const stop of stops) {
    const person = await newMember()
    await givenMember(platform.ctx, elsewhere, { email: person.email })
    const session = await signedIn(person)
    const here = await tokensOf(session, app)
    const moved = await session.post('/auth/switch-tenant', { tenant: 'elsewhere' })
    assert.equal(moved.status, 200, moved.text)
    session.token = moved.body.session.token
    const there = await tokensOf(session, otherApp)
    assert.ok((await stop(person.id)).status < 300)
    assert.deepEqual([await isActive(app, here), await isActive(otherApp, there)], [false, true])
    assert.equal((await session.get('/me')).status, 200, 'the session goes on where it is')
    expected.push(session.id)
    await until('the application here is told', () => told.length >= expected.length)
    assert.deepEqual(told, expected)
    await session.post('/auth/logout')
    await until('the application there is told', () => other.told.length >= expected.length)
    assert.deepEqual(other.told, expected)
  }
  assert.deepEqual(told, expected, 'nobody is told twice')
})
