import { createPublicKey, type KeyObject } from 'node:crypto'
import { childrenOf, partsOf, readObjectId, readText } from '../../kernel/der/read-der.ts'
import { KEY_USAGE } from '../../kernel/x509/certificate.ts'
import { isSignedBy, readSigned } from '../../kernel/x509/signed.ts'
import { type Authorities, serialOf, toPem } from './authority.ts'
import { type Name, writeCertificate } from './write-certificate.ts'

const DAY_MS = 86_400_000

/**
 * Gives an organisation the certificate of its seal for a request (PKCS #10, PEM): what a real authority does after a ceremony, without the
 * ceremony. Answers with the certificate and who issued it.
 */
export function issueSealCertificate(pem: string, { issuing, root }: Authorities, origin: string): string {
  const request = readRequest(pem)
  const certificate = writeCertificate(
    {
      serial: serialOf(`seal ${request.publicKey.export({ format: 'der', type: 'spki' }).toString('hex')}`),
      issuer: issuing.name,
      subject: request.subject,
      from: new Date(Date.now() - DAY_MS),
      until: new Date(Date.now() + 730 * DAY_MS),
      publicKey: request.publicKey,
      usage: [KEY_USAGE.digitalSignature, KEY_USAGE.contentCommitment],
      crlUrl: `${origin}/sim/ca/issuing.crl`,
    },
    issuing,
  )
  return toPem(certificate) + toPem(issuing.certificate) + toPem(root.certificate)
}

function readRequest(pem: string): { subject: Name; publicKey: KeyObject } {
  const signed = readSigned(Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64'))
  const [, name, key] = childrenOf(signed.content)
  const publicKey = createPublicKey({ key: key!.raw, format: 'der', type: 'spki' })
  if (!isSignedBy(signed, publicKey)) throw new Error('the request is not signed by its own key')
  const subject = partsOf(name).flatMap(relative =>
    partsOf(relative, 0x31).map((attribute): [string, string] => {
      const [type, value] = partsOf(attribute)
      return [readObjectId(type), readText(value!)]
    }),
  )
  return { subject, publicKey }
}
