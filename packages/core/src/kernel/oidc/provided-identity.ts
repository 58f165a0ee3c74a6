import { hash } from 'node:crypto'
import { compactVerify, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import { isStorableText } from '../http/body/json-body.ts'
import { type Configured, usableAlgorithms } from './configurations.ts'
import { OidcError } from './oidc-error.ts'

export type Claims = Readonly<Record<string, unknown>>

/** The verified identity from a provider. */
export type ProvidedIdentity = Readonly<{
  subject: string
  /** The provider's own session, where it names one. */
  sid: string | null
  claims: Claims
  /** As the provider signed it: shown to it again, it says whose session a sign-out is about. */
  id_token: string
}>

/** What was sent with the browser, and is expected back. */
export type ExpectedAnswer = Readonly<{ state: string; nonce: string; verifier: string }>

const TOLERANCE = 60
const LONGEST_SUBJECT = 255

/** The code for tokens, the ID token checked, and what else userinfo knows of the same subject. */
export async function redeemCode(
  { config, userinfo, keys }: Configured,
  address: URL,
  expected: ExpectedAnswer,
): Promise<ProvidedIdentity> {
  const tokens = await client.authorizationCodeGrant(config, address, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims || !tokens.id_token) throw new OidcError('failed', 'no_id_token')
  await requireSignature(tokens.id_token, config, keys)
  requireSoundClaims(claims)
  requireTokenHash(claims, tokens.id_token, tokens.access_token)
  const more = config.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(userinfo, tokens.access_token, claims.sub)
    : {}
  const sid = typeof claims['sid'] === 'string' && isStorableText(claims['sid']) ? claims['sid'] : null
  return {
    subject: claims.sub,
    sid: sid?.slice(0, LONGEST_SUBJECT) ?? null,
    claims: merge(claims, more),
    id_token: tokens.id_token,
  }
}

/**
 * OpenID Connect Core §3.1.3.7 lets a client take the token for its having come over TLS, and openid-client does: here the
 * signature counts as well. Which algorithms do was checked by the library against the same list.
 */
async function requireSignature(
  token: string,
  config: client.Configuration,
  keys: JWTVerifyGetKey,
): Promise<void> {
  await compactVerify(token, keys as never, { algorithms: usableAlgorithms(config.serverMetadata()) })
}

/** What openid-client leaves open: a token from the future, and a subject that no table can hold. */
function requireSoundClaims({ iat, sub }: client.IDToken): void {
  if (iat > Date.now() / 1000 + TOLERANCE) throw new OidcError('failed', 'iat_in_future')
  const isSound = sub.length > 0 && sub.length <= LONGEST_SUBJECT && isStorableText(sub)
  if (!isSound) throw new OidcError('failed', 'subject_unusable')
}

/** OpenID Connect Core §3.1.3.8: where the ID token names its access token, it is this one. */
function requireTokenHash(claims: client.IDToken, idToken: string, accessToken: string): void {
  const { at_hash } = claims
  if (at_hash === undefined) return
  const { alg } = JSON.parse(Buffer.from(idToken.split('.')[0]!, 'base64url').toString()) as { alg: string }
  const digest = hash(digestOf(alg), accessToken, 'buffer')
  if (at_hash !== digest.subarray(0, digest.length / 2).toString('base64url'))
    throw new OidcError('failed', 'at_hash_mismatch')
}

const digestOf = (alg: string): string => (alg.startsWith('Ed') ? 'sha512' : `sha${alg.slice(-3)}`)

/** The signed token wins; an address and whether it is verified come from the same place, or one would vouch for the other. */
function merge(signed: Claims, told: Claims): Claims {
  const { email: _address, email_verified: _vouched, ...rest } = told
  return 'email' in signed || 'email_verified' in signed ? { ...rest, ...signed } : { ...told, ...signed }
}
