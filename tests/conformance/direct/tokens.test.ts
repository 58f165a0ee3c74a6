// What an application asks for in the name of a person: answered without the engine, it must not differ from the engine's answer.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { askByEngine, askForm, askWithToken, assertAlike, isByEngine } from '../world/direct-answers.ts'
import { startProviderWorld } from '../world/provider-world.ts'
import type { RelyingParty } from '../world/relying-party.ts'
import type { FormAnswer } from '../world/token-endpoint.ts'

const world = await startProviderWorld({ after })
const TOKEN = `${world.issuer}/oauth2/token`
const USERINFO = `${world.issuer}/oauth2/userinfo`

const person = await world.member()
const browser = world.browser()
await browser.signIn(person)

type Params = Record<string, string>

/** The form that redeems a code which was issued just now. */
async function codeForm(party: RelyingParty, params: Params): Promise<Params> {
  const request = await party.request(params)
  const arrival = await browser.open(request.url, { person })
  return {
    grant_type: 'authorization_code',
    code: arrival.params.get('code')!,
    redirect_uri: request.params['redirect_uri']!,
    code_verifier: String(request.checks.pkceCodeVerifier),
  }
}

const refreshForm = ({ body }: FormAnswer): Params => ({
  grant_type: 'refresh_token',
  refresh_token: body.refresh_token,
})

const hashOf = (value: string) => createHash('sha256').update(value).digest()

/** What is kept of a token, without what is another each time. */
async function keptOf(value: string | undefined) {
  if (value === undefined) return undefined
  const [row] = await world.query<{ model: string; lasts: number; payload: Record<string, unknown> }>(
    `select model, client_id, grant_id is not null as has_grant, consumed_at is not null as is_spent, payload,
            round(extract(epoch from expires_at) - (payload ->> 'iat')::int)::int as lasts
       from oidc_token where id = $1`,
    [hashOf(value)],
  )
  const { iat, exp, iiat: _first, nonce, ...payload } = row!.payload
  return { ...row, payload, lives: Number(exp) - Number(iat), hasNonce: typeof nonce }
}

/** When the first refresh token of the family was issued: from then on counts how long refreshing may go on. */
async function firstIssuedAt({ body }: FormAnswer): Promise<unknown> {
  const rows = await world.query<{ iiat: number }>(
    `select payload -> 'iiat' as iiat from oidc_token where id = $1`,
    [hashOf(body.refresh_token)],
  )
  return rows[0]!.iiat
}

const readIdToken = (token: string) => {
  const { iat, exp, nonce, ...claims } = decodeJwt(token)
  return { header: decodeProtectedHeader(token), claims, lasts: exp! - iat!, hasNonce: typeof nonce }
}

async function assertSameTokens(direct: FormAnswer, byEngine: FormAnswer): Promise<void> {
  assertAlike(direct, byEngine)
  assert.equal(direct.status, 200, direct.text)
  assert.equal(isByEngine(direct), false)
  for (const name of ['access_token', 'refresh_token'])
    assert.deepEqual(await keptOf(direct.body[name]), await keptOf(byEngine.body[name]))
  const [one, other] = [direct, byEngine].map(({ body }) => readIdToken(body.id_token))
  assert.deepEqual(one, other)
  assert.deepEqual(Object.keys(one!.claims), Object.keys(other!.claims))
}

const EVERYTHING = 'openid profile email phone offline_access'
const REQUESTS: Params[] = [{ scope: 'openid' }, { scope: EVERYTHING }, { scope: EVERYTHING, nonce: '' }]

const parties = await Promise.all([
  world.party({ first_party: true }),
  world.party({ first_party: true, token_endpoint_auth_method: 'client_secret_post' }),
  world.party({ first_party: true, id_token_signed_response_alg: 'RS256' }),
  world.party({
    first_party: true,
    id_token_signed_response_alg: 'EdDSA',
    access_ttl: 60,
    refresh_idle: 3600,
  }),
  world.party({ tenant: null }),
])

test('code, refresh and userinfo are answered alike with and without the engine, and the same is kept', async () => {
  for (const party of parties)
    for (const params of REQUESTS) {
      const byEngine = await askByEngine(TOKEN, await codeForm(party, params), party.client)
      const direct = await askForm(TOKEN, await codeForm(party, params), party.client)
      await assertSameTokens(direct, byEngine)
      if (params['scope'] === EVERYTHING) {
        const refreshed = await askByEngine(TOKEN, refreshForm(byEngine), party.client)
        const again = await askForm(TOKEN, refreshForm(direct), party.client)
        await assertSameTokens(again, refreshed)
        await assertSameTokens(
          await askForm(TOKEN, refreshForm(again), party.client),
          await askByEngine(TOKEN, refreshForm(refreshed), party.client),
        )
        assert.equal(await firstIssuedAt(again), await firstIssuedAt(direct))
      }
      await assertSameClaims(direct.body.access_token)
    }
})

