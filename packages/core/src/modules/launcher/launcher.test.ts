import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { createClient, givenMember, givenTenant, startTestPlatform } from '../../testing/index.ts'

const world = await startTestPlatform({ after }, { settings: { OAUTH_EXTENSIONS: 'device' } })
const { admin, platform } = world
const REDIRECT = 'https://app.example/callback'
const VERIFIER = 'a-verifier-of-forty-three-characters-or-more'
const tenant = (await admin.get('/me')).body.tenant

async function signedIn(email: string, roles: string[] = [], of = tenant) {
  const person = await givenMember(platform.ctx, of, { email, roles })
  const client = createClient(world.origin)
  const { body } = await client.signIn(person.email, person.password)
  return Object.assign(client, { id: person.id, session: body.session.token as string })
}

const accountants = (
  await admin.post('/organisation/roles', { key: 'accountants', name: 'Нягтлан', permissions: [] })
).body

const register = async (more: object = {}) => {
  const { status, body, text } = await admin.post('/sso/clients', {
    name: 'Санхүү',
    first_party: true,
    redirect_uris: [REDIRECT],
    launch_uri: 'https://app.example/#/home',
    scopes: ['openid', 'offline_access'],
    ...more,
  })
  assert.equal(status, 201, text)
  return body
}

type Registered = { id: string; client_id: string; client_secret: string }

/** What the application gets from the authorization endpoint. */
async function authorize({ client_id }: Registered, session: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id,
    response_type: 'code',
    redirect_uri: REDIRECT,
    scope: 'openid offline_access',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })
  const answer = await fetch(`${world.origin}/oauth2/auth?${query}`, {
    headers: { cookie: `tamga_session=${session}` },
    redirect: 'manual',
  })
  const { searchParams } = new URL(answer.headers.get('location') ?? 'none:', world.origin)
  return { code: searchParams.get('code'), error: searchParams.get('error') }
}

async function ask(path: string, { client_id, client_secret }: Registered, form: Record<string, string>) {
  const response = await fetch(`${world.origin}/oauth2/${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}` },
    body: new URLSearchParams(form),
  })
  return (await response.json()) as Record<string, string>
}

const redeem = (client: Registered, code: string) =>
  ask('token', client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
  })

const namesOf = async (client: { get: typeof admin.get }) =>
  (await client.get('/me/applications')).body.items.map(({ name }: { name: string }) => name)

test('an application is shown to its audience, and to every member where it has none', async () => {
  const first = await register({
    name: 'Бүгдэд',
    description: ' Цалин, чөлөө ',
    category: 'Хүний нөөц',
    logo_uri: 'https://app.example/logo.png',
  })
  const hidden = await register({ name: 'Нягтланд', audience: { roles: ['accountants'] } })
  await register({ name: 'Хаяггүй', launch_uri: null })
  await register({ name: 'Унтраасан', enabled: false })
  await register({ name: 'Оператор', tenant: null })
  assert.deepEqual(hidden.audience, { roles: [accountants.id], units: [] })
  const plain = await signedIn('plain@first.example')
  const accountant = await signedIn('accountant@first.example', ['accountants'])
  assert.deepEqual(await namesOf(plain), ['Бүгдэд', 'Оператор'])
  assert.deepEqual(await namesOf(accountant), ['Бүгдэд', 'Нягтланд', 'Оператор'])
  const { items } = (await plain.get('/me/applications?q=цалин')).body
  assert.deepEqual(items, [
    {
      client_id: first.client_id,
      name: 'Бүгдэд',
      description: 'Цалин, чөлөө',
      logo_uri: first.logo_address,
      launch_uri: 'https://app.example/#/home',
      category: 'Хүний нөөц',
      favourite: false,
      last_opened_at: null,
    },
  ])
  const page = (await accountant.get('/me/applications?limit=1&count=true')).body
  assert.equal(page.total, 3)
  const next = await accountant.get(`/me/applications?limit=1&cursor=${page.next_cursor}`)
  assert.equal(next.body.items[0].name, 'Нягтланд')
  // Another organisation sees what belongs to the installation, and nothing of this one.
  const second = await givenTenant(platform.ctx, 'second')
  assert.deepEqual(await namesOf(await signedIn('other@second.example', [], second)), ['Оператор'])
})

