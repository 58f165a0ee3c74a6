import { createPublicKey } from 'node:crypto'
import { ExternalSigningKey, type JWKS } from 'oidc-provider'
import type { Context } from '../../../kernel/context.ts'
import { type ActiveKey, readSigningKeys } from '../keys/signing-keys.ts'
import type { PublicJwk } from '../tables.ts'

export type EngineKeys = {
  /** Private. */
  readonly signing: JWKS
  /** What this process signs with, one for each algorithm. */
  readonly active: readonly ActiveKey[]
  /** The key set as everybody reads it. */
  readonly published: string
  readonly fingerprint: string
}

const privateJwk = ({ kid, alg, privateKey }: ActiveKey) => ({
  ...privateKey.export({ format: 'jwk' }),
  kid,
  alg,
  use: 'sig',
})

/** A key of another process, to verify with: the engine takes no public keys but in this form. */
function verifyingKey(jwk: PublicJwk): ExternalSigningKey {
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  return Object.assign(new ExternalSigningKey(), { kid: jwk.kid, alg: jwk.alg, keyObject: () => key })
}

/** In the order of the engine: it signs with the first key of an algorithm. */
export async function readEngineKeys(ctx: Context): Promise<EngineKeys> {
  const { active, former, published, fingerprint } = await readSigningKeys(ctx)
  const own = [...active, ...former]
  const others = published.filter(({ kid }) => !own.some(key => key.kid === kid))
  const keys = [...own.map(privateJwk), ...others.map(verifyingKey)]
  return {
    signing: { keys } as JWKS,
    active,
    published: JSON.stringify({ keys: published }),
    fingerprint,
  }
}
