import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient, givenMember } from '@tamga/core/testing'
import { startDistribution } from './world/policy-world.ts'
import { filledPath, type MountedRoute, nameOf, routeTable } from './world/route-table.ts'

/** Open to everyone, each for its reason. */
const OPEN = {
  'the probes and the pages that stand before any sign-in, without data of anybody': [
    'GET /',
    'GET /health',
    'GET /ready',
    'GET /metrics',
    'GET /docs',
    'GET /docs/assets/:release/:file',
    'GET /api/v1/docs',
    'GET /api/v1/openapi.json',
    'GET /login',
    'GET /continue',
    'GET /setup',
    'GET /invitation',
    'GET /verify-email',
    'GET /change-email',
    'GET /undo-email',
    'GET /forgot-password',
    'GET /reset-password',
    'GET /share',
    'GET /manifest.webmanifest',
    'GET /brand/icon',
  ],
  'signing in, and what its screen needs': [
    'POST /api/v1/auth/login',
    'POST /api/v1/auth/mfa',
    'POST /api/v1/auth/passkey/options',
    'POST /api/v1/auth/passkey',
    'POST /api/v1/auth/cross-device',
    'GET /api/v1/auth/cross-device/:request_id',
    'DELETE /api/v1/auth/cross-device/:request_id',
    'GET /api/v1/auth/methods',
    'GET /api/v1/brand',
    'GET /api/v1/i18n/:lang',
  ],
  'native shells: let in by the key of their device, which each request proves': [
    'POST /api/v1/auth/shell/handoff',
    'POST /api/v1/auth/shell/enter',
    'POST /api/v1/auth/shell/status',
  ],
  'signing in through another provider: bound to the browser by a cookie, to the provider by signatures': [
    'GET /api/v1/auth/sso/:provider/start',
    'GET /api/v1/auth/sso/:provider/callback',
    'POST /api/v1/auth/sso/:provider/backchannel-logout',
    'GET /api/v1/auth/sso/:provider/frontchannel-logout',
  ],
  'messages of other installations, each proven by its signature; public keys': [
    'POST /ring/v1/:service',
    'GET /ring/v1/keys',
    'GET /ring/v1/payloads/:id',
  ],
  'agents: let in by a token that is for this endpoint alone; where such tokens come from': [
    'POST /mcp',
    'GET /mcp',
    'DELETE /mcp',
    'GET /.well-known/oauth-protected-resource/mcp',
  ],
  'signing in with the national e-ID: bound to the browser by a cookie, proven by the person’s certificate': [
    'GET /api/v1/auth/eid/options',
    'POST /api/v1/auth/eid/login',
    'GET /api/v1/auth/eid/login/:request_id',
    'POST /api/v1/auth/eid/login/:request_id/otp',
    'DELETE /api/v1/auth/eid/login/:request_id',
  ],
  'signing in through the government gateway: the state is bound to the browser by a cookie and used once': [
    'POST /api/v1/auth/dan/login',
    'GET /api/v1/auth/dan/callback',
  ],
  'the sign-in provider: applications and their people, judged by the engine and by cookies of its own': [
    'GET /.well-known/openid-configuration',
    'GET /logos/:id',
    'GET /.well-known/oauth-authorization-server',
    'GET /.well-known/jwks.json',
    'GET /.well-known/oauth-protected-resource',
    'GET /.well-known/oauth-protected-resource/api/v1',
    'GET /oauth2/auth',
    'POST /oauth2/auth',
    'GET /oauth2/auth/:uid',
    'GET /oauth2/logout',
    'POST /oauth2/logout',
    'POST /oauth2/token',
    'OPTIONS /oauth2/token',
    'POST /oauth2/introspect',
    'OPTIONS /oauth2/introspect',
    'POST /oauth2/revoke',
    'OPTIONS /oauth2/revoke',
    'GET /oauth2/userinfo',
    'POST /oauth2/userinfo',
    'OPTIONS /oauth2/userinfo',
    'POST /oauth2/par',
    'OPTIONS /oauth2/par',
    'POST /oauth2/device_authorization',
    'OPTIONS /oauth2/device_authorization',
    'GET /api/v1/oauth/interactions/:uid',
    'POST /api/v1/oauth/interactions/:uid/login',
    'POST /api/v1/oauth/interactions/:uid/consent',
    'POST /api/v1/oauth/device-requests',
    'GET /api/v1/oauth/device-requests/:uid',
    'POST /api/v1/oauth/device-requests/:uid/login',
    'POST /api/v1/oauth/device-requests/:uid/consent',
    'GET /api/v1/oauth/logouts/:uid',
    'POST /api/v1/oauth/logouts/:uid/confirm',
  ],
  'whoever holds a signed file may have it judged: nothing is kept, and no title is told': [
    'POST /api/v1/verify',
  ],
  'whoever holds a single-use link is signed out': [
    'POST /api/v1/auth/setup',
    'POST /api/v1/auth/password/forgot',
    'POST /api/v1/auth/password/reset',
    'POST /api/v1/auth/email/verify',
    'POST /api/v1/auth/email/change',
    'POST /api/v1/auth/email/undo',
    'GET /api/v1/auth/invitations/:token',
    'POST /api/v1/auth/invitations/:token/accept',
  ],
  'a link to a report: the token is the right, and it is judged at each opening': [
    'POST /api/v1/reports/shared',
  ],
}

