import type { Certificate } from '../../../kernel/x509/certificate.ts'
import { OID } from '../../../kernel/x509/object-ids.ts'

/** As people read it: the name without the number that certificates of citizens carry in theirs. */
export function signerNameOf({ attributes }: Certificate): string {
  const own = [attributes.get(OID.givenName), attributes.get(OID.surname)].filter(Boolean).join(' ')
  return own || attributes.get(OID.commonName) || attributes.get(OID.organisation) || '?'
}
