// A code for somebody who is signed in: redirected without the engine, neither the browser nor whoever redeems it must notice.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import type { BrowserSession } from '../world/browser-session.ts'
import { startProviderWorld } from '../world/provider-world.ts'
import type { RelyingParty } from '../world/relying-party.ts'

const world = await startProviderWorld({ after })

type Params = Record<string, string>
type Redirect = { status: number; location: URL; headers: string[][]; body: string; isByEngine: boolean }

const CHANGING = /^(date|x-request-id|content-length|location|set-cookie)$/i

/** As it came: the engine writes the names of its headers with capitals. */
async function visit(browser: BrowserSession, url: URL): Promise<Redirect> {
  const message = await new Promise<IncomingMessage>((resolve, reject) =>
    get(
      url,
      { headers: { cookie: browser.jar.header(url.pathname) ?? '', accept: 'text/html,*/*;q=0.8' } },
      resolve,
    ).on('error', reject),
  )
  const { statusCode, headers, rawHeaders } = message
  return {
    status: statusCode!,
    location: new URL(headers.location ?? '', world.issuer),
    headers: Object.entries(headers)
      .filter(([name]) => !CHANGING.test(name))
      .map(([name, value]) => [name, String(value)]),
    body: await text(message),
    isByEngine: rawHeaders.some(name => /^(Location|Content-Type)$/.test(name)),
  }
}

const hidden = (text: string): string =>
  text.replace(/(code=)[\w-]{43}(?![\w-])/, '$1{code}').replace(/interaction\/[\w-]+/g, 'interaction/{uid}')

const comparable = (one: Redirect) => ({
  status: one.status,
  location: hidden(one.location.href),
  headers: one.headers.sort(),
  body: hidden(one.body),
})

const hashOf = (value: string | null) => createHash('sha256').update(String(value)).digest()

/** The code and its family as they are kept. */
async function keptOf({ location }: Redirect) {
  const [row] = await world.query<{ code: Params; family: Params; grant: object }>(
    `select t.model, t.client_id, t.payload - 'iat' - 'exp' as code, g.payload - 'iat' as family,
            to_jsonb(g) - 'id' - 'payload' - 'created_at' - 'expires_at' as grant,
            round(extract(epoch from t.expires_at))::int - (t.payload ->> 'iat')::int as lasts,
            round(extract(epoch from g.expires_at - now()) / 60) as family_lasts
       from oidc_token t join oidc_grant g on g.id = t.grant_id where t.id = $1`,
    [hashOf(location.searchParams.get('code'))],
  )
  return row
}

/** The same request twice; a parameter that nobody knows makes it the engine's. */
async function both(browser: BrowserSession, party: RelyingParty, params: Params = {}) {
  const { url } = await party.request(params)
  const direct = await visit(browser, url)
  url.searchParams.append('unknown', '1')
  const byEngine = await visit(browser, url)
  assert.deepEqual(comparable(direct), comparable(byEngine))
  assert.deepEqual(await keptOf(direct), await keptOf(byEngine))
  assert.equal(byEngine.isByEngine, true)
  return direct
}

const EVERYTHING = 'openid profile email phone offline_access'

const person = await world.member()
const browser = world.browser()
await browser.signIn(person)
const party = await world.party({ first_party: true })

async function assertDirect(...[from, of, params]: Parameters<typeof both>): Promise<void> {
  const direct = await both(from, of, params)
  assert.equal(direct.isByEngine, false)
  assert.ok(direct.location.searchParams.has('code'))
}

/** Refused, or the person is asked. */
async function assertByEngine(...[from, of, params]: Parameters<typeof both>): Promise<void> {
  const direct = await both(from, of, params)
  assert.equal(direct.isByEngine, true)
  assert.equal(direct.location.searchParams.has('code'), false, direct.location.href)
}

test('whoever is signed in is sent back with a code: the same answer, and the same is kept', async () => {
  // The engine meets the client first.
  await visit(browser, (await party.request()).url)
  const requests: Params[] = [
    {},
    { scope: EVERYTHING },
    { scope: 'offline_access openid offline_access email' },
    { nonce: '' },
    { state: 'a state with spaces & signs = "\'<>' },
  ]
  for (const params of requests) await assertDirect(browser, party, params)
  const { url } = await party.request()
  url.searchParams.delete('state')
  assert.equal((await visit(browser, url)).isByEngine, false)
})