test('a unit opens an application to whoever stands in it or below, for as long as they do', async () => {
  const unit = async (name: string, parent_id: string | null = null) => {
    const { status, body, text } = await admin.post('/organisation/units', { name, parent_id })
    assert.equal(status, 201, text)
    return body.id as string
  }
  const finance = await unit('Санхүүгийн алба')
  const payroll = await unit('Цалингийн хэсэг', finance)
  const client = await register({ name: 'Цалин', audience: { units: [finance] } })
  assert.deepEqual(client.audience, { roles: [], units: [finance] })
  const person = await signedIn('below@first.example')
  assert.equal((await authorize(client, person.session)).error, 'access_denied')
  const place = (unit_id: string | null) =>
    admin.patch(`/organisation/members/${person.id}`, { unit: unit_id })
  assert.equal((await place(payroll)).status, 200)
  assert.ok((await namesOf(person)).includes('Цалин'))
  assert.ok((await authorize(client, person.session)).code)
  assert.equal((await place(null)).status, 200)
  assert.ok(!(await namesOf(person)).includes('Цалин'))
  assert.equal((await authorize(client, person.session, { prompt: 'none' })).error, 'access_denied')
  const unknown = await admin.put(`/sso/clients/${client.id}`, { audience: { units: [crypto.randomUUID()] } })
  assert.equal(unknown.body.errors[0].code, 'unknown_unit')
})

test('favourites and what was opened are kept for each person, of what they may open', async () => {
  const open = await register({ name: 'Тэмдэглэх' })
  const closed = await register({ name: 'Хаалттай', audience: { roles: ['admin'] } })
  const [one, other] = [await signedIn('one@first.example'), await signedIn('two@first.example')]
  const at = `/me/applications/${open.client_id}`
  assert.equal((await one.put(`${at}/favourite`)).status, 204)
  assert.equal((await one.post(`${at}/opened`)).status, 204)
  const markOf = async (client: typeof one) => {
    const { items } = (await client.get('/me/applications?q=тэмдэглэх')).body
    return [items[0].favourite, items[0].last_opened_at !== null]
  }
  assert.deepEqual(
    [await markOf(one), await markOf(other)],
    [
      [true, true],
      [false, false],
    ],
  )
  assert.equal((await one.delete(`${at}/favourite`)).status, 204)
  assert.deepEqual(await markOf(one), [false, true])
  for (const id of [closed.client_id, 'no-such-application', `${'x'.repeat(300)}`])
    assert.equal((await one.put(`/me/applications/${id}/favourite`)).status, 404)
  assert.equal((await world.stranger.get('/me/applications')).status, 401)
  // The mark goes with the application.
  assert.equal((await admin.delete(`/sso/clients/${open.id}`)).status, 204)
  assert.ok(!(await namesOf(one)).includes('Тэмдэглэх'))
})

test('the audience is enforced where codes and tokens are given, and takes effect on the very next request', async () => {
  const client = await register({ audience: { roles: ['accountants'] } })
  const outside = await signedIn('outside@first.example')
  const inside = await signedIn('inside@first.example', ['accountants'])
  assert.equal((await authorize(client, outside.session)).error, 'access_denied')
  assert.equal((await authorize(client, outside.session, { prompt: 'none' })).error, 'access_denied')
  const { code } = await authorize(client, inside.session)
  const tokens = await redeem(client, code!)
  const refresh = (token: string | undefined) =>
    ask('token', client, { grant_type: 'refresh_token', refresh_token: token! })
  const again = await refresh(tokens['refresh_token'])
  assert.ok(again['access_token'])
  // A code that was given before the role is taken is worth nothing after.
  const late = await authorize(client, inside.session, { prompt: 'none' })
  const role = `/organisation/members/${inside.id}/roles/${accountants.id}`
  assert.equal((await admin.delete(role)).status, 200)
  assert.equal((await redeem(client, late.code!))['error'], 'invalid_grant')
  assert.equal((await refresh(again['refresh_token']))['error'], 'invalid_grant')
  const told = await ask('introspect', client, { token: again['access_token']! })
  assert.equal(told['active'], false)
  assert.equal((await authorize(client, inside.session)).error, 'access_denied')
  // Opened to everybody, it is open at once.
  assert.equal((await admin.put(`/sso/clients/${client.id}`, { audience: null })).body.audience, null)
  assert.ok((await authorize(client, outside.session)).code)
  assert.ok((await authorize(client, inside.session, { prompt: 'none' })).code)
})

