import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startProviderWorld } from './world/provider-world.ts'
import { createRelyingParty } from './world/relying-party.ts'

const ALLOWED = 'https://rp.example/callback'
const FORMER = 'https://former.example/callback'
const world = await startProviderWorld(
  { after },
  {
    OAUTH_REDIRECT_HOSTS: 'rp.example,port.example:8443',
    SSO_DEFAULT_CLIENT_SECRET: 'the secret of the default client',
    SSO_DEFAULT_CLIENT_REDIRECT_URIS: `${ALLOWED},${FORMER}`,
  },
)
const person = await world.member()
const browser = world.browser()
await browser.signIn(person)

test('the default client sends nobody to a host that is not on the list', async () => {
  const client = {
    client_id: 'default',
    client_secret: 'the secret of the default client',
    redirect_uris: [ALLOWED],
  }
  const party = await createRelyingParty(world.issuer, {
    ...client,
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'ES256',
  })
  const arrival = await browser.open((await party.request()).url)
  assert.equal(arrival.url?.host, 'rp.example')
  const refused = await browser.open((await party.request({ redirect_uri: FORMER })).url)
  assert.deepEqual([refused.status, refused.url], [400, undefined])
})

test('a host that is taken off the list ends the redirects of its clients', async () => {
  const party = await world.party({ first_party: true, redirect_uris: [ALLOWED] })
  // As registered while the host was on the list.
  await world.query(
    `update oidc_client set version = version + 1, redirect_uris = $2, post_logout_redirect_uris = $2 where id = $1`,
    [party.client.id, [ALLOWED, FORMER]],
  )
  const refused = await browser.open((await party.request({ redirect_uri: FORMER })).url)
  assert.deepEqual([refused.status, refused.url], [400, undefined])
  const { arrival, tokens } = await party.signIn(browser)
  assert.equal(arrival.url?.host, 'rp.example')
  const logout = new URL('/oauth2/logout', world.issuer)
  logout.searchParams.set('id_token_hint', tokens.id_token!)
  logout.searchParams.set('post_logout_redirect_uri', FORMER)
  const stays = await browser.open(logout)
  assert.deepEqual([stays.status, stays.url], [400, undefined])
})

test('a host without a port allows every port, one with a port that port alone', async () => {
  const register = async (address: string) => {
    const { status } = await world.admin.post('/sso/clients', { name: 'Апп', redirect_uris: [address] })
    return status
  }
  assert.deepEqual(
    [
      await register('https://rp.example:9443/callback'),
      await register('https://port.example:8443/callback'),
      await register('https://port.example/callback'),
    ],
    [201, 201, 422],
  )
})
