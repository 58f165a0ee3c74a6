import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, startTestPlatform } from '@tamga/core/testing'
import { type Browser, createBrowser, promptAndConfirm, readRows } from './browser.ts'

/** All processes have one name outside, as behind a proxy. */
const PUBLIC = 'http://localhost:4100'
const world = await startTestPlatform({ after }, { settings: { PUBLIC_ORIGIN: PUBLIC } })
const { origin } = world

/** What the person does on the page of the gateway. Answers with the address that it sends the browser to. */
async function decide(browser: Browser, given: string, choice: Record<string, string>): Promise<URL> {
  const address = given.replace(PUBLIC, origin)
  const page = (await browser.send('GET', address)).body as string
  const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name, value]): [string, string] => [name!, value!.replaceAll('&amp;', '&')],
  )
  const form = new URLSearchParams([...hidden, ...Object.entries(choice)])
  const sent = await fetch(address, { method: 'POST', body: form, redirect: 'manual' })
  assert.equal(sent.status, 303)
  return new URL(sent.headers.get('location')!)
}

const ALLOW = { decision: 'allow', channel: 'mobile_otp', person: '111949212001' }

async function start(browser: Browser, path = '/auth/dan/login', body: object = {}): Promise<string> {
  const started = await browser.api('POST', path, body)
  assert.equal(started.status, 200, JSON.stringify(started.body))
  return started.body.authorize_url
}

const comeBack = (browser: Browser, address: URL) =>
  browser.send('GET', `${address.pathname}${address.search}`)

const whereTo = async (browser: Browser, address: URL) =>
  (await comeBack(browser, address)).headers.get('location')

const refusals = async () => {
  const rows = await readRows<{ reason: string }>(
    world.databaseUrl,
    `select changes->'reason'->>1 as reason from audit_record
      where action = 'national_identity.refused' and changes->'source'->>1 = 'dan' order by id`,
  )
  return rows.map(({ reason }) => reason)
}

test('a signed-in person links themselves at the gateway and signs in through it; the e-ID of the same citizen leads in too', async () => {
  const browser = createBrowser(origin)
  await browser.api('POST', '/auth/login', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })
  const link = await start(browser, '/me/identities/dan', { return_to: '/profile' })
  assert.ok(link.startsWith(`${PUBLIC}/sim/dan/oauth2/authorize?response_type=code&client_id=`))
  const back = await decide(browser, link, ALLOW)
  // The browser carries a code and the state, and nothing of the citizen.
  assert.deepEqual([...back.searchParams.keys()], ['code', 'state'])
  assert.equal(await whereTo(browser, back), '/profile')
  const { items } = (await browser.api('GET', '/me/identities')).body
  assert.deepEqual(
    items.map(({ provider, subject }: { provider: { id: string }; subject: string }) => [
      provider.id,
      subject,
    ]),
    [['dan', 'УА••••••01']],
  )

  const weak = createBrowser(origin)
  const answer = await comeBack(
    weak,
    await decide(weak, await start(weak, undefined, { return_to: '/a?b=1' }), ALLOW),
  )
  assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/a?b=1'])
  const me = (await weak.api('GET', '/me')).body
  assert.deepEqual([me.user.email, me.session.acr, me.session.auth_methods], [ADMIN_EMAIL, 'acr:1', ['dan']])

  const strong = createBrowser(origin)
  await comeBack(
    strong,
    await decide(strong, await start(strong), { ...ALLOW, channel: 'digital_signature' }),
  )
  assert.equal((await strong.api('GET', '/me')).body.session.acr, 'acr:2')

  const phone = createBrowser(origin)
  const asked = await promptAndConfirm(phone, '/auth/eid/login', { national_id: 'УА90010101' })
  const entered = await phone.api('GET', `/auth/eid/login/${asked.id}`)
  assert.equal(entered.body.user?.email, ADMIN_EMAIL)
})

