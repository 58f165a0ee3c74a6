import { type Certificate, KEY_USAGE } from './certificate.ts'
import { isSignedBy, publicKeyOf } from './signed.ts'
import { memoKey, remembered, type TrustMemo } from './trust-memo.ts'

/** Authorities that are trusted as they are, and those that are trusted when one of the former vouches for them. */
export type TrustStore = {
  readonly anchors: readonly Certificate[]
  readonly intermediates: readonly Certificate[]
  readonly memo?: TrustMemo
}

export const isSelfIssued = ({ issuer, subject }: Certificate): boolean => issuer.equals(subject)

/** Who vouches for itself is an anchor. */
export const trustStoreOf = (certificates: readonly Certificate[]): TrustStore => ({
  anchors: certificates.filter(isSelfIssued),
  intermediates: certificates.filter(certificate => !isSelfIssued(certificate)),
})

export const isValidAt = ({ not_before, not_after }: Certificate, now: Date): boolean =>
  not_before <= now && now <= not_after

const LONGEST = 8

/**
 * The path from a certificate to an anchor, the certificate first; undefined when there is none. Only authorities that are
 * valid now, may sign certificates and stay within their path length are followed (RFC 5280 §6.1).
 */
export function findChain(
  certificate: Certificate,
  { anchors, intermediates, memo }: TrustStore,
  now: Date,
): Certificate[] | undefined {
  const extend = (path: readonly Certificate[]): Certificate[] | undefined => {
    const last = path.at(-1)!
    const isIssuer = (authority: Certificate) =>
      mayIssue(authority, path.length - 1, now) && isIssuedBy(last, authority, memo)
    const anchor = anchors.find(isIssuer)
    if (anchor) return [...path, anchor]
    if (path.length >= LONGEST) return undefined
    for (const next of intermediates) {
      if (path.includes(next) || !isIssuer(next)) continue
      const found = extend([...path, next])
      if (found) return found
    }
    return undefined
  }
  return certificate.unknown_critical.length > 0 ? undefined : extend([certificate])
}

function mayIssue(authority: Certificate, below: number, now: Date): boolean {
  const { is_authority, key_usage, path_length, unknown_critical } = authority
  return (
    is_authority &&
    (key_usage === null || key_usage.has(KEY_USAGE.keyCertSign)) &&
    (path_length === null || path_length >= below) &&
    unknown_critical.length === 0 &&
    isValidAt(authority, now)
  )
}

/** A key that cannot be read has signed nothing. */
export function isIssuedBy(certificate: Certificate, authority: Certificate, memo?: TrustMemo): boolean {
  if (!certificate.issuer.equals(authority.subject)) return false
  if (!memo) return isSignedWith(certificate, authority)
  const key = memoKey(certificate.raw, authority.spki)
  return remembered(memo.issued, key, () => isSignedWith(certificate, authority))
}

function isSignedWith(certificate: Certificate, authority: Certificate): boolean {
  try {
    return isSignedBy(certificate.signed, publicKeyOf(authority.spki))
  } catch {
    return false
  }
}
