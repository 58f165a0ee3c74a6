import { createHash } from 'node:crypto'
import type { JWKS } from 'oidc-provider'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { openKeyBox } from '../key-box.ts'
import { listSigningKeys } from '../signing-key-store.ts'
import { openKey } from '../signing-keys.ts'

export type EngineKeys = {
  /** Private, those that sign first: the engine takes the first of an algorithm. */
  readonly signing: JWKS
  /** The key set as everybody reads it. */
  readonly published: Buffer
  readonly fingerprint: string
}

const ORDER = { active: 0, published: 1, retired: 2 } as const

export async function readEngineKeys(ctx: Context): Promise<EngineKeys> {
  const box = await openKeyBox(ctx.services.settings)
  const known = await inPlatform(ctx, 'signing keys', listSigningKeys)
  const ordered = known.toSorted((a, b) => ORDER[a.status] - ORDER[b.status])
  const keys = ordered.map(key => ({
    ...openKey(box, key).privateKey.export({ format: 'jwk' }),
    kid: key.kid,
    alg: key.alg,
    use: 'sig',
  }))
  const published = Buffer.from(JSON.stringify({ keys: known.map(key => key.public_jwk) }))
  const fingerprint = createHash('sha256')
    .update(ordered.map(key => `${key.kid} ${key.status}`).join('\n'))
    .digest('base64url')
  return { signing: { keys } as JWKS, published, fingerprint }
}

/** Which keys there are, without opening them: asked often. */
export async function readKeysFingerprint(ctx: Context): Promise<string> {
  const known = await inPlatform(ctx, 'signing keys', listSigningKeys)
  const ordered = known.toSorted((a, b) => ORDER[a.status] - ORDER[b.status])
  return createHash('sha256')
    .update(ordered.map(key => `${key.kid} ${key.status}`).join('\n'))
    .digest('base64url')
}
