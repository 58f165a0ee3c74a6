import { createPrivateKey, type KeyObject } from 'node:crypto'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { SecretBox } from '../../../kernel/crypto/secret-box.ts'
import { type PublicJwk, SIGNING_ALGORITHMS, type SigningAlgorithm } from '../tables.ts'
import type { KeyMaterial } from './key-material.ts'
import { selectProcessKeys } from './process-key-store.ts'
import { useProcessKeys } from './process-keys.ts'
import { bindingOf, rotateSigningKeys } from './rotate-keys.ts'
import { type SigningKey, selectKeysFingerprint, selectSigningKeys } from './signing-key-store.ts'

export type ActiveKey = { kid: string; alg: SigningAlgorithm; privateKey: KeyObject }

/** Makes the first keys of an installation, unless they exist. */
export async function ensureSigningKeys(ctx: Context): Promise<void> {
  const known = await inPlatform(ctx, 'signing keys', selectSigningKeys)
  const isMissing = (alg: SigningAlgorithm) => !known.some(key => key.alg === alg && key.status === 'active')
  if (SIGNING_ALGORITHMS.some(isMissing)) await rotateSigningKeys(ctx, { onlyMissing: true })
}

const privateKeyOf = (der: Buffer): KeyObject => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })

const ownKey = ({ kid, alg, privateKey }: KeyMaterial): ActiveKey => ({
  kid,
  alg,
  privateKey: privateKeyOf(privateKey),
})

/** Undefined for a key that was sealed with a key which this process does not have. */
function openKey(box: SecretBox, { kid, alg, private_key }: SigningKey): ActiveKey | undefined {
  try {
    return { kid, alg, privateKey: privateKeyOf(box.open(private_key, bindingOf(kid))) }
  } catch {
    return undefined
  }
}

export type SigningKeys = {
  /** One for each algorithm: what this process signs with. */
  readonly active: readonly ActiveKey[]
  /** Others that it could open: what they signed is verified. */
  readonly former: readonly ActiveKey[]
  /** Keys for everyone to read (RFC 7517): published, active and lately retired ones, and those of single processes. */
  readonly published: readonly PublicJwk[]
  readonly fingerprint: string
}

type StoredKeys = { readonly known: readonly SigningKey[]; readonly ofProcesses: readonly PublicJwk[] }

const readStored = (ctx: Context): Promise<StoredKeys> =>
  inPlatform(ctx, 'signing keys', async tx => ({
    known: await selectSigningKeys(tx),
    ofProcesses: await selectProcessKeys(tx),
  }))

/**
 * The keys of this process. For an algorithm whose active key is missing or cannot be decrypted it makes a key in memory, and
 * leaves the stored keys alone.
 */
export async function readSigningKeys(ctx: Context): Promise<SigningKeys> {
  const { known } = await readStored(ctx)
  const opened = known.flatMap(key => {
    const open = openKey(ctx.services.secrets, key)
    return open ? [{ ...open, status: key.status }] : []
  })
  const active = opened.filter(({ status }) => status === 'active')
  const missing = SIGNING_ALGORITHMS.filter(alg => !active.some(key => key.alg === alg))
  const own = await useProcessKeys(ctx, missing)
  const stored = await readStored(ctx)
  return {
    active: [...active, ...own.map(ownKey)],
    former: opened.filter(({ status }) => status !== 'active'),
    published: publishedOf(stored),
    fingerprint: fingerprintOf(stored),
  }
}

const publishedOf = ({ known, ofProcesses }: StoredKeys): PublicJwk[] => [
  ...known.map(key => key.public_jwk),
  ...ofProcesses,
]

const fingerprintOf = ({ known, ofProcesses }: StoredKeys): string =>
  [...known.map(({ kid, status }) => `${kid} ${status}`), ...ofProcesses.map(({ kid }) => kid)].join('\n')

/** The fingerprint of the keys, without decrypting them: cheap enough to be read often. */
export const readKeysFingerprint = ({ services }: Context): Promise<string> =>
  selectKeysFingerprint(services.database)

export const readActiveKeys = async (ctx: Context): Promise<readonly ActiveKey[]> =>
  (await readSigningKeys(ctx)).active

/** Whether this process may rotate the stored keys: it can decrypt the active and the published ones. */
export async function canAdvanceKeys(ctx: Context): Promise<boolean> {
  const { known } = await readStored(ctx)
  const isOpen = (key: SigningKey) => openKey(ctx.services.secrets, key) !== undefined
  return ctx.services.secrets.available && known.filter(({ status }) => status !== 'retired').every(isOpen)
}
