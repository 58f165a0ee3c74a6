import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient, givenMember, startTestPlatform } from '@tamga/core/testing'
import { startStandIn } from '../../../../tests/federation/providers/stand-in-provider.ts'
import {
  federationDistribution,
  SECRET_KEY,
  startFederationWorld,
} from '../../../../tests/federation/world/federation-world.ts'
import { createVisitor } from '../../../../tests/federation/world/visitor.ts'
import { idOfReservation } from './providers/reserve-provider.ts'

const NOBODY = '019bb2d8-0000-7000-8000-000000000000'
const world = await startFederationWorld({ after })
const idp = await startStandIn({ after })
const { admin } = world
const PROVIDERS = '/sso/federation/providers'
const fields = { name: 'Компани', issuer: idp.issuer, client_id: 'tamga' }

const known: { id: string } = { id: '' }

test('a provider is registered with the common case for whatever is not said', async () => {
  const answer = await admin.post(PROVIDERS, { ...fields, client_secret: 'very hush' })
  assert.equal(answer.status, 201, answer.text)
  const { id, created_at, redirect_uri, ...rest } = answer.body
  known.id = id
  assert.equal(answer.headers.get('location'), `/api/v1${PROVIDERS}/${id}`)
  assert.ok(redirect_uri.endsWith(`/api/v1/auth/sso/${id}/callback`))
  assert.ok(created_at)
  assert.ok(!answer.text.includes('very hush'))
  assert.equal(rest.has_secret, true)
  assert.equal(rest.enabled, true)
  assert.deepEqual([rest.jit, rest.trust_email, rest.links, rest.last_login_at], [false, false, 0, null])
  assert.equal(rest.scope, 'openid profile email')
  assert.deepEqual(rest.claim_mapping, {
    email: 'email',
    name: 'name',
    given_name: 'given_name',
    family_name: 'family_name',
    picture: 'picture',
    phone: 'phone_number',
    roles: null,
  })
  assert.equal(rest.version, 1)
})

