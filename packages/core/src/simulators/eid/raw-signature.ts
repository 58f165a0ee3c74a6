import { constants, createHash, type KeyObject, privateEncrypt, randomBytes, sign } from 'node:crypto'

/** Hash algorithms as the interface writes them. */
export const HASH_SIZES: Readonly<Record<string, number>> = { 'SHA-256': 32, 'SHA-384': 48, 'SHA-512': 64 }

export const nodeHash = (name: string): string => name.toLowerCase().replace('-', '')

export type SignatureAlgorithm = { readonly signatureAlgorithm: string; readonly hashAlgorithm: string }

/** Signs a payload that is hashed here. */
export function signPayload(payload: Buffer, key: KeyObject, algorithm: SignatureAlgorithm): Buffer {
  const hash = nodeHash(algorithm.hashAlgorithm)
  return algorithm.signatureAlgorithm === 'rsassa-pss'
    ? sign(hash, payload, {
        key,
        padding: constants.RSA_PKCS1_PSS_PADDING,
        saltLength: HASH_SIZES[algorithm.hashAlgorithm]!,
      })
    : sign(hash, payload, { key, padding: constants.RSA_PKCS1_PADDING })
}

/** RFC 8017 §9.2, note 1: what stands before a hash in a PKCS #1 signature. */
const DIGEST_INFO: Readonly<Record<string, string>> = {
  'SHA-256': '3031300d060960864801650304020105000420',
  'SHA-384': '3041300d060960864801650304020205000430',
  'SHA-512': '3051300d060960864801650304020305000440',
}

/** Signs a hash that somebody else made: node:crypto has no such call, so the padding is made here. */
export function signDigest(digest: Buffer, key: KeyObject, algorithm: SignatureAlgorithm): Buffer {
  if (algorithm.signatureAlgorithm !== 'rsassa-pss') {
    const info = Buffer.concat([Buffer.from(DIGEST_INFO[algorithm.hashAlgorithm]!, 'hex'), digest])
    return privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, info)
  }
  const size = key.asymmetricKeyDetails!.modulusLength!
  return privateEncrypt(
    { key, padding: constants.RSA_NO_PADDING },
    encodePss(digest, size - 1, nodeHash(algorithm.hashAlgorithm)),
  )
}

/** EMSA-PSS-ENCODE (RFC 8017 §9.1.1) with a salt as long as the hash. */
function encodePss(digest: Buffer, bitCount: number, hash: string): Buffer {
  const size = Math.ceil(bitCount / 8)
  const salt = randomBytes(digest.length)
  const h = createHash(hash).update(Buffer.alloc(8)).update(digest).update(salt).digest()
  const data = Buffer.alloc(size - digest.length - 1)
  data[data.length - salt.length - 1] = 1
  salt.copy(data, data.length - salt.length)
  const mask = generateMask(h, data.length, hash)
  for (let at = 0; at < data.length; at += 1) data[at]! ^= mask[at]!
  data[0]! &= 0xff >> (8 * size - bitCount)
  return Buffer.concat([data, h, Buffer.from([0xbc])])
}

function generateMask(seed: Buffer, size: number, hash: string): Buffer {
  const parts: Buffer[] = []
  for (let counter = 0, made = 0; made < size; counter += 1) {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(counter)
    const part = createHash(hash).update(seed).update(number).digest()
    parts.push(part)
    made += part.length
  }
  return Buffer.concat(parts).subarray(0, size)
}
