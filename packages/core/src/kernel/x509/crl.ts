import { childrenOf, partsOf, readInteger, readTime } from '../der/read-der.ts'
import { KEY_USAGE } from './certificate.ts'
import { type Issued, type RevocationStatus, requireCurrent } from './ocsp.ts'
import { isSignedBy, publicKeyOf, readSigned } from './signed.ts'

const TIME_TAGS = new Set([0x17, 0x18])

/** What a list of revoked certificates says (RFC 5280 §5). Throws when it is not the issuer's, or not of now. */
export function readCrl(bytes: Buffer, { certificate, issuer }: Issued, now: Date): RevocationStatus {
  const signed = readSigned(bytes)
  const fields = childrenOf(signed.content)
  const [, name, from, ...rest] = fields[0]?.tag === 0x02 ? fields.slice(1) : fields
  const mayList = issuer.key_usage === null || issuer.key_usage.has(KEY_USAGE.cRLSign)
  if (!mayList || !name?.raw.equals(issuer.subject) || !isSignedBy(signed, publicKeyOf(issuer.spki)))
    throw new Error('the list is not by the issuer')
  const until = rest[0] && TIME_TAGS.has(rest[0].tag) ? rest.shift() : undefined
  // Without the time of the next list nobody can tell whether this one is the last.
  if (!until) throw new Error('the list does not say how long it holds')
  requireCurrent({ from: readTime(from), until: readTime(until) }, now)
  const entries = rest[0]?.tag === 0x30 ? childrenOf(rest[0]) : []
  const isListed = entries.some(entry => readInteger(partsOf(entry)[0]).equals(certificate.serial))
  return isListed ? 'revoked' : 'good'
}
