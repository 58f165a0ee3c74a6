import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { join } from 'node:path'
import { expect, partsOf, readDer, readObjectId } from '../../kernel/der/read-der.ts'
import { generalizedTime, integer, objectId, sequence } from '../../kernel/der/write-der.ts'
import { buildSignedAttributes, buildSignedData } from '../../kernel/signatures/cms/build-signed-data.ts'
import { CMS_OID } from '../../kernel/signatures/object-ids.ts'
import { type Certificate, KEY_USAGE, readCertificate } from '../../kernel/x509/certificate.ts'
import { OID } from '../../kernel/x509/object-ids.ts'
import { SIMULATOR_ORGANISATION } from '../../kernel/x509/simulator-mark.ts'
import { type Authorities, serialOf } from '../certificate-authority/authority.ts'
import { type Name, writeCertificate } from '../certificate-authority/write-certificate.ts'
import { readOrMake } from '../kept-file.ts'

export type TimestampAuthority = {
  readonly certificate: Certificate
  readonly issuer: Certificate
  readonly privateKey: ReturnType<typeof createPrivateKey>
}

const NAME: Name = [
  [OID.country, 'MN'],
  [OID.organisation, SIMULATOR_ORGANISATION],
  [OID.commonName, 'Simulated Timestamp Authority'],
]

/** A policy of nobody: below the arc for examples (RFC 5612 §4 lends it to documentation). */
const POLICY = '1.3.6.1.4.1.32473.1'
const DAY_MS = 86_400_000

/** Key and certificate are made at the first start and kept: old timestamps stay good after a restart. */
export async function readTimestampAuthority(
  { dataDir, origin }: { dataDir: string; origin: string },
  { root }: Authorities,
): Promise<TimestampAuthority> {
  const file = join(dataDir, 'simulators', 'timestamp-authority.json')
  const kept = JSON.parse(
    await readOrMake(file, async () => {
      const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
      const certificate = writeCertificate(
        {
          serial: serialOf('timestamp authority'),
          issuer: root.name,
          subject: NAME,
          from: new Date(Date.now() - DAY_MS),
          until: new Date(Date.now() + 3650 * DAY_MS),
          publicKey: pair.publicKey,
          usage: [KEY_USAGE.digitalSignature],
          purposes: [CMS_OID.timeStamping],
          // RFC 3161 §2.3: this purpose alone, and critical.
          arePurposesCritical: true,
          crlUrl: `${origin}/sim/ca/root.crl`,
        },
        root,
      )
      const key = pair.privateKey.export({ format: 'pem', type: 'pkcs8' })
      return JSON.stringify({ key, certificate: certificate.toString('base64') })
    }),
  ) as { key: string; certificate: string }
  return {
    certificate: readCertificate(Buffer.from(kept.certificate, 'base64')),
    issuer: readCertificate(root.certificate),
    privateKey: createPrivateKey(kept.key),
  }
}

const GRANTED = 0

/** Answers a timestamp query (RFC 3161 §2.4.2). */
export function answerTimestamp(request: Buffer, authority: TimestampAuthority): Buffer {
  const [, imprint, ...more] = partsOf(readDer(request))
  const [algorithm, digest] = partsOf(imprint)
  readObjectId(partsOf(algorithm)[0])
  expect(digest, 0x04)
  const nonce = more.find(({ tag }) => tag === 0x02)
  const content = sequence(
    integer(1),
    objectId(POLICY),
    expect(imprint, 0x30).raw,
    integer(randomBytes(8)),
    generalizedTime(new Date()),
    ...(nonce ? [nonce.raw] : []),
  )
  return sequence(sequence(integer(GRANTED)), signContent(content, authority))
}

function signContent(bytes: Buffer, { certificate, issuer, privateKey }: TimestampAuthority): Buffer {
  const hash = 'sha256'
  const type = CMS_OID.timestampInfo
  const digest = createHash(hash).update(bytes).digest()
  const attributes = buildSignedAttributes({ certificate, digest, hash, contentType: type })
  return buildSignedData({
    certificate,
    chain: [issuer],
    algorithm: { scheme: 'ecdsa', hash },
    attributes,
    signature: sign(hash, attributes, privateKey),
    content: { type, bytes },
  })
}

/** The query could not be read (RFC 3161 §2.4.2: rejection, badDataFormat). */
export const rejectTimestamp = (): Buffer => sequence(sequence(integer(2)))
