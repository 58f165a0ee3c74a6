import { createHash, generateKeyPairSync } from 'node:crypto'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { rowBinding } from '../../../kernel/crypto/secret-box.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { readPrivateKey, type SigningKey } from '../http-signature/message-signature.ts'
import { insertOwnKey, lockOwnKeys, type OwnKey, selectOwnKeys } from './key-store.ts'

export type OwnSigningKey = SigningKey & { readonly public_key: string }

const bindingOf = (kid: string): string =>
  rowBinding({ tenant_id: null, table: 'ring_key', row_id: kid, column: 'private_key' })

/** SHA-256 over the public key, in groups that two people can read to each other. */
export function fingerprintOf(publicKey: string): string {
  const hex = createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').toUpperCase()
  return hex.match(/.{4}/g)!.join(' ')
}

/** An Ed25519 key, or undefined for whatever else somebody sent. */
export function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64')
  // SPKI of Ed25519 (RFC 8410): twelve fixed bytes and the key.
  return bytes.length === 44 && bytes.subarray(0, 12).toString('hex') === '302a300506032b6570032100'
}

export async function makeOwnKey(tx: PlatformTx, ctx: Context): Promise<{ kid: string; public_key: string }> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const public_key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const kid = createHash('sha256').update(public_key).digest('base64url').slice(0, 16)
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  await insertOwnKey(tx, { kid, public_key, private_key: ctx.services.secrets.seal(der, bindingOf(kid)) })
  return { kid, public_key }
}

/** The keys that are valid now, newest first; the first is made when somebody first asks. */
export async function readOwnKeys(ctx: Context): Promise<OwnKey[]> {
  const known = await inPlatform(ctx, 'keys of the message ring', selectOwnKeys)
  if (known.length > 0) return known
  return inPlatform(ctx, 'keys of the message ring', async tx => {
    await lockOwnKeys(tx)
    if ((await selectOwnKeys(tx)).length === 0) await makeOwnKey(tx, ctx)
    return selectOwnKeys(tx)
  })
}

/** The key that a peer knows: the one it confirmed, else the oldest that is still valid, which it was given first. */
export function signingKeyFor(ctx: Context, keys: readonly OwnKey[], knownKid: string | null): OwnSigningKey {
  const key = keys.find(({ kid }) => kid === knownKid) ?? keys.at(-1)
  if (!key) throw new Error('this installation has no key for the message ring')
  const der = ctx.services.secrets.open(key.private_key, bindingOf(key.kid))
  return { kid: key.kid, public_key: key.public_key, privateKey: readPrivateKey(der) }
}
