import { childrenOf, type DerValue, partsOf, readInteger, readTime } from '../der/read-der.ts'
import { KEY_USAGE } from './certificate.ts'
import { type Issued, type RevocationStatement, type RevocationStatus, requireCurrent } from './ocsp.ts'
import { isSignedBy, publicKeyOf, readSigned } from './signed.ts'

const TIME_TAGS = new Set([0x17, 0x18])

/** What a list of revoked certificates says (RFC 5280 §5). Throws when it is not the issuer's, or not of now. */
export function readCrl(bytes: Buffer, issued: Issued, now: Date): RevocationStatus {
  const { status, from, until } = readCrlStatement(bytes, issued)
  requireCurrent({ from, until }, now)
  return status
}

/** What a list says, and of which time. Throws when it is not the issuer's. */
export function readCrlStatement(bytes: Buffer, { certificate, issuer }: Issued): RevocationStatement {
  const signed = readSigned(bytes)
  const fields = childrenOf(signed.content)
  const [, name, from, ...rest] = fields[0]?.tag === 0x02 ? fields.slice(1) : fields
  const mayList = issuer.key_usage === null || issuer.key_usage.has(KEY_USAGE.cRLSign)
  if (!mayList || !name?.raw.equals(issuer.subject) || !isSignedBy(signed, publicKeyOf(issuer.spki)))
    throw new Error('the list is not by the issuer')
  const until = rest[0] && TIME_TAGS.has(rest[0].tag) ? rest.shift() : undefined
  // Without the time of the next list nobody can tell whether this one is the last.
  if (!until) throw new Error('the list does not say how long it holds')
  requireWhole(rest.find(({ tag }) => tag === 0xa0))
  const entries = rest[0]?.tag === 0x30 ? childrenOf(rest[0]) : []
  const listed = entries
    .map(entry => partsOf(entry))
    .find(([serial]) => readInteger(serial).equals(certificate.serial))
  return {
    status: listed ? 'revoked' : 'good',
    from: readTime(from),
    until: readTime(until),
    revoked_at: listed ? readTime(listed[1]) : null,
  }
}

/** A list of changes, or of a part of the certificates, is marked by a critical extension: it does not say who is not revoked. */
function requireWhole(carried: DerValue | undefined): void {
  for (const extension of carried ? partsOf(childrenOf(carried)[0]) : []) {
    const [, critical] = partsOf(extension)
    if (critical?.tag === 0x01 && critical.body[0] !== 0) throw new Error('the list is not whole')
  }
}
