import { type Certificate, KEY_USAGE } from '../../x509/certificate.ts'
import { findChain, isSelfIssued, isValidAt, type TrustStore } from '../../x509/chain.ts'
import { readCrlStatement } from '../../x509/crl.ts'
import { OID } from '../../x509/object-ids.ts'
import { type Issued, type RevocationStatement, readOcspStatement } from '../../x509/ocsp.ts'
import { createTrustMemo, memoKey, remembered } from '../../x509/trust-memo.ts'
import type { Reason } from './reasons.ts'
import type { ValidationData } from './validation-data.ts'

export type TrustQuestion = {
  readonly trust: TrustStore
  readonly data: ValidationData
  readonly carried: readonly Certificate[]
  readonly now: Date
  /** When the signature existed for certain. */
  readonly at: Date
}

export type TrustAnswer = {
  readonly reasons: readonly Reason[]
  /** Every certificate but the anchor is known to have been good. */
  readonly is_revocation_known: boolean
}

/** Whether somebody whom we trust vouches for the certificate, and whether it was good when the signature existed. */
export function judgeTrust(signer: Certificate, question: TrustQuestion): TrustAnswer {
  const { trust, data, carried, at } = question
  const store = {
    ...trust,
    intermediates: [
      ...trust.intermediates,
      ...[...carried, ...data.certificates].filter(one => !isSelfIssued(one)),
    ],
  }
  const chain = findChain(signer, store, at)
  if (!chain || !isValidAt(signer, at)) {
    // Whether it was trusted while it was valid decides what is said, not what is believed.
    const wasTrusted = findChain(
      signer,
      store,
      new Date((signer.not_before.getTime() + signer.not_after.getTime()) / 2),
    )
    const reason = !wasTrusted ? 'untrusted' : at < signer.not_before ? 'not_yet_valid' : 'expired'
    return { reasons: [reason], is_revocation_known: false }
  }
  return judgeRevocation(chain, question)
}

function judgeRevocation(chain: readonly Certificate[], question: TrustQuestion): TrustAnswer {
  const reasons = new Set<Reason>()
  for (const [index, certificate] of chain.slice(0, -1).entries()) {
    const status = revocationOf({ certificate, issuer: chain[index + 1]! }, question)
    if (status === 'revoked') reasons.add('revoked')
    else if (status === 'unknown' && !isSilent(certificate)) reasons.add('revocation_unknown')
    else if (status === 'unknown' && index === 0) reasons.add('revocation_not_published')
  }
  return { reasons: [...reasons], is_revocation_known: reasons.size === 0 }
}

/** The authority names no place where it says what it revoked. */
const isSilent = ({ ocsp_urls, crl_urls }: Certificate): boolean => ocsp_urls.length + crl_urls.length === 0

/** Allowed difference between our clock and that of an authority. */
const SKEW_MS = 5 * 60_000

/** A statement counts when it speaks of a time at which the signature existed already, or still holds then. */
function revocationOf(
  issued: Issued,
  { data, at, now, trust }: TrustQuestion,
): 'good' | 'revoked' | 'unknown' {
  let isGood = false
  for (const { status, from, until, revoked_at } of statementsOf(issued, data, trust.memo)) {
    if (status === 'revoked' && (!revoked_at || revoked_at <= at)) return 'revoked'
    const isOfThen = (until ?? from).getTime() >= at.getTime() - SKEW_MS
    const isOfPast = from.getTime() <= now.getTime() + SKEW_MS
    if (status !== 'unknown' && isOfThen && isOfPast) isGood = true
  }
  return isGood ? 'good' : 'unknown'
}

function statementsOf(
  issued: Issued,
  { crls, ocsps }: ValidationData,
  memo = createTrustMemo(),
): RevocationStatement[] {
  const read = (bytes: Buffer, reader: (bytes: Buffer, issued: Issued) => RevocationStatement) => {
    const key = memoKey(bytes, issued.certificate.serial, issued.issuer.raw)
    const found = remembered(memo.statements, key, () => attempt(() => reader(bytes, issued)))
    return found ? [found] : []
  }
  return [
    ...ocsps.flatMap(bytes => read(bytes, readOcspStatement)),
    ...crls.flatMap(bytes => read(bytes, readCrlStatement)),
  ]
}

function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

const DOCUMENT_PURPOSES: readonly string[] = [
  OID.anyPurpose,
  OID.emailProtection,
  OID.documentSigning,
  OID.microsoftDocumentSigning,
  OID.adobeDocumentSigning,
]

/** The key of an authority, or one that its holder only signs in with, signs no document. */
export function maySignDocuments({ is_authority, key_usage, purposes }: Certificate): boolean {
  const mayCommit =
    key_usage === null ||
    key_usage.has(KEY_USAGE.contentCommitment) ||
    key_usage.has(KEY_USAGE.digitalSignature)
  return (
    !is_authority && mayCommit && (purposes === null || purposes.some(one => DOCUMENT_PURPOSES.includes(one)))
  )
}

/** RFC 3161 §2.3: time stamping and nothing else. */
export const maySignTimestamps = ({ is_authority, purposes }: Certificate): boolean =>
  !is_authority && purposes?.length === 1 && purposes[0] === OID.timeStamping