test('the state belongs to one browser and works once; a restart in between loses nothing', async () => {
  const browser = createBrowser(origin)
  const back = await decide(browser, await start(browser), ALLOW)
  assert.equal(await whereTo(createBrowser(origin), back), '/login?error=dan_expired', 'another browser')
  browser.goTo((await world.another()).origin)
  assert.equal(await whereTo(browser, back), '/', 'another process')
  browser.goTo(origin)
  assert.equal(await whereTo(browser, back), '/login?error=dan_expired', 'used')
  const forged = createBrowser(origin)
  const other = await decide(forged, await start(forged), ALLOW)
  other.searchParams.set('state', back.searchParams.get('state')!)
  assert.equal(await whereTo(forged, other), '/login?error=dan_expired', 'the state of somebody else')
})

test('a refusal, a wrong code, an unknown citizen and a foreign path are told by one word each', async () => {
  const before = (await refusals()).length
  const browser = createBrowser(origin)
  const denied = await decide(browser, await start(browser), { ...ALLOW, decision: 'deny' })
  assert.equal(await whereTo(browser, denied), '/login?error=dan_failed')
  const wrong = await decide(browser, await start(browser), ALLOW)
  wrong.searchParams.set('code', 'made-up')
  assert.equal(await whereTo(browser, wrong), '/login?error=dan_failed')
  const unknown = await decide(browser, await start(browser), { ...ALLOW, person: '111949212004' })
  assert.equal(await whereTo(browser, unknown), '/login?error=dan_failed')
  const stranger = await decide(browser, await start(browser), { ...ALLOW, person: '111949212002' })
  assert.equal(await whereTo(browser, stranger), '/login?error=eid_not_linked')
  assert.deepEqual((await refusals()).slice(before), [
    'denied',
    'code_refused',
    'service_refused',
    'not_linked',
  ])
  const foreign = await browser.api('POST', '/auth/dan/login', { return_to: 'https://evil.example/' })
  assert.deepEqual([foreign.status, foreign.body.errors[0].path], [400, '/return_to'])
  const asked = new URL(await start(browser))
  for (const [name, value] of [
    ['redirect_uri', 'https://evil.example/'],
    ['client_id', 'other'],
    [
      'scope',
      btoa('[{"services":["WS100201_getPropertyInfo"],"wsdl":"https://xyp.gov.mn/property-1.3.0/ws?WSDL"}]'),
    ],
  ] as const) {
    const bad = new URL(asked)
    bad.searchParams.set(name, value)
    assert.equal((await browser.send('GET', bad.href.replace(PUBLIC, origin))).status, 400, name)
  }
})

test('the gateway that cannot be reached is told apart, and one that is not configured is off', async () => {
  const settings = {
    DAN_MOCK: 'off',
    DAN_BASE_URL: 'http://127.0.0.1:9',
    DAN_CLIENT_ID: 'x',
    DAN_CLIENT_SECRET: 'y',
  }
  const gone = await startTestPlatform(
    { after },
    { databaseUrl: world.databaseUrl, bootstrap: false, settings },
  )
  const browser = createBrowser(gone.origin)
  const state = new URL(await start(browser)).searchParams.get('state')!
  const back = await browser.send('GET', `/api/v1/auth/dan/callback?code=x&state=${state}`)
  assert.equal(back.headers.get('location'), '/login?error=dan_unavailable')
  await gone.stop()
  const off = await startTestPlatform(
    { after },
    { databaseUrl: world.databaseUrl, bootstrap: false, settings: { DAN_MOCK: 'off', EID_MOCK: 'off' } },
  )
  const methods = (await createBrowser(off.origin).api('GET', '/auth/methods')).body
  assert.deepEqual([methods.dan, methods.eid], [false, false])
  for (const path of ['/auth/dan/login', '/auth/eid/login'])
    assert.equal((await createBrowser(off.origin).api('POST', path)).body.code, 'login_method_disabled', path)
  const discovery = (await createBrowser(off.origin).send('GET', '/.well-known/openid-configuration')).body
  assert.ok(!discovery.acr_values_supported.some((acr: string) => acr.startsWith('acr:eid')))
  await off.stop()
})
