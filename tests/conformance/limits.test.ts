import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pg } from '@tamga/core/testing'
import { startProviderWorld } from './world/provider-world.ts'
import { postForm } from './world/token-endpoint.ts'

const LIMIT = 20
const world = await startProviderWorld(
  { after },
  { OAUTH_LIMIT_ADDRESS: `${LIMIT}/10m`, OAUTH_EXTENSIONS: 'par,device' },
)
const person = await world.member()
const browser = world.browser()
await browser.signIn(person)
const TOKEN = `${world.issuer}/oauth2/token`

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('claims that are nested too deeply are refused, and so is what is too long', async () => {
  const party = await world.party({ first_party: true })
  const wrong: Record<string, string>[] = [
    { claims: `{"userinfo":{"name":${nested(2000)}}}` },
    { claims: `{"userinfo":{"name":${nested(65)}}}` },
    { state: 's'.repeat(4097) },
    { nonce: 'n'.repeat(4097) },
    { login_hint: 'h'.repeat(2049) },
  ]
  for (const params of wrong) {
    const arrival = await browser.open((await party.request(params)).url)
    assert.deepEqual(
      [arrival.params.get('error') ?? arrival.status, arrival.asked],
      ['invalid_request', []],
      Object.keys(params)[0],
    )
  }
  const fine = await browser.open((await party.request({ state: 's'.repeat(4096) })).url)
  assert.ok(fine.params.get('code'))
})

const waiting = async () => {
  const [row] = await world.query<{ count: number }>(
    `select count(*)::int as count from oidc_token where model = 'Interaction'`,
  )
  return row!.count
}

test('strangers of one network fill no storage, and people who are signed in go on', async () => {
  const party = await world.party({ first_party: true })
  const { url } = await party.request()
  const before = await waiting()
  const answers = await Promise.all(
    Array.from({ length: 3 * LIMIT }, () => fetch(url, { redirect: 'manual' })),
  )
  const refused = answers.filter(({ headers }) =>
    headers.get('location')?.includes('error=temporarily_unavailable'),
  )
  assert.deepEqual([(await waiting()) - before, refused.length], [LIMIT, 2 * LIMIT])
  assert.ok((await browser.open((await party.request()).url)).params.get('code'))
  const pushed = await postForm(
    `${world.issuer}/oauth2/par`,
    Object.fromEntries((await party.request()).url.searchParams),
    party.client,
  )
  assert.equal(pushed.status, 201, 'a client that proved who it is asks for many people')
})

test('a row that somebody holds keeps one request waiting for a moment, and the others not at all', async () => {
  const party = await world.party({ first_party: true })
  const scope = 'openid offline_access'
  const [held, free] = [await party.signIn(browser, { scope }), await party.signIn(browser, { scope })]
  const refresh = (refresh_token: string) =>
    postForm(TOKEN, { grant_type: 'refresh_token', refresh_token }, party.client)
  const holder = new pg.Client({ connectionString: world.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  const { rowCount } = await holder.query(
    `select from oidc_token where model = 'RefreshToken' and client_id = $1 order by created_at limit 1 for update`,
    [party.client.client_id],
  )
  assert.equal(rowCount, 1)
  const [waited, went] = await Promise.all([
    refresh(held.tokens.refresh_token!),
    refresh(free.tokens.refresh_token!),
  ])
  assert.deepEqual([waited.status, waited.body.error], [503, 'temporarily_unavailable'])
  assert.equal(went.status, 200)
  await holder.query('rollback')
  await holder.end()
  assert.equal((await refresh(held.tokens.refresh_token!)).status, 200)
})

test('discovery offers only the levels of sign-in that can be reached', async () => {
  const answer = await fetch(`${world.issuer}/.well-known/openid-configuration`)
  const { acr_values_supported } = (await answer.json()) as { acr_values_supported: string[] }
  const party = await world.party({ first_party: true })
  const { claims } = await party.signIn(browser, { acr_values: acr_values_supported.join(' ') })
  assert.deepEqual(
    [acr_values_supported, claims['acr']],
    [['acr:1', 'acr:2', 'acr:eid:advanced', 'acr:eid:qualified'], 'acr:1'],
  )
})
