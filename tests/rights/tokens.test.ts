import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Client, createClient } from '@tamga/core/testing'
import { postForm } from '../conformance/world/token-endpoint.ts'
import { filledPath, type MountedRoute, nameOf, routeTable } from '../policy/world/route-table.ts'
import { agree } from './application.ts'
import { REGISTERED, setStage, startRightsWorld } from './rights-world.ts'

const world = await startRightsWorld({ after })
const { modules } = world.platform.services
const stage = await setStage(world, 'doors', [])
const { admin } = stage

const bearer = (token: string): Client => {
  const client = createClient(world.origin)
  client.token = token
  return client
}

/** All that can be had, so that nothing but the kind of credential stands in the way. */
async function strongestTokens(): Promise<Record<string, Client>> {
  const personal = await admin.post('/tokens', { name: 'All' })
  const named = await admin.post('/tokens', { name: 'Named', permissions: modules.permissions })
  const account = await admin.post('/service-accounts', { name: 'Robot', roles: ['admin'] })
  const service = await admin.post(`/service-accounts/${account.body.id}/tokens`, { name: 'All' })
  const { body: client } = await admin.post('/sso/clients', {
    name: 'Everything',
    type: 'public',
    redirect_uris: [REGISTERED],
    scopes: ['openid', ...modules.permissions],
  })
  const access = await agree(world, { ...stage, client }, ['openid', ...modules.permissions].join(' '))
  return {
    'personal token': bearer(personal.body.token),
    'personal token that names every permission': bearer(named.body.token),
    'service token': bearer(service.body.token),
    'access token': bearer(access),
    'access token of an application itself': bearer(await ownToken(account.body.id)),
  }
}

/** An application that acts as the service account. */
async function ownToken(service_account: string): Promise<string> {
  const { body } = await admin.post('/sso/clients', {
    name: 'Night run',
    grant_types: ['client_credentials'],
    scopes: modules.permissions,
    service_account,
  })
  const form = { grant_type: 'client_credentials', scope: modules.permissions.join(' ') }
  return (await postForm(`${world.origin}/oauth2/token`, form, body)).body.access_token
}

const tokens = await strongestTokens()
const routes = routeTable(world.platform).filter(
  ({ method, path }) => path.startsWith('/api/v1/') && method !== 'HEAD' && method !== 'OPTIONS',
)

/** What a person does themself, and what belongs to the operator. */
const DOORS =
  /^\/api\/v1\/(me(\/|$)|tokens|service-accounts\/:id\/tokens|auth\/(switch-tenant|logout|shell)|platform\/|settings\/platform$)/

const definitions = modules.all.flatMap(({ root = '', routes = [] }) =>
  routes.map(({ method, path, shape }) => ({ name: nameOf({ method, path: `${root}${path}` }), shape })),
)
/** Needs a permission, and is closed to every token. */
const sessionOnly = new Set(definitions.filter(({ shape }) => shape.sessionOnly).map(({ name }) => name))
/** Refuses what acts as nobody: a service account has no queue, stars or files of its own. */
const asksPerson = new Set(
  definitions.filter(({ shape }) => shape.problems?.includes('session_required')).map(({ name }) => name),
)

const isDoor = ({ method, path }: MountedRoute) =>
  DOORS.test(path) && nameOf({ method, path }) !== 'GET /api/v1/settings/platform'

for (const [what, client] of Object.entries(tokens)) {
  test(`the ${what} opens none of the doors that are closed to tokens`, async () => {
    const doors = routes.filter(route => isDoor(route) && route.access !== 'open')
    assert.ok(doors.length >= 20, `${doors.length} doors`)
    for (const { method, path } of doors) {
      const { status, body } = await client.request(method, `/${filledPath(path)}`)
      assert.deepEqual([status, body?.code], [403, 'session_required'], `${method} ${path}`)
    }
  })

  test(`the ${what} is refused wherever a session alone would do, and opens what needs a permission`, async () => {
    for (const route of routes.filter(({ access }) => access !== undefined && access !== 'open')) {
      const { status, body } = await client.request(route.method, `/${filledPath(route.path)}`)
      assert.notEqual(status, 401, nameOf(route))
      const name = nameOf(route)
      const isClosed = route.access !== 'permission' || isDoor(route) || sessionOnly.has(name)
      const isOfNobody = what === 'service token' || what === 'access token of an application itself'
      if (isClosed) assert.equal(body.code, 'session_required', name)
      else if (isOfNobody && asksPerson.has(name)) assert.notEqual(body?.code, 'insufficient_scope', name)
      else assert.ok(!['session_required', 'insufficient_scope'].includes(body?.code), nameOf(route))
    }
  })

  test(`the ${what} is nothing to an open route`, async () => {
    const stranger = createClient(world.origin)
    for (const { method, path } of routes.filter(({ access }) => access === 'open')) {
      const asked = `/${filledPath(path)}`
      const [known, unknown] = [await client.request(method, asked), await stranger.request(method, asked)]
      assert.deepEqual(
        [known.status, known.body?.code],
        [unknown.status, unknown.body?.code],
        `${method} ${path}`,
      )
    }
  })
}