test('a consent from before does not help whoever left the audience', async () => {
  const client = await register({ first_party: false, audience: { roles: ['accountants'] } })
  const person = await signedIn('agreed@first.example', ['accountants'])
  const query = new URLSearchParams({
    client_id: client.client_id,
    response_type: 'code',
    redirect_uri: REDIRECT,
    scope: 'openid',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const cookie = `tamga_session=${person.session}`
  const begun = await fetch(`${world.origin}/oauth2/auth?${query}`, {
    headers: { cookie },
    redirect: 'manual',
  })
  const uid = begun.headers.get('location')!.split('/').at(-1)!
  const cookies = [cookie, ...begun.headers.getSetCookie().map(line => line.split(';')[0])].join('; ')
  const agreed = await fetch(`${world.origin}/api/v1/oauth/interactions/${uid}/consent`, {
    method: 'POST',
    headers: { cookie: cookies, 'content-type': 'application/json' },
    body: JSON.stringify({ allow: true }),
  })
  assert.equal(agreed.status, 200)
  assert.ok((await authorize(client, person.session, { prompt: 'none', scope: 'openid' })).code)
  await admin.delete(`/organisation/members/${person.id}/roles/${accountants.id}`)
  assert.equal(
    (await authorize(client, person.session, { prompt: 'none', scope: 'openid' })).error,
    'access_denied',
  )
})

test('a device hears that the person who wanted to allow it is outside of the audience', async () => {
  const client = await register({
    grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
    audience: { roles: ['accountants'] },
  })
  const { session } = await signedIn('device@first.example')
  const asked = await ask('device_authorization', client, { scope: 'openid' })
  let cookie = `tamga_session=${session}`
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${world.origin}/api/v1/oauth/device-requests${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie()) cookie += `; ${line.split(';')[0]}`
    return { status: answer.status, body: (await answer.json()) as Record<string, string> }
  }
  const { redirect_to, uid } = (await call('', { user_code: asked['user_code'] })).body
  const at = `/${uid ?? redirect_to!.split('/').at(-1)}`
  await call(`${at}/login`, {})
  const refused = await call(`${at}/consent`, { allow: true })
  assert.deepEqual([refused.status, refused.body['code']], [403, 'not_in_audience'])
  const polled = await ask('token', client, {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code: asked['device_code']!,
  })
  assert.equal(polled['error'], 'access_denied')
})

test('what an application says of itself is judged: addresses, roles, and who could open it', async () => {
  const refused = async (body: object, path: string, code: string) => {
    const answer = await admin.post('/sso/clients', { name: 'Апп', redirect_uris: [REDIRECT], ...body })
    assert.equal(answer.status, 400, answer.text)
    const [{ path: at, code: why }] = answer.body.errors
    assert.deepEqual([at, why], [path, code])
  }
  await refused({ launch_uri: 'javascript:alert(1)' }, '/launch_uri', 'address_scheme')
  await refused({ launch_uri: 'http://app.example/' }, '/launch_uri', 'address_https')
  await refused({ logo_uri: '/logos/made-up' }, '/logo_uri', 'address_malformed')
  await refused({ audience: {} }, '/audience', 'audience_empty')
  await refused({ audience: { roles: ['nobody'] } }, '/audience/roles/0', 'unknown_role')
  await refused({ tenant: null, audience: { roles: ['admin'] } }, '/audience', 'audience_of_installation')
})