/** A session is enough: a person's own things, and what every member sees. */
const SESSION_ONLY = [
  'POST /api/v1/auth/logout',
  'GET /api/v1/auth/sso/logout',
  'POST /api/v1/auth/sso/logout',
  'POST /api/v1/auth/switch-tenant',
  'POST /api/v1/auth/step-up',
  'GET /api/v1/me/passkeys',
  'POST /api/v1/me/passkeys/options',
  'POST /api/v1/me/passkeys',
  'PATCH /api/v1/me/passkeys/:id',
  'DELETE /api/v1/me/passkeys/:id',
  'GET /api/v1/me/totp',
  'POST /api/v1/me/totp',
  'POST /api/v1/me/totp/confirm',
  'DELETE /api/v1/me/totp',
  'GET /api/v1/me/recovery-codes',
  'POST /api/v1/me/recovery-codes',
  'GET /api/v1/me/remembered-devices',
  'DELETE /api/v1/me/remembered-devices',
  'DELETE /api/v1/me/remembered-devices/:id',
  'GET /api/v1/me',
  'PATCH /api/v1/me',
  'PUT /api/v1/me/picture',
  'PUT /api/v1/me/password',
  'POST /api/v1/me/email/verify',
  'GET /api/v1/me/email',
  'POST /api/v1/me/email',
  'DELETE /api/v1/me/email',
  'GET /api/v1/me/devices',
  'DELETE /api/v1/me/devices/:id',
  'GET /api/v1/me/cross-device/:code',
  'POST /api/v1/me/cross-device/:code',
  'GET /api/v1/me/export',
  'GET /api/v1/me/closing',
  'POST /api/v1/me/closing',
  'DELETE /api/v1/me/closing',
  'GET /api/v1/me/notifications',
  'POST /api/v1/me/notifications/read',
  'GET /api/v1/me/notifications/switches',
  'PUT /api/v1/me/notifications/switches',
  'GET /api/v1/me/events',
  'GET /api/v1/me/identities',
  'GET /api/v1/me/sessions',
  'DELETE /api/v1/me/identities/:id',
  'POST /api/v1/me/identities/dan',
  'POST /api/v1/me/identities/eid',
  'GET /api/v1/me/identities/eid/:request_id',
  'POST /api/v1/me/identities/eid/:request_id/otp',
  'DELETE /api/v1/me/identities/eid/:request_id',
  'DELETE /api/v1/me/sessions',
  'DELETE /api/v1/me/sessions/:id',
  'GET /api/v1/me/activity',
  'GET /api/v1/me/applications',
  'PUT /api/v1/me/applications/:client_id/favourite',
  'DELETE /api/v1/me/applications/:client_id/favourite',
  'POST /api/v1/me/applications/:client_id/opened',
  'GET /api/v1/me/registry-lookups',
  'GET /api/v1/me/consents',
  'DELETE /api/v1/me/consents/:client_id',
  'GET /api/v1/menus',
  'GET /api/v1/assistant/status',
  'GET /api/v1/dashboard',
  'GET /api/v1/tokens',
  'POST /api/v1/tokens',
  'POST /api/v1/tokens/:id/rotate',
  'DELETE /api/v1/tokens/:id',
  'GET /api/v1/store/apps',
  'GET /api/v1/store/apps/:slug',
  'GET /api/v1/store/apps/:slug/plan',
]

/** For the operator of the whole installation, whatever roles they have in a tenant. */
const OPERATOR_ONLY = [
  'PUT /api/v1/settings/platform',
  'GET /api/v1/platform/audit',
  'PUT /api/v1/platform/domains/:domain',
  'GET /api/v1/platform/maintenance',
  'PUT /api/v1/platform/maintenance',
  'GET /api/v1/platform/status',
  'POST /api/v1/platform/ring/keys/rotate',
  'POST /api/v1/platform/ring/links',
  'POST /api/v1/platform/ring/links/:id/approve',
  'POST /api/v1/platform/ring/links/:id/suspend',
  'POST /api/v1/platform/ring/messages/:id/retry',
  'POST /api/v1/platform/ring/peers',
  'POST /api/v1/platform/ring/peers/:id/confirm',
  'POST /api/v1/platform/ring/peers/:id/resume',
  'POST /api/v1/platform/ring/peers/:id/suspend',
  'POST /api/v1/platform/ring/peers/:id/test',
  'DELETE /api/v1/platform/ring/peers/:id',
  'DELETE /api/v1/platform/ring/peers/:id/keys/:kid',
  'GET /api/v1/platform/ring/evidence',
  'GET /api/v1/platform/ring/links',
  'GET /api/v1/platform/ring/messages',
  'GET /api/v1/platform/ring/peers',
  'GET /api/v1/platform/ring/peers/:id',
  'GET /api/v1/platform/ring/self',
  'GET /api/v1/platform/ring/services',
  'GET /api/v1/platform/ring/traffic',
  'POST /api/v1/platform/people/import',
  'GET /api/v1/platform/people/factors',
  'DELETE /api/v1/platform/people/:id/factors',
  'GET /api/v1/platform/tenants',
  'POST /api/v1/platform/tenants',
  'GET /api/v1/platform/tenants/:id',
  'PATCH /api/v1/platform/tenants/:id',
  'DELETE /api/v1/platform/tenants/:id',
  'POST /api/v1/platform/tenants/:id/restore',
  'GET /api/v1/platform/tenants/:id/export',
]

