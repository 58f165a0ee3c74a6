import { integer, sequence } from '../../der/write-der.ts'
import { HASH_SIZE, type HashName, type SignatureAlgorithm } from '../cms/signature-algorithm.ts'
import { findPrivateKey, type Hsm } from './hsm-key.ts'
import type { KeyName } from './messages.ts'

/** RFC 8017 §9.2, note 1: what stands before a hash in a PKCS #1 signature. */
const DIGEST_INFO: Readonly<Record<HashName, string>> = {
  sha256: '3031300d060960864801650304020105000420',
  sha384: '3041300d060960864801650304020205000430',
  sha512: '3051300d060960864801650304020305000440',
}

/** Room for the largest signature, that of an RSA key of 8192 bits. */
const LARGEST = 1024

export function signDigest(
  hsm: Hsm,
  name: KeyName,
  { algorithm, digest }: { algorithm: SignatureAlgorithm; digest: Buffer },
): Buffer {
  const { module, session } = hsm
  if (digest.length !== HASH_SIZE[algorithm.hash]) throw new Error('the digest has the wrong length')
  const key = findPrivateKey(hsm, name)
  if (!key) throw new Error('the module has no such key')
  module.C_SignInit(session, mechanismOf(hsm, algorithm), key)
  const input =
    algorithm.scheme === 'rsa-pkcs1'
      ? Buffer.concat([Buffer.from(DIGEST_INFO[algorithm.hash], 'hex'), digest])
      : digest
  const signature = module.C_Sign(session, input, Buffer.alloc(LARGEST))
  return algorithm.scheme === 'ecdsa' ? toDer(signature) : signature
}

function mechanismOf({ library: p }: Hsm, { scheme, hash }: SignatureAlgorithm) {
  if (scheme === 'ecdsa') return { mechanism: p.CKM_ECDSA }
  if (scheme === 'rsa-pkcs1') return { mechanism: p.CKM_RSA_PKCS }
  const [hashAlg, mgf] = {
    sha256: [p.CKM_SHA256, p.CKG_MGF1_SHA256],
    sha384: [p.CKM_SHA384, p.CKG_MGF1_SHA384],
    sha512: [p.CKM_SHA512, p.CKG_MGF1_SHA512],
  }[hash] as [number, number]
  const parameter = { type: p.CK_PARAMS_RSA_PSS, hashAlg, mgf, saltLen: HASH_SIZE[hash] }
  return { mechanism: p.CKM_RSA_PKCS_PSS, parameter }
}

/** PKCS#11 writes the two numbers of an ECDSA signature side by side, certificates and CMS as a sequence. */
const toDer = (pair: Buffer): Buffer => {
  const half = pair.length / 2
  return sequence(integer(pair.subarray(0, half)), integer(pair.subarray(half)))
}
