// The engine answers whatever is not plain, and a field that nobody knows is enough for that. What is answered without it must not differ.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  askByEngine,
  askForm,
  assertAlike,
  type Fields,
  isByEngine,
  type Service,
} from '../world/direct-answers.ts'
import { startProviderWorld } from '../world/provider-world.ts'
import { registerClient } from '../world/relying-party.ts'
import { type FormAnswer, postForm } from '../world/token-endpoint.ts'

const world = await startProviderWorld({ after })
const { issuer } = world

const SERVICE = { redirect_uris: [], grant_types: ['client_credentials'], scopes: ['erp.read', 'erp.write'] }
const registerService = (more: object = {}): Promise<Service> =>
  registerClient(world.admin, { ...SERVICE, ...more })

const ask = (path: string, fields: Fields, client: Service): Promise<FormAnswer> =>
  askForm(`${issuer}/oauth2/${path}`, fields, client)

/** The engine keeps the client that it meets first, and from then on nobody needs it. */
async function answersOf(path: string, fields: Fields, client: Service) {
  const byEngine = await askByEngine(`${issuer}/oauth2/${path}`, fields, client)
  const direct = await ask(path, fields, client)
  assertAlike(direct, byEngine)
  return { byEngine, direct }
}

async function directAnswersOf(...[path, fields, client]: Parameters<typeof answersOf>) {
  const answers = await answersOf(path, fields, client)
  assert.equal(isByEngine(answers.direct), false)
  return answers
}

const service = await registerService()

test('a token for a service is the same with and without the engine: answer, headers, and what is told of it', async () => {
  const clients = [
    service,
    await registerService({ token_endpoint_auth_method: 'client_secret_post' }),
    await registerService({ tenant: null }),
    await registerService({ access_ttl: 60 }),
  ]
  for (const client of clients)
    for (const scope of [undefined, 'erp.read', 'erp.read erp.write', 'erp.read erp.read']) {
      const fields = { grant_type: 'client_credentials', ...(scope && { scope }) }
      const { byEngine, direct } = await directAnswersOf('token', fields, client)
      const told = [byEngine, direct].map(({ body }) =>
        ask('introspect', { token: body.access_token }, client),
      )
      const [one, other] = await Promise.all(told)
      assert.equal(one!.body.active, true)
      const lifetimes = [one!, other!].map(({ body }) => body.exp - body.iat)
      assert.equal(lifetimes[0], lifetimes[1])
      assert.deepEqual({ ...one!.body, exp: 0, iat: 0 }, { ...other!.body, exp: 0, iat: 0 })
    }
})

test('what is refused is refused alike: scopes, grants, secrets and clients', async () => {
  const code = await registerClient(world.admin)
  const refused: [Fields, Service][] = [
    [{ grant_type: 'client_credentials', scope: 'erp.unknown' }, service],
    [{ grant_type: 'client_credentials', scope: 'openid' }, service],
    [{ grant_type: 'client_credentials', scope: 'erp.read  erp.write' }, service],
    [{ grant_type: 'client_credentials' }, code],
    [{ grant_type: 'client_credentials' }, { ...service, client_secret: 'wrong' }],
    [{ grant_type: 'client_credentials' }, { ...service, token_endpoint_auth_method: 'client_secret_post' }],
    [{ grant_type: 'client_credentials' }, { ...service, client_id: 'nobody' }],
    [{ grant_type: 'unknown' }, service],
    [{ grant_type: 'client_credentials', scope: `erp.read${' erp.read'.repeat(8000)}` }, service],
  ]
  for (const [fields, client] of refused) {
    const { direct } = await answersOf('token', fields, client)
    assert.ok(direct.status >= 400, JSON.stringify(fields))
  }
})

test('introspection tells the same of every kind of token, to whom it belongs and to everybody else', async () => {
  const party = await world.party({ first_party: true })
  const person = await world.member()
  const browser = world.browser()
  await browser.signIn(person)
  const { tokens } = await party.signIn(browser, { scope: 'openid offline_access' }, { person })
  const { body } = await ask('token', { grant_type: 'client_credentials' }, service)
  const values = [tokens.access_token, tokens.refresh_token!, body.access_token, 'x'.repeat(43), 'a.b.c']
  for (const token of values)
    for (const client of [party.client, service])
      for (const hint of [undefined, 'access_token', 'refresh_token', 'unknown'])
        await answersOf('introspect', { token, ...(hint && { token_type_hint: hint }) }, client)
  const { direct } = await directAnswersOf('introspect', { token: tokens.access_token }, party.client)
  assert.equal(direct.body.active, true)
  const ended = await postForm(`${issuer}/oauth2/revoke`, { token: tokens.refresh_token! }, party.client)
  assert.equal(ended.status, 200)
  const after = await directAnswersOf('introspect', { token: tokens.access_token }, party.client)
  assert.deepEqual(after.direct.body, { active: false })
})

test('a resource server is told of tokens for it, and of no others', async () => {
  const uri = 'https://records.example/api'
  const made = await world.admin.post('/oauth/resources', {
    uri,
    name: 'Бүртгэл',
    scopes: ['records.read'],
    format: 'opaque',
  })
  assert.equal(made.status, 201, made.text)
  const server = await registerClient(world.admin, { resource: uri })
  const caller = await registerService({ scopes: ['erp.read', 'records.read'] })
  const grant = { grant_type: 'client_credentials' }
  const forIt = await ask('token', { ...grant, resource: uri, scope: 'records.read' }, caller)
  const another = await ask('token', grant, caller)
  const told = await directAnswersOf('introspect', { token: forIt.body.access_token }, server)
  assert.deepEqual([told.direct.body.active, told.direct.body.aud], [true, uri])
  const untold = await directAnswersOf('introspect', { token: another.body.access_token }, server)
  assert.deepEqual(untold.direct.body, { active: false })
})
