import type { Generated, JSONColumnType } from 'kysely'

export const SIGNING_ALGORITHMS = ['ES256', 'RS256', 'EdDSA'] as const
export type SigningAlgorithm = (typeof SIGNING_ALGORITHMS)[number]

/** The public half as it stands in the JWKS (RFC 7517). */
export type PublicJwk = {
  readonly kty: string
  readonly kid: string
  readonly alg: string
  readonly use: 'sig'
} & {
  readonly [member: string]: string
}

export type OauthTables = {
  oidc_signing_key: {
    kid: string
    alg: SigningAlgorithm
    public_jwk: JSONColumnType<PublicJwk, string>
    private_key: Buffer
    status: Generated<'published' | 'active' | 'retired'>
    created_at: Generated<string>
    activated_at: string | null
    retired_at: string | null
  }
}
