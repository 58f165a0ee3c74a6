import { childrenOf, expect, partsOf, readDer } from '../../der/read-der.ts'
import { type Certificate, readCertificate } from '../../x509/certificate.ts'
import { CMS_OID } from '../object-ids.ts'

/** The certificates inside of a timestamp, that of the authority among them. */
export function certificatesOfToken(token: Buffer): Certificate[] {
  const [, carried] = partsOf(readDer(token))
  const fields = childrenOf(childrenOf(expect(carried, 0xa0))[0]!)
  const certificates = fields.find(({ tag }) => tag === 0xa0)
  return certificates ? childrenOf(certificates).map(({ raw }) => readCertificate(raw)) : []
}

/** The certificate that may make timestamps. */
export const authorityOfToken = (token: Buffer): Certificate | undefined =>
  certificatesOfToken(token).find(({ purposes }) => purposes?.includes(CMS_OID.timeStamping))
