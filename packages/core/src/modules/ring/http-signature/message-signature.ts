import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import { type Covered, signatureBase } from './signature-base.ts'
import {
  type Parameters,
  readSignature,
  readSignatureInput,
  writeBytes,
  writeParams,
} from './structured-fields.ts'

export const TAG = 'ring-v1'
const LABEL = 'ring'

/** Seconds that a signature lives: the replay window. */
export const LIFETIME = 300
/** Seconds by which clocks may differ. */
const SKEW = 60

export type SigningKey = { readonly kid: string; readonly privateKey: KeyObject }

export type Signed = {
  readonly base: string
  readonly signature: string
  readonly kid: string
  readonly headers: { readonly 'signature-input': string; readonly signature: string }
}

/** A private key as it is kept, a public one as it is exchanged: DER, the latter in base64. */
export const readPrivateKey = (der: Buffer): KeyObject =>
  createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })

export const readPublicKey = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })

/** RFC 9421 §3.1 with Ed25519. */
export function signMessage(covered: Covered, components: readonly string[], key: SigningKey): Signed {
  const created = Math.floor(Date.now() / 1000)
  const parameters: Parameters = {
    created,
    expires: created + LIFETIME,
    nonce: randomBytes(16).toString('base64url'),
    keyid: key.kid,
    alg: 'ed25519',
    tag: TAG,
  }
  const base = signatureBase(covered, { components, parameters })
  if (base === undefined) throw new Error('a message lacks what it has to cover')
  const bytes = sign(null, Buffer.from(base), key.privateKey)
  return {
    base,
    signature: bytes.toString('base64'),
    kid: key.kid,
    headers: {
      'signature-input': `${LABEL}=${writeParams({ components, parameters })}`,
      signature: `${LABEL}=${writeBytes(bytes)}`,
    },
  }
}

export type Fault = 'malformed' | 'expired' | 'unknown_key' | 'invalid'
export type Verified = { readonly base: string; readonly signature: string; readonly kid: string }

type Received = {
  readonly covered: Covered
  readonly components: readonly string[]
  /** A public key of the sender that is valid now. */
  findKey(kid: string): string | undefined
}

/** RFC 9421 §3.2: exactly what has to be covered, within the window, by a key of the sender. */
export function verifyMessage({ covered, components, findKey }: Received): Verified | Fault {
  const input = readSignatureInput(covered['signature-input'] ?? '')
  if (!input || input.label !== LABEL) return 'malformed'
  const { alg, tag, created, expires, keyid } = input.parameters
  if (alg !== 'ed25519' || tag !== TAG || typeof keyid !== 'string') return 'malformed'
  if (input.components.join(' ') !== components.join(' ')) return 'malformed'
  if (!isInWindow(created, expires)) return 'expired'
  const publicKey = findKey(keyid)
  if (publicKey === undefined) return 'unknown_key'
  const base = signatureBase(covered, input)
  const bytes = readSignature(covered['signature'] ?? '', LABEL)
  if (base === undefined || bytes === undefined) return 'malformed'
  if (!verify(null, Buffer.from(base), readPublicKey(publicKey), bytes)) return 'invalid'
  return { base, signature: bytes.toString('base64'), kid: keyid }
}

function isInWindow(created: unknown, expires: unknown): boolean {
  const now = Math.floor(Date.now() / 1000)
  if (typeof created !== 'number' || typeof expires !== 'number') return false
  return created <= now + SKEW && expires >= now && expires - created <= LIFETIME && expires > created
}
