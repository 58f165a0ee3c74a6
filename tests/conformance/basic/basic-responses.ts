import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeProtectedHeader } from 'jose'
import * as oidc from 'openid-client'
import { type Plan, refusalOf, userInfo } from '../world/plan.ts'
import { EVERY_SCOPE, type RelyingParty, type SignedIn } from '../world/relying-party.ts'

/** Answers, ID tokens, and how clients authenticate. */
export function responseModules({ world, party, person, signIn, ask, cameBack }: Plan): void {
  const { issuer } = world

  test('oidcc-server', async () => {
    const { arrival, claims, tokens } = await signIn()
    assert.ok(cameBack(arrival))
    assert.equal(arrival.params.get('iss'), issuer)
    assert.equal(claims.iss, issuer)
    assert.equal(claims.aud, party.client.client_id)
    assert.equal(claims.sub, person.id)
    assert.equal(tokens.token_type, 'bearer')
    assert.equal(tokens.refresh_token, undefined)
  })

  test('oidcc-response-type-missing', async () => {
    const request = await party.request()
    request.url.searchParams.delete('response_type')
    const { params, page } = await world.browser().open(request.url)
    assert.equal(page, undefined)
    assert.match(params.get('error') ?? '', /^(unsupported_response_type|invalid_request)$/)
  })

  test('oidcc-idtoken-signature', async () => {
    const { keys } = (await (await fetch(`${issuer}/.well-known/jwks.json`)).json()) as {
      keys: { kid: string; alg: string }[]
    }
    for (const alg of ['RS256', 'ES256', 'EdDSA']) {
      const other = await world.party({ id_token_signed_response_alg: alg })
      const { tokens } = await other.signIn(world.browser(), {}, { person })
      const header = decodeProtectedHeader(tokens.id_token!)
      assert.equal(header.alg, alg)
      assert.ok(keys.some(({ kid, alg: of }) => kid === header.kid && of === alg))
    }
  })

  test('oidcc-idtoken-unsigned', async () => {
    const { status } = await world.admin.post('/sso/clients', {
      name: 'Гарын үсэггүй',
      redirect_uris: ['https://rp.example/callback'],
      id_token_signed_response_alg: 'none',
    })
    assert.equal(status, 400)
    const offered = party.config.serverMetadata().id_token_signing_alg_values_supported
    assert.deepEqual(offered?.toSorted(), ['ES256', 'EdDSA', 'RS256'])
  })

  test('oidcc-ensure-request-without-nonce-succeeds-for-code-flow', async () => {
    const { claims } = await signIn({ nonce: '' })
    assert.equal(claims.nonce, undefined)
  })

  test('oidcc-codereuse', async () => {
    const first = await signIn()
    assert.equal(await refusalOf(party.redeem(first.request, first.arrival)), 'invalid_grant')
  })

  test('oidcc-codereuse-30seconds', async () => {
    const first = await signIn()
    await userInfo(party, first)
    await world.age(first.arrival.params.get('code')!, 30)
    assert.equal(await refusalOf(party.redeem(first.request, first.arrival)), 'invalid_grant')
    assert.equal(await refusalOf(userInfo(party, first)), 'invalid_token')
  })

  test('oidcc-server-client-secret-post', async () => {
    const post = await world.party({ token_endpoint_auth_method: 'client_secret_post' })
    const { claims } = await post.signIn(world.browser(), {}, { person })
    assert.equal(claims.sub, person.id)
  })

  test('oidcc-refresh-token', async () => {
    const first = await signIn({ scope: EVERY_SCOPE.join(' ') })
    const refreshed = await oidc.refreshTokenGrant(party.config, first.tokens.refresh_token!)
    await sameSignIn(first, refreshed)
    assert.notEqual(refreshed.refresh_token, first.tokens.refresh_token)
    await userInfo(party, { ...first, tokens: refreshed })
    const other: RelyingParty = await world.party()
    const stolen = oidc.refreshTokenGrant(other.config, refreshed.refresh_token!)
    assert.equal(await refusalOf(stolen), 'invalid_grant')
  })

  test('oidcc-ensure-request-with-valid-pkce-succeeds', async () => {
    const { request, arrival } = await ask()
    assert.equal(request.params['code_challenge_method'], 'S256')
    const tokens = await party.redeem(request, arrival)
    assert.equal(tokens.claims()?.sub, person.id)
  })
}

/** OpenID Connect Core §12.2. */
async function sameSignIn(first: SignedIn, refreshed: SignedIn['tokens']): Promise<void> {
  const claims = refreshed.claims()!
  for (const name of ['iss', 'sub', 'aud', 'auth_time', 'sid'] as const)
    assert.deepEqual(claims[name], first.claims[name], name)
  assert.deepEqual(claims['tenant'], first.claims['tenant'])
}