test('the callback address can be had first, and no other tenant comes to it', async () => {
  const { reservation, redirect_uri } = (await admin.get('/sso/federation/callback')).body
  const answer = await admin.post(PROVIDERS, { ...fields, name: 'Захиалсан', reservation })
  assert.deepEqual([answer.status, answer.body.redirect_uri], [201, redirect_uri])
  assert.match(answer.body.id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const again = await admin.post(PROVIDERS, { ...fields, name: 'Дахин', reservation })
  assert.deepEqual([again.status, again.body.code], [409, 'wrong_state'])
  assert.equal((await admin.post(PROVIDERS, { ...fields, reservation: 'mine' })).status, 400)
  assert.notEqual(idOfReservation(NOBODY, reservation), answer.body.id)
  assert.equal((await admin.delete(`${PROVIDERS}/${answer.body.id}`)).status, 204)
})

test('the secret is sealed, kept when absent, replaced when given and removed by null', async () => {
  const stored = async () =>
    (
      await world.query<{ client_secret: Buffer | null }>(
        'select client_secret from federation_provider where id = $1',
        [known.id],
      )
    )[0]!.client_secret
  const first = await stored()
  assert.ok(first && !first.includes('very hush'))
  assert.equal((await admin.put(`${PROVIDERS}/${known.id}`, { name: 'Компани 2' })).body.has_secret, true)
  assert.deepEqual(await stored(), first)
  await admin.put(`${PROVIDERS}/${known.id}`, { client_secret: 'another' })
  assert.notDeepEqual(await stored(), first)
  const text = JSON.stringify(await world.query('select changes from audit_record'))
  assert.ok(!text.includes('another') && !text.includes('very hush'))
  assert.equal((await admin.put(`${PROVIDERS}/${known.id}`, { client_secret: null })).body.has_secret, false)
  assert.equal(await stored(), null)
})

test('a provider at another origin needs its secret again, so that the stored one cannot be read there', async () => {
  const { id } = (await admin.post(PROVIDERS, { ...fields, name: 'Moving', client_secret: 'very hush' })).body
  const path = `${PROVIDERS}/${id}`
  const { hostname, port } = new URL(idp.issuer)
  for (const issuer of [
    'https://elsewhere.example',
    `https://${hostname}:${port}`,
    `http://${hostname}:${Number(port) - 1}`,
  ]) {
    const moved = await admin.put(path, { issuer })
    assert.deepEqual([moved.status, moved.body.code], [422, 'secret_required'], issuer)
    assert.equal(moved.body.errors[0].path, '/client_secret')
  }
  assert.equal((await admin.get(path)).body.issuer, idp.issuer)
  assert.equal((await admin.put(path, { issuer: `${idp.issuer}/realm` })).status, 200)
  const moved = await admin.put(path, { issuer: 'https://elsewhere.example', client_secret: 'its own' })
  assert.deepEqual([moved.status, moved.body.has_secret], [200, true])
  const bare = await admin.put(path, { issuer: idp.issuer, client_secret: null })
  assert.deepEqual([bare.status, bare.body.has_secret], [200, false])
  assert.equal((await admin.put(path, { issuer: 'https://elsewhere.example' })).status, 200)
})

test('every change is one record, and no change none', async () => {
  const count = async () =>
    (
      await world.query<{ n: number }>(`select count(*)::int as n from audit_record where kind = 'change'`)
    )[0]!.n
  const steps: [() => Promise<{ status: number }>, number][] = [
    [() => admin.put(`${PROVIDERS}/${known.id}`, { jit: true }), 1],
    [() => admin.put(`${PROVIDERS}/${known.id}`, { jit: true }), 0],
    [() => admin.put(`${PROVIDERS}/${known.id}/enabled`, { enabled: false }), 1],
    [() => admin.put(`${PROVIDERS}/${known.id}/enabled`, { enabled: false }), 0],
    [() => admin.put(`${PROVIDERS}/${known.id}/enabled`, { enabled: true }), 1],
    [() => admin.put(`${PROVIDERS}/${known.id}`, { issuer: 'nonsense' }), 0],
    [() => admin.post(`${PROVIDERS}/${known.id}/test`), 0],
    [() => admin.post(`${PROVIDERS}/${known.id}/trial`), 0],
  ]
  for (const [act, expected] of steps) {
    const before = await count()
    await act()
    assert.equal((await count()) - before, expected, act.toString())
  }
})

test('a change that lost the race is told so', async () => {
  const { version } = (await admin.get(`${PROVIDERS}/${known.id}`)).body
  assert.equal((await admin.put(`${PROVIDERS}/${known.id}`, { name: 'A', version })).status, 200)
  const late = await admin.put(`${PROVIDERS}/${known.id}`, { name: 'B', version })
  assert.deepEqual([late.status, late.body.code], [409, 'stale_version'])
})

test('what cannot be a provider is refused, field by field', async () => {
  const wrong: [Record<string, unknown>, string][] = [
    [{ issuer: 'ftp://x.example' }, '/issuer'],
    [{ issuer: 'https://x.example/?a=b' }, '/issuer'],
    [{ issuer: 'https://x.example/#a' }, '/issuer'],
    [{ issuer: 'https://u:p@x.example' }, '/issuer'],
    [{ issuer: 'http://x.example' }, '/issuer'],
    [{ scope: 'profile' }, '/scope'],
    [{ email_domains: ['not a domain'] }, '/email_domains/0'],
    [{ email_domains: ['x.example', 'gmail.com'] }, '/email_domains/1'],
    [{ logo_uri: 'http://x.example/a.png' }, '/logo_uri'],
    [{ default_roles: ['nothing'] }, '/default_roles/0'],
    [{ claim_mapping: { is_operator: 'x' } }, '/claim_mapping/is_operator'],
    [{ claim_mapping: { roles: { claim: 'g', values: { a: 'nothing' } } } }, '/claim_mapping/roles/values/a'],
    [{ secret: 'x' }, '/secret'],
    [{ name: ' ' }, '/name'],
  ]
  for (const [given, path] of wrong) {
    const answer = await admin.post(PROVIDERS, { ...fields, ...given })
    assert.equal(answer.status, 400, JSON.stringify(given))
    assert.equal(answer.body.errors[0].path, path)
    assert.ok(answer.body.errors[0].message)
  }
})

test('a short name is the provider’s own in its tenant', async () => {
  const first = await admin.post(PROVIDERS, { ...fields, name: 'Short', slug: 'short' })
  assert.equal(first.status, 201)
  const taken = await admin.post(PROVIDERS, { ...fields, name: 'Short', slug: 'short' })
  assert.deepEqual([taken.status, taken.body.code], [409, 'provider_slug_taken'])
  const chosen = await admin.post(PROVIDERS, { ...fields, name: 'Short' })
  assert.equal(chosen.status, 201)
  assert.notEqual(chosen.body.slug, 'short')
  const moved = await admin.put(`${PROVIDERS}/${chosen.body.id}`, { slug: 'short' })
  assert.equal(moved.status, 409)
})

test('a short name that nobody chose follows from the name, in Cyrillic too', async () => {
  const slugs: string[] = []
  for (const name of ['Төрийн шуудан', '组织', 'Б'.repeat(80)])
    slugs.push((await admin.post(PROVIDERS, { ...fields, name })).body.slug)
  assert.deepEqual(slugs, ['turiin-shuudan', 'provider', 'b'.repeat(50)])
})

test('providers are listed newest first, searched and paged', async () => {
  const all = (await admin.get(`${PROVIDERS}?count=true`)).body
  assert.equal(all.total, all.items.length)
  const page = (await admin.get(`${PROVIDERS}?limit=1`)).body
  assert.equal(page.items[0].id, all.items[0].id)
  const next = (await admin.get(`${PROVIDERS}?limit=1&cursor=${page.next_cursor}`)).body
  assert.equal(next.items[0].id, all.items[1].id)
  assert.equal((await admin.get(`${PROVIDERS}?q=SHORT`)).body.items.length, 2)
  assert.equal((await admin.get(`${PROVIDERS}?enabled=false`)).body.items.length, 0)
  assert.equal((await admin.get(`${PROVIDERS}?cursor=x`)).status, 400)
  assert.equal((await admin.get(`${PROVIDERS}?unknown=x`)).status, 400)
})

test('reading and managing need their permission, and the app', async () => {
  await admin.post('/organisation/roles', { name: 'R', key: 'reader', permissions: ['sso_federation.read'] })
  const person = await givenMember(world.platform.ctx, world.tenant, {
    email: 'reader@first.example',
    roles: ['reader'],
  })
  const reader = createClient(world.origin)
  await reader.signIn(person.email, person.password)
  assert.equal((await reader.get(PROVIDERS)).status, 200)
  assert.equal((await reader.get('/sso/federation/links')).status, 200)
  const refused = await reader.post(PROVIDERS, fields)
  assert.deepEqual([refused.status, refused.body.permission], [403, 'sso_federation.manage'])
  assert.equal((await reader.post(`${PROVIDERS}/${known.id}/test`)).status, 403)
  await admin.put('/store/apps/sso-federation/active', { active: false })
  assert.equal((await admin.get(PROVIDERS)).body.code, 'app_not_installed')
  await admin.put('/store/apps/sso-federation/active', { active: true })
})

test('the test of a provider names every step in the language of whoever asks', async () => {
  const answer = await admin.request('POST', `${PROVIDERS}/${known.id}/test`, {}, { 'accept-language': 'mn' })
  assert.equal(answer.status, 200)
  assert.equal(answer.body.ok, true, answer.text)
  assert.deepEqual(
    answer.body.steps.map(({ name }: { name: string }) => name),
    [
      'secret',
      'address',
      'dns',
      'connection',
      'tls',
      'discovery',
      'issuer',
      'endpoints',
      'keys',
      'algorithms',
    ],
  )
  for (const { detail } of answer.body.steps) assert.match(detail, /\p{Script=Cyrillic}/u)
  // The stand-in is reached by number and plain http: no name was looked up and nothing was encrypted.
  const named = (name: string) => answer.body.steps.find((step: { name: string }) => step.name === name)
  assert.deepEqual([named('dns').ok, named('dns').status], [null, 'skipped'])
  assert.deepEqual([named('tls').ok, named('tls').status], [null, 'warning'])
  assert.deepEqual([named('keys').ok, named('keys').status], [true, 'passed'])
  const before = (await admin.post('/sso/federation/discovery', { issuer: idp.issuer })).body
  assert.equal(before.ok, true)
  const slash = (await admin.post('/sso/federation/discovery', { issuer: `${idp.issuer}/` })).body
  assert.equal(slash.steps.at(-1).name, 'issuer')
  assert.ok(slash.steps.at(-1).detail.includes(idp.issuer))
})

test('a trial shows the claims and how they map, and makes nobody', async () => {
  await admin.put(`${PROVIDERS}/${known.id}`, { enabled: false, jit: true })
  const people = async () => (await world.query('select from person')).length
  const before = [await people(), (await world.query('select from session')).length]
  const order = await admin.post(`${PROVIDERS}/${known.id}/trial`, { return_to: '/sso/federation?tab=trial' })
  assert.equal(order.status, 200, order.text)
  const path = `${PROVIDERS}/${known.id}/trial/${order.body.id}`
  assert.equal((await admin.get(path)).body.status, 'pending')
  idp.person = { sub: 'tried', email: 'tried@corp.example', email_verified: true, name: 'Туршилт' }
  const visitor = createVisitor()
  const stop = await visitor.go(order.body.authorize_url)
  assert.equal(stop.url.pathname, '/sso/federation')
  assert.equal(stop.url.searchParams.get('trial'), order.body.id)
  assert.equal(stop.url.searchParams.get('tab'), 'trial')
  const { body } = await admin.get(path)
  assert.equal(body.status, 'done')
  assert.equal(body.claims.email, 'tried@corp.example')
  assert.deepEqual(
    body.mapping.find(({ target }: { target: string }) => target === 'name'),
    { target: 'name', claim: 'name', value: 'Туршилт' },
  )
  assert.equal(body.outcome.decision, 'create')
  assert.equal(body.outcome.email_verified, true)
  assert.deepEqual([await people(), (await world.query('select from session')).length], before)
  await admin.put(`${PROVIDERS}/${known.id}`, { jit: false, claim_mapping: { name: 'sub' } })
  const again = (await admin.get(path)).body
  assert.equal(again.mapping.find(({ target }: { target: string }) => target === 'name').value, 'tried')
  assert.deepEqual([again.outcome.decision, again.outcome.code], ['refuse', 'sso_not_invited'])
  assert.ok(again.outcome.detail)
  const twice = await createVisitor().go(order.body.authorize_url)
  assert.equal(twice.url.searchParams.get('error'), 'sso_unavailable')
})

test('a trial that fails says what did not hold', async () => {
  const order = (await admin.post(`${PROVIDERS}/${known.id}/trial`)).body
  idp.lies.idToken = payload => ({ ...payload, aud: 'somebody-else' })
  await createVisitor().go(order.authorize_url)
  idp.lies = {}
  const { body } = await admin.get(`${PROVIDERS}/${known.id}/trial/${order.id}`)
  assert.equal(body.status, 'failed')
  assert.match(body.problem, /CLAIM/)
  assert.equal(body.claims, null)
})

test('links are filtered, searched and paged', async () => {
  const provider = await world.provider({ ...fields, name: 'Links', jit: true })
  for (const number of [1, 2, 3]) {
    idp.person = { sub: `l-${number}`, email: `l${number}@corp.example`, name: `Хүн ${number}` }
    assert.equal((await world.signIn(provider)).error, null)
  }
  const list = async (query: string) => (await admin.get(`/sso/federation/links?${query}`)).body
  const own = await list(`provider=${provider.id}&count=true`)
  assert.deepEqual(
    own.items.map(({ subject }: { subject: string }) => subject),
    ['l-3', 'l-2', 'l-1'],
  )
  assert.equal(own.total, 3)
  const { id, provider: from, user, ...rest } = own.items[0]
  assert.ok(id)
  assert.deepEqual(from, { id: provider.id, slug: provider.slug, name: 'Links' })
  assert.equal(user.email, 'l3@corp.example')
  assert.equal(rest.logins, 1)
  assert.equal((await list(`user=${user.id}`)).items.length, 1)
  assert.equal((await list('q=L2@CORP')).items.length, 1)
  for (const sort of ['first_login_at', '-first_login_at', 'last_login_at', '-last_login_at']) {
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await list(`provider=${provider.id}&limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ subject }: { subject: string }) => subject))
      cursor = page.next_cursor
    } while (cursor)
    assert.deepEqual(seen, sort.startsWith('-') ? ['l-3', 'l-2', 'l-1'] : ['l-1', 'l-2', 'l-3'], sort)
  }
  assert.equal((await admin.delete(`${PROVIDERS}/${provider.id}`)).status, 204)
  assert.equal((await list(`provider=${provider.id}`)).items.length, 0)
  assert.equal((await admin.get('/organisation/members?q=l1@corp')).body.items.length, 1)
})

test('a changed key is told clearly, and the secret entered anew works again', async () => {
  const provider = await world.provider({ ...fields, name: 'Keyed', client_secret: 'sealed', jit: true })
  const later = await startTestPlatform(
    { after },
    {
      distribution: federationDistribution,
      databaseUrl: world.databaseUrl,
      bootstrap: false,
      settings: { SSO_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'), OUTBOUND_ALLOW: '127.0.0.1' },
    },
  )
  const client = createClient(later.origin)
  client.token = admin.token
  const { body } = await client.post(`${PROVIDERS}/${provider.id}/test`)
  assert.equal(body.ok, false)
  assert.deepEqual([body.steps[0].name, body.steps[0].ok], ['secret', false])
  assert.match(body.steps[0].detail, /SSO_SECRET_KEY/)
  const trial = await client.post(`${PROVIDERS}/${provider.id}/trial`)
  assert.deepEqual([trial.status, trial.body.code], [409, 'secret_key_changed'])
  const lost = async () => {
    const { has_secret, secret_lost } = (await client.get(`${PROVIDERS}/${provider.id}`)).body
    return [has_secret, secret_lost]
  }
  assert.deepEqual(await lost(), [true, true])
  assert.equal((await client.put(`${PROVIDERS}/${provider.id}`, { client_secret: 'anew' })).status, 200)
  assert.equal((await client.post(`${PROVIDERS}/${provider.id}/test`)).body.steps[0].ok, true)
  assert.deepEqual(await lost(), [true, false])
  assert.notEqual(SECRET_KEY, '')
})

test('without a key no secret is stored, and a provider without one still is', async () => {
  const keyless = await startTestPlatform(
    { after },
    {
      distribution: federationDistribution,
      databaseUrl: world.databaseUrl,
      bootstrap: false,
      settings: { SSO_SECRET_KEY: '' },
    },
  )
  const client = createClient(keyless.origin)
  client.token = admin.token
  const status = async (asked: typeof client) => (await asked.get('/sso/federation/status')).body
  assert.deepEqual(
    [await status(client), await status(admin)].map(body => body.can_store_secrets),
    [false, true],
  )
  const refused = await client.post(PROVIDERS, { ...fields, name: 'No key', client_secret: 'hush' })
  assert.deepEqual([refused.status, refused.body.code], [422, 'secret_key_missing'])
  const edited = await client.put(`${PROVIDERS}/${known.id}`, { client_secret: 'hush' })
  assert.deepEqual([edited.status, edited.body.code], [422, 'secret_key_missing'])
  assert.equal((await client.post(PROVIDERS, { ...fields, name: 'No key' })).status, 201)
})
