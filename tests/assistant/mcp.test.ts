import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { createClient, givenMember } from '@tamga/core/testing'
import { startAssistantWorld } from './assistant-world.ts'

const world = await startAssistantWorld()
const { admin, platform } = world
const PUBLIC = platform.services.settings.PUBLIC_ORIGIN
const REDIRECT = 'http://localhost:9999/callback'
const tenant = (await admin.get('/me')).body.tenant
const ENDPOINT = new URL(`${PUBLIC}/mcp`)

/** The same server by the name that it has: what a client is told to ask is asked here. */
const fetchHere: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  return fetch(url.href.replace(PUBLIC, world.origin), init)
}

async function register(scopes: string[]): Promise<string> {
  const { body, status, text } = await admin.post('/sso/clients', {
    name: 'Агент',
    type: 'public',
    token_endpoint_auth_method: 'none',
    redirect_uris: [REDIRECT],
    scopes,
  })
  assert.equal(status, 201, text)
  return body.client_id
}

type State = {
  tokens?: StoredOAuthTokens
  verifier: string
  asked?: URL
  found?: OAuthDiscoveryState
}

/** What an application on somebody's machine keeps; its browser is driven here. */
function createProvider(clientId: string) {
  const state: State = { verifier: '' }
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: { redirect_uris: [REDIRECT] },
    clientInformation: () => ({ client_id: clientId }),
    tokens: () => state.tokens,
    saveTokens: tokens => {
      state.tokens = tokens
    },
    redirectToAuthorization: address => {
      state.asked = address
    },
    saveCodeVerifier: verifier => {
      state.verifier = verifier
    },
    codeVerifier: () => state.verifier,
    saveDiscoveryState: found => {
      state.found = found
    },
    discoveryState: () => state.found,
  }
  return { provider, state }
}

/** Follows the authorization request as the browser of a signed-in person, who agrees; answers with the code. */
async function agree(asked: URL, session: string): Promise<URLSearchParams> {
  const cookies = new Map([['tamga_session', session]])
  const browse = async (method: string, path: string, body?: object) => {
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
    return { location: answer.headers.get('location'), text: await answer.text() }
  }
  let { location } = await browse('GET', asked.pathname + asked.search)
  while (location?.startsWith('/interaction/')) {
    const api = `/api/v1/oauth/interactions/${location.split('/')[2]}`
    const { text } = await browse('POST', `${api}/consent`, { allow: true })
    location = (await browse('GET', new URL(JSON.parse(text).redirect_to, PUBLIC).pathname)).location
  }
  const answer = new URL(location!)
  assert.deepEqual(
    [answer.searchParams.get('iss'), answer.searchParams.get('error_description')],
    [PUBLIC, null],
  )
  return answer.searchParams
}

async function connect(clientId: string, session: string, mode?: 'auto') {
  const { provider, state } = createProvider(clientId)
  const open = () =>
    new StreamableHTTPClientTransport(ENDPOINT, { authProvider: provider, fetch: fetchHere as never })
  const options = mode ? { versionNegotiation: { mode } } : {}
  const first = open()
  await assert.rejects(new Client({ name: 'test', version: '1' }, options).connect(first), UnauthorizedError)
  await first.finishAuth(await agree(state.asked!, session))
  const client = new Client({ name: 'test', version: '1' }, options)
  await client.connect(open())
  return { client, state }
}

const SCOPES = [
  'assistant.read',
  'organisation.read',
  'audit.read',
  'reports.read',
  'offline_access',
  'openid',
]

const textOf = (result: unknown): string => (result as { content: { text: string }[] }).content[0]!.text

test('the official client finds the way, signs a person in, lists and calls tools, in both revisions of the protocol', async () => {
  const clientId = await register(SCOPES)
  for (const [mode, version] of [
    [undefined, '2025-11-25'],
    ['auto', '2026-07-28'],
  ] as const) {
    const { client, state } = await connect(clientId, admin.token!, mode)
    assert.equal(client.getNegotiatedProtocolVersion(), version)
    assert.equal(state.asked!.searchParams.get('resource'), `${PUBLIC}/mcp`)
    const { tools } = await client.listTools()
    const find = tools.find(({ name }) => name === 'find_members')!
    assert.equal(find.annotations?.readOnlyHint, true)
    assert.ok(tools.some(({ name }) => name === 'run_report'))
    assert.ok(!tools.some(({ name }) => name === 'list_sessions'), 'a scope that was not agreed to')
    const found = JSON.parse(
      textOf(await client.callTool({ name: 'find_members', arguments: { q: 'admin' } })),
    )
    assert.match(found.records[0].ref, /^member:/)
    const counted = await client.callTool({
      name: 'run_report',
      arguments: { dataset: 'members', measures: ['count'] },
    })
    assert.ok(JSON.parse(textOf(counted)).rows[0][0] >= 1)
    const refused = await client.callTool({ name: 'list_sessions', arguments: {} })
    assert.equal(refused.isError, true)
    await client.close()
  }
})

