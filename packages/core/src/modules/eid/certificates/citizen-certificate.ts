import type { OutboundCalls } from '../../../kernel/outbound/outbound.ts'
import { type Certificate, KEY_USAGE, readCertificate } from '../../../kernel/x509/certificate.ts'
import { findChain, isValidAt, type TrustStore } from '../../../kernel/x509/chain.ts'
import { OID } from '../../../kernel/x509/object-ids.ts'
import { checkRevocation } from '../../../kernel/x509/revocation.ts'
import { EidRefused, type Level } from '../provider/port.ts'

/** By what a certificate is judged. */
export type CertificateRules = {
  readonly trust: TrustStore
  /** The least level that will do. */
  readonly level: Level
  /** Policies that make a certificate QUALIFIED; none: the level that the e-ID states is taken. */
  readonly qualified_policies: readonly string[]
  /** What the certificate has to be for; authentication unless told. */
  readonly purpose?: 'authentication' | 'signature'
  readonly calls: OutboundCalls
  readonly now: Date
}

export function readCitizenCertificate(base64: string): Certificate {
  try {
    return readCertificate(Buffer.from(base64, 'base64'))
  } catch {
    throw new EidRefused('answer_malformed')
  }
}

/** Everything about a certificate but whose it is: time, chain, purpose, level, revocation. Answers with its level. */
export async function checkCertificate(
  certificate: Certificate,
  claimedLevel: string,
  rules: CertificateRules,
): Promise<Level> {
  const { now, trust } = rules
  if (!isValidAt(certificate, now)) throw new EidRefused('certificate_expired')
  const chain = findChain(certificate, trust, now)
  if (!chain) throw new EidRefused('issuer_untrusted')
  if (rules.purpose === 'signature') requireSignaturePurpose(certificate)
  else requirePurpose(certificate)
  const level = levelOf(certificate, claimedLevel, rules)
  await requireNotRevoked(chain, rules)
  return level
}

const AUTHENTICATION: readonly string[] = [OID.clientAuth, OID.smartIdAuth, OID.anyPurpose]

/** A certificate for signatures authenticates nobody: what somebody signed elsewhere could be shown here. */
function requirePurpose({ key_usage, purposes }: Certificate): void {
  const mayAuthenticate =
    key_usage?.has(KEY_USAGE.digitalSignature) && !key_usage.has(KEY_USAGE.contentCommitment)
  const isMeantTo = purposes === null || purposes.some(purpose => AUTHENTICATION.includes(purpose))
  if (!mayAuthenticate || !isMeantTo) throw new EidRefused('purpose_wrong')
}

/** Signing commits the person to what is signed (RFC 5280 §4.2.1.3): a key for it is for nothing else. */
function requireSignaturePurpose({ key_usage }: Certificate): void {
  if (!key_usage?.has(KEY_USAGE.contentCommitment)) throw new EidRefused('purpose_wrong')
}

/** The level that is claimed beside the certificate counts no more than what the certificate itself says. */
function levelOf({ policies }: Certificate, claimed: string, rules: CertificateRules): Level {
  const isClaimedQualified = claimed === 'QUALIFIED' || claimed === 'QSCD'
  if (!isClaimedQualified && claimed !== 'ADVANCED') throw new EidRefused('level_too_low')
  if (!isClaimedQualified && rules.level === 'QUALIFIED') throw new EidRefused('level_too_low')
  const { qualified_policies } = rules
  const isShown = qualified_policies.length === 0 || policies.some(one => qualified_policies.includes(one))
  if (isClaimedQualified && !isShown) throw new EidRefused('level_forged')
  return isClaimedQualified ? 'QUALIFIED' : 'ADVANCED'
}

/** The citizen's own certificate must be known as good; authorities between are looked up where they say where. */
async function requireNotRevoked(
  chain: readonly Certificate[],
  { calls, now }: CertificateRules,
): Promise<void> {
  for (const [index, certificate] of chain.slice(0, -1).entries()) {
    const isSilent = certificate.ocsp_urls.length + certificate.crl_urls.length === 0
    if (index > 0 && isSilent) continue
    const status = await checkRevocation(calls, { certificate, issuer: chain[index + 1]!, now })
    if (status === 'revoked') throw new EidRefused('certificate_revoked')
    if (status === 'unknown') throw new EidRefused('revocation_unknown')
  }
}
