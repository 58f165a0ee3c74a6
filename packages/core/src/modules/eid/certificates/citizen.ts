import type { Certificate } from '../../../kernel/x509/certificate.ts'
import { OID } from '../../../kernel/x509/object-ids.ts'
import { type Citizen, EidRefused, type Level } from '../provider/port.ts'
import { isRegistryNumber, normaliseNationalId } from './national-id.ts'

/** What the e-ID says about the person beside the certificate. It is signed by nobody, so it only adds to the certificate. */
export type Described = {
  readonly civil_id: string | null
  readonly registration_number: string | null
  readonly given_name: string | null
  readonly family_name: string | null
}

const NOT_DESCRIBED: Described = {
  civil_id: null,
  registration_number: null,
  given_name: null,
  family_name: null,
}

/** Who the certificate names. Refused when the e-ID describes somebody else, or when somebody else was asked. */
export function identifyCitizen(
  certificate: Certificate,
  level: Level,
  { asked, described = NOT_DESCRIBED }: { asked: string | null; described?: Described | undefined },
): Citizen {
  const subject = certificate.attributes.get(OID.serialNumber) ?? ''
  const own = normaliseNationalId(subject)
  if (own === null) throw new EidRefused('answer_malformed')
  const isByRegistry = isRegistryNumber(own)
  const same = isByRegistry ? described.registration_number : described.civil_id
  // What is described counts when it names the same person as the certificate.
  if (described.civil_id !== null || described.registration_number !== null)
    if (same !== own) throw new EidRefused('other_person')
  const civil_id = isByRegistry ? described.civil_id : own
  const registration_number = isByRegistry ? own : described.registration_number
  if (asked !== null && asked !== civil_id && asked !== registration_number)
    throw new EidRefused('other_person')
  return {
    subject: `PNOMN-${own}`,
    civil_id,
    registration_number,
    given_name: described.given_name ?? certificate.attributes.get(OID.givenName) ?? null,
    family_name: described.family_name ?? certificate.attributes.get(OID.surname) ?? null,
    level,
  }
}
