import { DerError, expect, readObjectId, readTime } from '../../der/read-der.ts'
import { type Certificate, readCertificate } from '../../x509/certificate.ts'
import { isIssuedBy } from '../../x509/chain.ts'
import { isSignatureOf } from '../../x509/signature-algorithm.ts'
import { publicKeyOf } from '../../x509/signed.ts'
import {
  createTrustMemo,
  type JudgedKey,
  memoKey,
  remembered,
  type TrustMemo,
} from '../../x509/trust-memo.ts'
import type { SignedData } from '../cms/signed-data.ts'
import { namesCertificate } from '../cms/signing-certificate.ts'
import { CMS_OID } from '../object-ids.ts'
import { type Reason, statusOf } from './reasons.ts'

export type JudgedMessage = {
  readonly reasons: readonly Reason[]
  readonly signer: Certificate | null
  /** What the message brings along, the signer's own among them. */
  readonly certificates: readonly Certificate[]
  readonly claimed_at: Date | null
}

export type Judging = {
  /** What was signed, hashed as the message says. */
  readonly digest: Buffer
  /** Certificates that may vouch for those that the message carries. */
  readonly others: readonly Certificate[]
  readonly memo: TrustMemo | undefined
}

/** Whether the message is a signature of these bytes by the certificate in it; whom to trust is another question. */
export function judgeMessage(message: SignedData, { digest, others, memo }: Judging): JudgedMessage {
  const { signer } = message
  const certificates = message.certificates.map(readCertificate)
  const own = certificates.find(one => one.issuer.equals(signer.issuer) && one.serial.equals(signer.serial))
  const { signed } = signer
  if (readObjectId(signed.get(CMS_OID.contentType)) !== message.content_type)
    throw new DerError('another type')
  const brought = { signer: own ?? null, certificates, claimed_at: claimedTime(message) }
  // Who altered what was signed has said enough: nothing further is computed for them.
  if (!expect(signed.get(CMS_OID.messageDigest), 0x04).body.equals(digest))
    return { ...brought, reasons: ['digest_mismatch'] }
  if (!own) return { ...brought, reasons: ['signing_certificate_mismatch'] }
  const reasons = new Set<Reason>(judgeSigner(message, own, memo))
  if (statusOf([...reasons]) === 'TOTAL_FAILED') return { ...brought, reasons: [...reasons] }
  for (const type of signer.unsigned.keys())
    if (type !== CMS_OID.timestampToken) reasons.add('attribute_unknown')
  const known = [...certificates, ...others]
  for (const one of certificates)
    if (one !== own && !known.some(other => isIssuedBy(one, other, memo)))
      reasons.add('certificate_unverified')
  return { ...brought, reasons: [...reasons] }
}

function judgeSigner({ signer }: SignedData, own: Certificate, memo = createTrustMemo()): Reason[] {
  const { algorithm, hash, signature, signed, signed_bytes } = signer
  const { key, is_strong } = remembered(memo.keys, memoKey(own.spki), () => judgeKey(own))
  const reasons: Reason[] = []
  if (!isSignatureOf(signed_bytes, { algorithm, hash, key, signature })) reasons.push('signature_invalid')
  const isNamed = namesCertificate(signed, own)
  if (isNamed === undefined) reasons.push('signing_certificate_missing')
  if (isNamed === false) reasons.push('signing_certificate_mismatch')
  if (!is_strong) reasons.push('weak_key')
  return reasons
}

function judgeKey({ spki }: Certificate): JudgedKey {
  const key = publicKeyOf(spki)
  const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {}
  return { key, is_strong: namedCurve ? CURVES.has(namedCurve) : (modulusLength ?? 0) >= 2048 }
}

const CURVES = new Set([
  'prime256v1',
  'secp384r1',
  'secp521r1',
  'brainpoolP256r1',
  'brainpoolP384r1',
  'brainpoolP512r1',
])

function claimedTime({ signer }: SignedData): Date | null {
  const value = signer.signed.get(CMS_OID.signingTime)
  return value ? readTime(value) : null
}