test('writes are proposals alone; an agent is listed with its last use, and what was cut off is out at once', async () => {
  const clientId = await register(SCOPES)
  const { client, state } = await connect(clientId, admin.token!)
  const victim = await givenMember(platform.ctx, tenant, { email: 'victim@first.example' })
  const proposed = JSON.parse(
    textOf(
      await client.callTool({ name: 'propose_suspend_member', arguments: { id: victim.id, reason: 'Түр' } }),
    ),
  )
  assert.match(proposed.confirm_at, /\/assistant\/proposals\/[0-9a-f-]{36}$/)
  const id = proposed.confirm_at.split('/').at(-1)
  const card = (await admin.get(`/assistant/proposals/${id}`)).body
  assert.deepEqual(
    [card.status, card.preview.via, card.preview.records[0].name],
    ['waiting', 'Агент', 'victim'],
  )
  assert.equal((await admin.get(`/organisation/members/${victim.id}`)).body.status, 'active')

  const agent = (await admin.get('/assistant/agents')).body.items.find(
    (one: { client: { client_id: string } }) => one.client.client_id === clientId,
  )
  assert.deepEqual([agent.client.name, agent.calls], ['Агент', 1])
  const plain = await givenMember(platform.ctx, tenant, { email: 'plain@first.example' })
  const stranger = createClient(world.origin)
  await stranger.signIn(plain.email, plain.password)
  assert.deepEqual((await stranger.get('/assistant/agents')).body.items, [])
  assert.equal((await stranger.delete(`/assistant/agents/${agent.id}`)).status, 404)

  assert.equal((await admin.delete(`/assistant/agents/${agent.id}`)).status, 204)
  const after = await ask(state.tokens!.access_token)
  assert.equal(after.status, 401)
  const refreshed = await fetch(`${world.origin}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: state.tokens!.refresh_token ?? 'none',
      client_id: clientId,
    }),
  })
  assert.equal(refreshed.status, 400)
})

const ask = (token?: string, headers: Record<string, string> = {}) =>
  fetchHere(ENDPOINT, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })

test('only a token for this endpoint opens it, and it opens nothing else; who is refused is told where to get one', async () => {
  const clientId = await register(SCOPES)
  const { state } = await connect(clientId, admin.token!)
  const good = state.tokens!.access_token
  assert.equal((await ask(good)).status, 200)
  const elsewhere = createClient(world.origin)
  elsewhere.token = good
  assert.equal((await elsewhere.get('/organisation/members')).status, 401)
  assert.equal((await ask(good, { origin: 'https://evil.example' })).status, 403)

  const metadata = `${PUBLIC}/.well-known/oauth-protected-resource/mcp`
  for (const token of [undefined, admin.token!, 'made-up', await apiToken(clientId)]) {
    const refused = await ask(token)
    assert.equal(refused.status, 401)
    const told = refused.headers.get('www-authenticate')!
    assert.ok(told.includes(`resource_metadata="${metadata}"`), told)
    assert.match(told, /scope="assistant\.read /)
  }
  const document = (await (await fetchHere(metadata)).json()) as Record<string, unknown>
  assert.deepEqual([document['resource'], document['authorization_servers']], [`${PUBLIC}/mcp`, [PUBLIC]])

  const { state: narrow } = await connectWith(await register(['openid', 'organisation.read']))
  const lacking = await ask(narrow.tokens!.access_token)
  assert.equal(lacking.status, 403)
  assert.match(lacking.headers.get('www-authenticate')!, /error="insufficient_scope"/)

  await admin.put('/settings/features', { assistant: false })
  assert.equal((await ask(good)).status, 403)
  await admin.put('/settings/features', { assistant: true })
})

/** Signs in without opening the endpoint. */
async function connectWith(clientId: string) {
  const { provider, state } = createProvider(clientId)
  const transport = new StreamableHTTPClientTransport(ENDPOINT, {
    authProvider: provider,
    fetch: fetchHere as never,
  })
  await assert.rejects(new Client({ name: 'test', version: '1' }).connect(transport), UnauthorizedError)
  await transport.finishAuth(await agree(state.asked!, admin.token!))
  return { state }
}

/** A token of the same client for the API: it names no resource. */
async function apiToken(clientId: string): Promise<string> {
  const { state } = await connectWith(clientId)
  const address = new URL(state.asked!)
  address.searchParams.delete('resource')
  address.searchParams.set('scope', SCOPES.join(' '))
  const code = (await agree(address, admin.token!)).get('code')!
  const answer = await fetch(`${world.origin}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      redirect_uri: REDIRECT,
      code_verifier: state.verifier,
    }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