test('an address keeps its own query', async () => {
  const address = 'https://rp.example/callback?of=ours&code=1'
  const own = await world.party({ first_party: true, redirect_uris: [address] })
  await visit(browser, (await own.request()).url)
  await assertDirect(browser, own)
})

test('consent is asked for once, and for what was not agreed to before', async () => {
  const foreign = await world.party()
  await assertByEngine(browser, foreign)
  await foreign.signIn(browser, { scope: 'openid email' }, { person })
  await assertDirect(browser, foreign, { scope: 'openid email' })
  await assertDirect(browser, foreign, { scope: 'openid' })
  await assertByEngine(browser, foreign, { scope: 'openid phone' })
})

test('whatever is asked for beyond that is judged by the engine', async () => {
  const asked: Params[] = [
    { prompt: 'none' },
    { prompt: 'login' },
    { max_age: '0' },
    { acr_values: 'acr:2' },
    { response_mode: 'form_post' },
    { claims: '{"userinfo":{"email":null}}' },
    { ui_locales: 'en' },
    { login_hint: person.email },
  ]
  for (const params of asked) {
    const { url } = await party.request(params)
    assert.equal((await visit(browser, url)).isByEngine, true, JSON.stringify(params))
  }
})

test('no name of a parameter, and no number of them, gets past the engine', async () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const { url } = await party.request()
    url.searchParams.append(name, '1')
    const { isByEngine, status } = await visit(browser, url)
    assert.deepEqual([isByEngine, status], [true, 303], name)
  }
  const { url } = await party.request()
  const hidden = new URL(`${url.href}${'&'.repeat(1001)}prompt=login`)
  assert.match((await visit(browser, hidden)).location.pathname, /^\/interaction\//)
})

test('what is wrong is refused as the engine refuses it', async () => {
  const wrong: Params[] = [
    { redirect_uri: 'https://rp.example/callback/' },
    { redirect_uri: 'https://evil.example/callback' },
    { response_type: 'token' },
    { code_challenge_method: 'plain' },
    { code_challenge: 'short' },
    { scope: 'openid erp.read' },
    { scope: 'profile unknown' },
    { client_id: 'nobody' },
  ]
  for (const params of wrong) {
    const { url } = await party.request()
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
    const answer = await visit(browser, url)
    assert.deepEqual([answer.isByEngine, answer.location.searchParams.has('code')], [true, false], url.href)
  }
  const { url } = await party.request()
  url.searchParams.append('redirect_uri', 'https://evil.example/')
  assert.equal((await visit(browser, url)).location.searchParams.has('code'), false)
})

test('without a session, with one that is over, or with a weak one, the person signs in', async () => {
  await assertByEngine(world.browser(), party)
  const leaving = await world.member()
  const theirs = world.browser()
  await theirs.signIn(leaving)
  await assertDirect(theirs, party)
  await world.query(`update membership set sessions_ended_at = now() where person_id = $1`, [leaving.id])
  await assertByEngine(theirs, party)
  const strict = await world.party({ first_party: true, required_acr: 'acr:2' })
  await assertByEngine(browser, strict)
})

test('members who were switched off, and people outside the audience, get no code', async () => {
  const other = await world.member()
  const theirs = world.browser()
  await theirs.signIn(other)
  await assertDirect(theirs, party)
  const narrow = await world.party({ first_party: true })
  await world.query(
    `update oidc_client set audience_roles = array[gen_random_uuid()], audience_units = '{}'
      where client_id = $1`,
    [narrow.client.client_id],
  )
  await assertByEngine(theirs, narrow)
  await world.query(`update membership set status = 'suspended' where person_id = $1`, [other.id])
  await assertByEngine(theirs, party)
})

test('a change of the client counts at once', async () => {
  const own = await world.party({ first_party: true })
  await visit(browser, (await own.request()).url)
  await assertDirect(browser, own)
  const path = `/sso/clients/${own.client.id}`
  const { url } = await own.request()
  const changed = await world.admin.put(path, { redirect_uris: ['https://rp.example/elsewhere'] })
  assert.equal(changed.status, 200, changed.text)
  assert.equal((await visit(browser, url)).location.searchParams.has('code'), false)
  await world.admin.put(path, { redirect_uris: own.client.redirect_uris, enabled: false })
  assert.equal((await visit(browser, url)).location.searchParams.has('code'), false)
})
