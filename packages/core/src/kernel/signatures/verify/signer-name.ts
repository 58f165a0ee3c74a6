import type { Certificate } from '../../x509/certificate.ts'
import { OID } from '../../x509/object-ids.ts'
import type { SignerName } from './report.ts'

/** Numbers by which a state names a person: with their ETSI prefix, as Mongolian registers write them, or any long number. */
const NATIONAL_ID = /\b(PNO|IDC|PAS|TIN|TAX)[A-Z]{2}-[\p{L}\p{N}-]+|\p{Lu}{2}\d{8}\b|\d{6,}/gu

/** A signature names its signer to everybody who holds the file; the number of the person is nobody's business. */
export const maskNationalIds = (text: string): string =>
  text.replace(NATIONAL_ID, found => `${'•'.repeat(Math.min(8, found.length - 2))}${found.slice(-2)}`)

const commonNameOf = (attributes: ReadonlyMap<string, string>): string => attributes.get(OID.commonName) ?? ''

export function signerNameOf(certificate: Certificate): SignerName {
  const { attributes, issuer_attributes } = certificate
  const whole = [attributes.get(OID.givenName), attributes.get(OID.surname)].filter(Boolean).join(' ')
  return {
    name: maskNationalIds(whole || commonNameOf(attributes)),
    organisation: attributes.has(OID.organisation)
      ? maskNationalIds(attributes.get(OID.organisation)!)
      : null,
    country: attributes.get(OID.country) ?? null,
    issuer: maskNationalIds(commonNameOf(issuer_attributes)),
    serial: certificate.serial.toString('hex'),
  }
}