const world = await startDistribution()
const table = routeTable(world.platform)
const closed = table.filter(route => route.access !== undefined && route.access !== 'open')
const listOf = (isWanted: (route: MountedRoute) => boolean) =>
  table
    // The simulators speak the wire of other systems; in production they are not there (tests/eid/production.test.ts).
    .filter(route => route.method !== 'HEAD' && !route.path.startsWith('/sim/') && isWanted(route))
    .map(nameOf)
    .sort()

test('every declared route is in the running router', () => {
  const mounted = new Set(table.map(nameOf))
  const declared = world.platform.services.modules.all.flatMap(module =>
    (module.routes ?? []).map(route => `${route.method} ${module.root ?? ''}${route.path}`),
  )
  assert.ok(declared.length > 40)
  assert.deepEqual(
    declared.filter(name => !mounted.has(name)),
    [],
  )
})

test('the open routes are exactly those on the list', () => {
  assert.deepEqual(
    listOf(route => route.access === undefined || route.access === 'open'),
    Object.values(OPEN).flat().sort(),
  )
})

test('the routes that need a session alone, or the operator, are exactly those on the list', () => {
  assert.deepEqual(
    listOf(route => route.access === 'session'),
    SESSION_ONLY.toSorted(),
  )
  assert.deepEqual(
    listOf(route => route.access === 'operator'),
    OPERATOR_ONLY.toSorted(),
  )
})

test('a module of the distribution brings routes with a permission alone', () => {
  const own = world.platform.services.modules.all.filter(module =>
    /^io\.vendor\.core\.sso_(?!clients)/.test(module.id),
  )
  assert.equal(own.length, 4)
  for (const { id, routes = [] } of own)
    assert.deepEqual(
      routes.filter(route => route.access.kind !== 'permission'),
      [],
      id,
    )
})

test('a request without credentials is answered 401 on every route that is not open', async () => {
  for (const route of closed) {
    const answer = await world.stranger.request(route.method, `/${filledPath(route.path)}`)
    assert.equal(answer.status, 401, nameOf(route))
    assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer/, nameOf(route))
  }
})

test('a made-up, a cut and an ended token are answered 401 on every route that is not open', async () => {
  const ended = createClient(world.origin)
  const person = await givenMember(world.platform.ctx, await firstTenant(), { email: 'ended@first.example' })
  await ended.signIn(person.email, person.password)
  await ended.post('/auth/logout')
  for (const token of ['x', world.admin.token!.slice(0, -1), ended.token!]) {
    const client = createClient(world.origin)
    client.token = token
    for (const route of closed) {
      assert.equal(
        (await client.request(route.method, `/${filledPath(route.path)}`)).status,
        401,
        nameOf(route),
      )
    }
  }
})

test('a member without permissions is answered 403 on every route that needs one', async () => {
  const member = createClient(world.origin)
  const person = await givenMember(world.platform.ctx, await firstTenant(), { email: 'plain@first.example' })
  await member.signIn(person.email, person.password)
  const { items } = (await world.admin.get('/organisation/roles')).body
  const user = items.find((role: { key: string }) => role.key === 'user')
  assert.equal((await world.admin.put(`/organisation/roles/${user.id}`, { permissions: [] })).status, 200)
  for (const route of closed.filter(({ access }) => access === 'permission' || access === 'operator')) {
    const answer = await member.request(route.method, `/${filledPath(route.path)}`)
    assert.equal(answer.status, 403, nameOf(route))
    if (route.method === 'HEAD') continue
    // The government app is not active in this flavour, and that is judged first.
    const refusal = route.path.startsWith('/api/v1/egov/') ? 'app_not_installed' : 'permission_denied'
    assert.equal(answer.body.code, route.access === 'operator' ? 'operator_required' : refusal, nameOf(route))
  }
})

async function firstTenant(): Promise<{ id: string }> {
  return (await world.admin.get('/me')).body.tenant
}
