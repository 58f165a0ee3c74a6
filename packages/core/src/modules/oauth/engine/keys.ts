import { createHash } from 'node:crypto'
import type { JWKS } from 'oidc-provider'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { openKeyBox } from '../keys/key-box.ts'
import { listSigningKeys, type SigningKey } from '../keys/signing-key-store.ts'
import { openKey } from '../keys/signing-keys.ts'

export type EngineKeys = {
  /** Private. */
  readonly signing: JWKS
  /** The key set as everybody reads it. */
  readonly published: Buffer
  readonly fingerprint: string
}

const ORDER = { active: 0, published: 1, retired: 2 } as const

/** In the order of the engine: it takes the first key of an algorithm. */
async function listKeys(ctx: Context): Promise<SigningKey[]> {
  const known = await inPlatform(ctx, 'signing keys', listSigningKeys)
  return known.toSorted((a, b) => ORDER[a.status] - ORDER[b.status])
}

const fingerprintOf = (keys: readonly SigningKey[]): string =>
  createHash('sha256')
    .update(keys.map(({ kid, status }) => `${kid} ${status}`).join('\n'))
    .digest('base64url')

export async function readEngineKeys(ctx: Context): Promise<EngineKeys> {
  const box = await openKeyBox(ctx.services.settings)
  const known = await listKeys(ctx)
  const keys = known.map(key => ({
    ...openKey(box, key).privateKey.export({ format: 'jwk' }),
    kid: key.kid,
    alg: key.alg,
    use: 'sig',
  }))
  const published = Buffer.from(JSON.stringify({ keys: known.map(key => key.public_jwk) }))
  return { signing: { keys } as JWKS, published, fingerprint: fingerprintOf(known) }
}

/** Which keys there are, without opening them: asked often. */
export const readKeysFingerprint = async (ctx: Context): Promise<string> => fingerprintOf(await listKeys(ctx))
