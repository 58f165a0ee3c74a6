import { createHash } from 'node:crypto'
import { childrenOf, type DerValue, expect, partsOf, readInteger } from '../../der/read-der.ts'
import type { Certificate } from '../../x509/certificate.ts'
import { readHashAlgorithm } from '../../x509/signature-algorithm.ts'
import { CMS_OID } from '../object-ids.ts'
import type { Attributes } from './signed-data.ts'

/**
 * Whether the signed attributes name exactly this certificate (RFC 5035): another certificate for the same key, with
 * another name in it, would otherwise do. Undefined when they name none.
 */
export function namesCertificate(attributes: Attributes, certificate: Certificate): boolean | undefined {
  const second = attributes.get(CMS_OID.signingCertificateV2)
  if (second) return isNamedBySha2(partsOf(partsOf(second)[0])[0], certificate)
  const first = attributes.get(CMS_OID.signingCertificate)
  return first && isNamedBySha1(partsOf(partsOf(first)[0])[0], certificate)
}

function isNamedBySha2(id: DerValue | undefined, certificate: Certificate): boolean {
  const fields = partsOf(id)
  const hash = fields[0]?.tag === 0x30 ? readHashAlgorithm(fields.shift()) : 'sha256'
  if (!hash) return false
  return isNamed(fields, createHash(hash).update(certificate.raw).digest(), certificate)
}

/** SHA-1 only names the certificate here; RFC 3161 authorities still use it. */
const isNamedBySha1 = (id: DerValue | undefined, certificate: Certificate): boolean =>
  isNamed(partsOf(id), createHash('sha1').update(certificate.raw).digest(), certificate)

function isNamed(fields: readonly DerValue[], digest: Buffer, certificate: Certificate): boolean {
  const [named, issuerSerial, ...more] = fields
  if (more.length > 0 || !expect(named, 0x04).body.equals(digest)) return false
  if (!issuerSerial) return true
  const [names, serial] = partsOf(issuerSerial)
  const [name] = partsOf(names)
  const isIssuer = name?.tag === 0xa4 && childrenOf(name)[0]?.raw.equals(certificate.issuer) === true
  return isIssuer && readInteger(serial).equals(certificate.serial)
}
