import { createHash } from 'node:crypto'
import {
  bits,
  integer,
  objectId,
  printable,
  sequence,
  setOf,
  utf8,
  writeDer,
} from '../../../kernel/der/write-der.ts'
import {
  type SignatureAlgorithm,
  writeSignatureAlgorithm,
} from '../../../kernel/signatures/cms/signature-algorithm.ts'
import { OID } from '../../../kernel/x509/object-ids.ts'

export type RequestOf = {
  readonly organisation: string
  readonly spki: Buffer
  readonly algorithm: SignatureAlgorithm
  sign(digest: Buffer): Promise<Buffer>
}

const attribute = (oid: string, value: Buffer): Buffer => setOf(sequence(objectId(oid), value))

/** What the certificate authority is handed (PKCS #10, RFC 2986): the name, the public key, and the proof that the key is there. */
export async function writeCertificateRequest({
  organisation,
  spki,
  algorithm,
  sign,
}: RequestOf): Promise<Buffer> {
  const name = sequence(
    attribute(OID.country, printable('MN')),
    attribute(OID.organisation, utf8(organisation)),
    attribute(OID.commonName, utf8(organisation)),
  )
  const content = sequence(integer(0), name, spki, writeDer(0xa0))
  const signature = await sign(createHash(algorithm.hash).update(content).digest())
  return sequence(content, writeSignatureAlgorithm(algorithm), bits(signature))
}

export const requestToPem = (request: Buffer): string => {
  const lines = request.toString('base64').match(/.{1,64}/g)!
  return ['-----BEGIN CERTIFICATE REQUEST-----', ...lines, '-----END CERTIFICATE REQUEST-----', ''].join('\n')
}
