import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { SecretDamaged, SecretKeyMissing, SecretKeyUnknown } from './secret-errors.ts'

export type SecretBox = Readonly<{
  /** Whether a current key is there, so that credentials may be stored. */
  available: boolean
  keyId?: string
  seal: (plaintext: string | Buffer, binding: string) => Buffer
  open: (sealed: Buffer, binding: string) => Buffer
  needsReseal: (sealed: Buffer) => boolean
}>

export type SealedPlace = {
  readonly tenant_id: string | null
  readonly table: string
  readonly row_id: string
  readonly column: string
}

/** Associated data that binds an encrypted value to its row: copied to another row or tenant, it cannot be decrypted. */
export const rowBinding = ({ tenant_id, table, row_id, column }: SealedPlace): string =>
  JSON.stringify([tenant_id, table, row_id, column])

// version 1 | key id 8 | nonce 12 | ciphertext | tag 16
const version = 1
const headerLength = 9
const nonceLength = 12
const tagLength = 16

type Key = Readonly<{ id: Buffer; name: string; bytes: Buffer }>

function readKey(base64: string): Key {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length !== 32) throw new Error('A key for the secret box must be the base64 of exactly 32 bytes')
  const id = createHash('sha256').update('tamga key id').update(bytes).digest().subarray(0, 8)
  return { id, name: id.toString('hex'), bytes }
}

/** AES-256-GCM with key ids: new values use the current key, older keys still decrypt. */
export function createSecretBox(keys: { current?: string; old?: readonly string[] }): SecretBox {
  const current = keys.current === undefined ? undefined : readKey(keys.current)
  const ring = new Map(
    [...(keys.old ?? []).map(readKey), ...(current ? [current] : [])].map(key => [key.name, key]),
  )
  return Object.freeze({
    available: current !== undefined,
    keyId: current?.name,
    seal(plaintext, binding) {
      if (!current) throw new SecretKeyMissing()
      return seal(current, plaintext, binding)
    },
    open(sealed, binding) {
      const name = keyIdOf(sealed)
      const key = ring.get(name)
      if (!key) throw new SecretKeyUnknown(name)
      return open(key, sealed, binding)
    },
    needsReseal: sealed => current !== undefined && keyIdOf(sealed) !== current.name,
  } satisfies SecretBox)
}

function keyIdOf(sealed: Buffer): string {
  if (sealed.length < headerLength + nonceLength + tagLength || sealed[0] !== version)
    throw new SecretDamaged()
  return sealed.subarray(1, headerLength).toString('hex')
}

function seal(key: Key, plaintext: string | Buffer, binding: string): Buffer {
  const header = Buffer.concat([Buffer.of(version), key.id])
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: tagLength })
  cipher.setAAD(Buffer.concat([header, Buffer.from(binding, 'utf8')]))
  const content = typeof plaintext === 'string' ? Buffer.from(plaintext, 'utf8') : plaintext
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([header, nonce, ciphertext, cipher.getAuthTag()])
}

function open(key: Key, sealed: Buffer, binding: string): Buffer {
  const contentStart = headerLength + nonceLength
  const nonce = sealed.subarray(headerLength, contentStart)
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.concat([sealed.subarray(0, headerLength), Buffer.from(binding, 'utf8')]))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(contentStart, -tagLength)), decipher.final()])
  } catch {
    throw new SecretDamaged()
  }
}