/** With a query the engine answers. */
async function assertSameClaims(token: string): Promise<FormAnswer> {
  const direct = await askWithToken(USERINFO, token)
  assertAlike(direct, await askWithToken(`${USERINFO}?unknown=1`, token))
  assert.equal(isByEngine(direct), direct.status !== 200)
  return direct
}

const [party] = parties

test('the signature of an ID token is verified by the client, whatever the algorithm', async () => {
  for (const one of parties) {
    const { claims } = await one.signIn(browser, { scope: EVERYTHING }, { person })
    assert.equal(claims.sub, person.id)
  }
})

test('what is refused is refused alike: codes, verifiers, addresses, refresh tokens and scopes', async () => {
  const form = () => codeForm(party, { scope: EVERYTHING })
  const refused: ((form: Params) => Params)[] = [
    one => ({ ...one, code: 'x'.repeat(43) }),
    one => ({ ...one, code: 'short' }),
    one => ({ ...one, code_verifier: 'x'.repeat(43) }),
    one => ({ ...one, code_verifier: 'short' }),
    one => ({ ...one, redirect_uri: 'https://rp.example/other' }),
    ({ redirect_uri: _, ...one }) => one,
    ({ code_verifier: _, ...one }) => one,
    ({ code }) => ({ grant_type: 'refresh_token', refresh_token: code! }),
  ]
  for (const change of refused) {
    const byEngine = await askByEngine(TOKEN, change(await form()), party.client)
    const direct = await askForm(TOKEN, change(await form()), party.client)
    assertAlike(direct, byEngine)
    assert.equal(direct.status, 400, direct.text)
  }
  const other = parties[2]
  const stolen = await askForm(TOKEN, await form(), other.client)
  assert.deepEqual([stolen.status, stolen.body.error], [400, 'invalid_grant'])
})

test('a code or refresh token that is presented again ends its family, and is recorded once', async () => {
  const form = await codeForm(party, { scope: EVERYTHING })
  const first = await askForm(TOKEN, form, party.client)
  assert.equal((await assertSameClaims(first.body.access_token)).status, 200)
  assert.equal((await askForm(TOKEN, form, party.client)).body.error, 'invalid_grant')
  assert.equal((await assertSameClaims(first.body.access_token)).status, 401)
  assert.equal((await askForm(TOKEN, refreshForm(first), party.client)).body.error, 'invalid_grant')

  const second = await askForm(TOKEN, await codeForm(party, { scope: EVERYTHING }), party.client)
  const attempts = Array.from({ length: 6 }, () => askForm(TOKEN, refreshForm(second), party.client))
  const outcomes = (await Promise.all(attempts)).map(({ status }) => status)
  assert.ok(outcomes.filter(status => status === 200).length <= 1, String(outcomes))
  assert.equal((await assertSameClaims(second.body.access_token)).status, 401)
  const records = await world.query<{ action: string }>(
    `select action from audit_record where action in ('oauth.code_reused', 'oauth.refresh_token_reused') order by seq`,
  )
  assert.deepEqual(
    records.map(({ action }) => action),
    ['oauth.code_reused', 'oauth.refresh_token_reused'],
  )
})

test('a change of the client counts at once: its scopes, its grants, and whether it is on', async () => {
  const own = await world.party({ first_party: true })
  const { body } = await askForm(TOKEN, await codeForm(own, { scope: EVERYTHING }), own.client)
  assert.ok((await assertSameClaims(body.access_token)).body.email)
  const path = `/sso/clients/${own.client.id}`
  const narrower = await world.admin.put(path, { scopes: ['openid', 'profile', 'offline_access'] })
  assert.equal(narrower.status, 200, narrower.text)
  // By the engine, which learns of the change; and from then on directly.
  for (const _ of [1, 2])
    assert.equal((await askWithToken(USERINFO, body.access_token)).body.email, undefined)
  const refreshed = await askForm(TOKEN, refreshForm({ body } as FormAnswer), own.client)
  assert.equal(refreshed.body.scope, 'openid profile offline_access')
  await world.admin.put(path, { enabled: false })
  assert.equal((await assertSameClaims(refreshed.body.access_token)).status, 401)
})

test('of a person who was switched off nothing is told or issued any more', async () => {
  const leaving = await world.member()
  const theirs = world.browser()
  await theirs.signIn(leaving)
  const { tokens } = await party.signIn(theirs, { scope: EVERYTHING }, { person: leaving })
  assert.equal((await assertSameClaims(tokens.access_token)).status, 200)
  await world.query(`update membership set status = 'suspended' where person_id = $1`, [leaving.id])
  assert.equal((await assertSameClaims(tokens.access_token)).status, 401)
  const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token! }
  assert.equal((await askForm(TOKEN, form, party.client)).body.error, 'invalid_grant')
})
