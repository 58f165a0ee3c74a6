import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, startTestPlatform } from '../../testing/test-platform.ts'

const world = await startTestPlatform({ after })
const REDIRECT = 'https://app.example/callback'
const VERIFIER = 'a-verifier-of-forty-three-characters-or-more'

type Registered = { id: string; client_id: string; client_secret: string; version: number }

const register = async (more: object): Promise<Registered> =>
  (await world.admin.post('/sso/clients', { name: 'Апп', type: 'confidential', ...more })).body

const registerService = () => register({ grant_types: ['client_credentials'], scopes: ['erp.read'] })

async function ask(path: string, { client_id, client_secret }: Registered, form: Record<string, string>) {
  const response = await fetch(`${world.origin}/oauth2/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}` },
    body: new URLSearchParams(form),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const issue = (client: Registered) => ask('token', client, { grant_type: 'client_credentials' })

const rename = async ({ id }: Registered, name: string) =>
  assert.equal((await world.admin.put(`/sso/clients/${id}`, { name })).status, 200)

test('a rotated secret counts on the very next request, at the token endpoint and for introspection', async () => {
  const client = await registerService()
  const { body: first } = await issue(client)
  const token = String(first['access_token'])
  const { body } = await world.admin.post(`/sso/clients/${client.id}/rotate-secret`, { grace_seconds: 0 })
  const renewed = { ...client, client_secret: body.client_secret }
  assert.equal((await issue(client)).status, 401)
  assert.equal((await ask('introspect', client, { token })).status, 401)
  assert.equal((await ask('introspect', renewed, { token })).body['active'], true)
  assert.equal((await issue(renewed)).status, 200)
})

test('the new secret is good at once, where the former one was used a moment ago', async () => {
  const client = await registerService()
  assert.equal((await issue(client)).status, 200)
  const { body } = await world.admin.post(`/sso/clients/${client.id}/rotate-secret`, { grace_seconds: 0 })
  assert.equal((await issue({ ...client, client_secret: body.client_secret })).status, 200)
})

test('a client that is switched off gets nothing more, and gets everything again when it is switched on', async () => {
  const client = await registerService()
  const { body } = await issue(client)
  const token = String(body['access_token'])
  await world.admin.put(`/sso/clients/${client.id}/enabled`, { enabled: false })
  assert.equal((await issue(client)).status, 401)
  assert.equal((await ask('introspect', client, { token })).status, 401)
  await world.admin.put(`/sso/clients/${client.id}/enabled`, { enabled: true })
  assert.equal((await issue(client)).status, 200)
})

test('a scope that was taken away is not given on the very next request', async () => {
  const client = await register({ grant_types: ['client_credentials'], scopes: ['erp.read', 'erp.write'] })
  const wanted = { grant_type: 'client_credentials', scope: 'erp.write' }
  assert.equal((await ask('token', client, wanted)).body['scope'], 'erp.write')
  await world.admin.put(`/sso/clients/${client.id}`, { scopes: ['erp.read'] })
  assert.equal((await ask('token', client, wanted)).body['error'], 'invalid_scope')
})

test('a client may be changed between any two steps of a sign-in: each goes on with the client as it is', async () => {
  const client = await register({
    first_party: true,
    redirect_uris: [REDIRECT],
    scopes: ['openid', 'offline_access'],
  })
  const session = (await world.stranger.post('/auth/login', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }))
    .body.session.token
  const authorize = async () => {
    const query = new URLSearchParams({
      client_id: client.client_id,
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'openid offline_access',
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
    })
    const answer = await fetch(`${world.origin}/oauth2/auth?${query}`, {
      headers: { cookie: `tamga_session=${session}` },
      redirect: 'manual',
    })
    return URL.parse(answer.headers.get('location') ?? '')?.searchParams.get('code') ?? ''
  }
  assert.notEqual(await authorize(), '')
  await rename(client, 'Хоёр')
  const code = await authorize()
  await rename(client, 'Гурав')
  const { body: tokens } = await ask('token', client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
  })
  assert.equal(tokens['token_type'], 'Bearer')
  await rename(client, 'Дөрөв')
  const refresh = { grant_type: 'refresh_token', refresh_token: String(tokens['refresh_token']) }
  assert.equal((await ask('token', client, refresh)).status, 200)
  await world.admin.put(`/sso/clients/${client.id}`, { redirect_uris: ['https://app.example/other'] })
  assert.equal(await authorize(), '')
})
