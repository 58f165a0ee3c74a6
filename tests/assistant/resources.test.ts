import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { createClient, givenMember, givenTenant } from '@tamga/core/testing'
import { startAssistantWorld } from './assistant-world.ts'

const world = await startAssistantWorld()
const { admin, platform } = world
const PUBLIC = platform.services.settings.PUBLIC_ORIGIN
const CRM = 'https://crm.example.mn/api'
const REDIRECT = 'http://localhost:9999/callback'

/** A browser with a session, which goes one step at a time. */
function createBrowser(session: string) {
  const cookies = new Map([['tamga_session', session]])
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(world.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(pair => pair.join('=')).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (value) cookies.set(name!, value)
    }
    const text = await answer.text()
    return { status: answer.status, location: answer.headers.get('location'), text }
  }
}

type Wanted = { client_id: string; scope: string; resource?: string; redirect_uri?: string; session?: string }

/** Signs in; answers with what the consent page showed, and with the tokens or the refusal. */
async function signIn({ session = admin.token!, redirect_uri = REDIRECT, ...wanted }: Wanted) {
  const verifier = randomBytes(32).toString('base64url')
  const browse = createBrowser(session)
  const query = new URLSearchParams({
    response_type: 'code',
    redirect_uri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...wanted,
  })
  let answer = await browse('GET', `/oauth2/auth?${query}`)
  let shown: Record<string, unknown> | undefined
  for (let asked = 0; answer.location?.startsWith('/interaction/'); asked++) {
    assert.ok(asked < 3, 'asked again and again')
    const api = `/api/v1/oauth/interactions/${answer.location.split('/')[2]}`
    shown = JSON.parse((await browse('GET', api)).text)
    const on = await browse('POST', `${api}/consent`, { allow: true })
    if (on.status !== 200) return { shown, refused: JSON.parse(on.text) }
    answer = await browse('GET', new URL(JSON.parse(on.text).redirect_to, PUBLIC).pathname)
  }
  const back = answer.location === null ? null : new URL(answer.location).searchParams
  if (!back?.get('code')) return { shown, refused: { status: answer.status, error: back?.get('error') } }
  const exchanged = await fetch(`${world.origin}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.get('code')!,
      code_verifier: verifier,
      redirect_uri,
      client_id: wanted.client_id,
      ...(wanted.resource && { resource: wanted.resource }),
    }),
  })
  return { shown, tokens: (await exchanged.json()) as Record<string, string> }
}

test('a tenant names services of its own: their tokens carry their address and their scopes, for applications of that tenant alone', async () => {
  const good = { uri: CRM, name: 'CRM', scopes: ['crm.read', 'crm.write'], ttl: 120 }
  const refused = async (change: object) =>
    (await admin.post('/oauth/resources', { ...good, ...change })).body
  assert.equal((await refused({ scopes: ['organisation.read'] })).errors[0].path, '/scopes/0')
  assert.equal((await refused({ uri: `${PUBLIC}/mcp` })).errors[0].path, '/uri')
  assert.equal((await refused({ uri: 'urn:x#y' })).errors[0].path, '/uri')
  const made = await admin.post('/oauth/resources', good)
  assert.deepEqual([made.status, made.body.format, made.body.ttl], [201, 'jwt', 120])
  assert.equal((await refused({})).code, 'resource_exists')

  const register = async (who = admin) =>
    (
      await who.post('/sso/clients', {
        name: 'Апп',
        type: 'public',
        token_endpoint_auth_method: 'none',
        redirect_uris: [REDIRECT],
        scopes: ['openid', 'crm.read'],
      })
    ).body
  const client = await register()
  const { shown, tokens } = await signIn({
    client_id: client.client_id,
    scope: 'openid crm.read crm.write',
    resource: CRM,
  })
  assert.deepEqual(
    (shown!['scopes'] as { name: string }[]).map(({ name }) => name),
    ['openid', 'crm.read'],
  )
  const claims = JSON.parse(Buffer.from(tokens!['access_token']!.split('.')[1]!, 'base64url').toString())
  assert.deepEqual([claims.aud, claims.scope, claims.exp - claims.iat], [CRM, 'crm.read', 120])

  const second = await givenTenant(platform.ctx, 'second')
  const person = await givenMember(platform.ctx, second, { email: 'x@second.example', roles: ['admin'] })
  const other = createClient(world.origin)
  await other.signIn(person.email, person.password)
  assert.deepEqual((await other.get('/oauth/resources')).body.items, [])
  assert.equal((await other.delete(`/oauth/resources/${made.body.id}`)).status, 404)
  assert.equal((await register(other)).errors[0].code, 'scope_unknown')

  const changed = await admin.put(`/oauth/resources/${made.body.id}`, { format: 'opaque', version: 1 })
  assert.deepEqual([changed.body.format, changed.body.version], ['opaque', 2])
  assert.equal(
    (await admin.put(`/oauth/resources/${made.body.id}`, { name: 'x', version: 1 })).body.code,
    'stale_version',
  )
  assert.equal((await admin.delete(`/oauth/resources/${made.body.id}`)).status, 204)
  const gone = await signIn({ client_id: client.client_id, scope: 'openid', resource: CRM })
  assert.equal(gone.refused.error, 'invalid_target')
})

test('an application that is known by a document comes in from a host on the list alone, is asked about each time, and goes with its host', async () => {
  let fetched = 0
  let document: Record<string, unknown> = {}
  const server = createServer((_request, response) => {
    fetched += 1
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const client_id = `http://${host}/agent.json`
  document = { client_id, client_name: 'Гадны агент', redirect_uris: ['http://127.0.0.1/callback'] }
  const wanted = {
    client_id,
    scope: 'openid offline_access assistant.read organisation.read organisation.manage',
    resource: `${PUBLIC}/mcp`,
    redirect_uri: 'http://127.0.0.1:40001/callback',
  }
  assert.equal((await signIn(wanted)).refused.status, 400)
  assert.equal(fetched, 0, 'no host is asked that nobody lets in')

  assert.deepEqual((await admin.put('/oauth/document-hosts', { hosts: [host] })).body, { hosts: [host] })
  assert.equal(
    (await signIn({ ...wanted, redirect_uri: 'http://127.0.0.1:40001/other' })).refused.status,
    400,
  )
  for (const port of [40002, 40003]) {
    const again = await signIn({ ...wanted, redirect_uri: `http://127.0.0.1:${port}/callback` })
    assert.ok(again.tokens?.['refresh_token'], JSON.stringify(again))
    const { client, scopes } = again.shown! as unknown as {
      client: Record<string, string>
      scopes: { name: string }[]
    }
    assert.deepEqual([client['name'], client['unverified_host']], ['Гадны агент', host])
    assert.ok(!scopes.some(({ name }) => name.endsWith('.manage')))
  }
  assert.equal(fetched, 1)
  const ask = (token: string) =>
    fetch(`${world.origin}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
  const { tokens } = await signIn(wanted)
  assert.equal((await ask(tokens!['access_token']!)).status, 200)

  const elsewhere = await givenTenant(platform.ctx, 'third')
  const person = await givenMember(platform.ctx, elsewhere, { email: 'y@third.example' })
  const stranger = createClient(world.origin)
  await stranger.signIn(person.email, person.password)
  assert.equal((await signIn({ ...wanted, session: stranger.token! })).refused.code, 'not_a_member')

  await admin.put('/oauth/document-hosts', { hosts: [] })
  assert.equal((await ask(tokens!['access_token']!)).status, 401)
})
