import { constants, createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import {
  CMS_OID,
  der,
  KEY_USAGE,
  type Name,
  type NewCertificate,
  OID,
  readCertificate,
  writeCertificate,
  writeCrl,
} from '@tamga/core/testing'

export type KeyKind = 'rsa' | 'pss' | 'ec'

export type TestKey = {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly certificate: Buffer
}

export type TestSigner = TestKey & { readonly kind: KeyKind }

const DAY_MS = 86_400_000

const nameOf = (commonName: string): Name => [
  [OID.country, 'MN'],
  [OID.commonName, commonName],
]

const newKey = (kind: KeyKind) =>
  kind === 'ec'
    ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    : generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A root, an authority below it, and what they issue: the certificates of a test, without any program. */
export function createAuthority(now = new Date()) {
  const issue = (
    subject: Name,
    by: { name: Name; key?: TestKey },
    more: Partial<NewCertificate> & { kind?: KeyKind } = {},
  ): TestKey => {
    const { kind = 'ec', ...wanted } = more
    const pair = newKey(kind)
    const publicKey = wanted.publicKey ?? pair.publicKey
    const certificate = writeCertificate(
      {
        serial: Buffer.concat([Buffer.from([0x45]), randomBytes(11)]),
        issuer: by.name,
        subject,
        from: new Date(now.getTime() - 30 * DAY_MS),
        until: new Date(now.getTime() + 365 * DAY_MS),
        usage: [KEY_USAGE.contentCommitment],
        ...wanted,
        publicKey,
      },
      by.key ?? pair,
    )
    return { privateKey: pair.privateKey, publicKey, certificate }
  }
  const authority = { usage: [KEY_USAGE.keyCertSign, KEY_USAGE.cRLSign], authority: { pathLength: null } }
  const names = { root: nameOf('Test Root'), issuing: nameOf('Test Issuing') }
  const root = issue(names.root, { name: names.root }, authority)
  const issuing = issue(names.issuing, { name: names.root, key: root }, authority)
  const byIssuing = { name: names.issuing, key: issuing }
  const url = 'http://127.0.0.1:9/issuing.crl'
  const signer = (name: string, kind: KeyKind = 'ec', more: Partial<NewCertificate> = {}): TestSigner => ({
    kind,
    ...issue(nameOf(name), byIssuing, { kind, crlUrl: url, ...more }),
  })
  const stamper = issue(nameOf('Test TSA'), byIssuing, {
    usage: [KEY_USAGE.digitalSignature],
    purposes: [OID.timeStamping],
    until: new Date(now.getTime() + 10 * 365 * DAY_MS),
  })
  const list = (revoked: readonly TestKey[] = [], at = now): Buffer =>
    writeCrl(
      revoked.map(one => readCertificate(one.certificate).serial),
      { name: names.issuing, privateKey: issuing.privateKey, now: at },
    )
  return { root, issuing, stamper, signer, list }
}

export type Authority = ReturnType<typeof createAuthority>

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
const attribute = (oid: string, value: Buffer): Buffer => der.sequence(der.objectId(oid), der.setOf(value))
const hashId = der.sequence(der.objectId(OID.sha256))

const pssHash = der.sequence(der.objectId(OID.sha256), der.nothing())

const ALGORITHMS: Readonly<Record<KeyKind, Buffer>> = {
  rsa: der.sequence(der.objectId(OID.sha256WithRsa), der.nothing()),
  ec: der.sequence(der.objectId(OID.ecdsaWithSha256)),
  pss: der.sequence(
    der.objectId(OID.rsaPss),
    der.sequence(
      der.explicit(0, pssHash),
      der.explicit(1, der.sequence(der.objectId(OID.mgf1), pssHash)),
      der.explicit(2, der.integer(32)),
    ),
  ),
}

function signWith({ kind, privateKey: key }: TestSigner, bytes: Buffer): Buffer {
  if (kind !== 'pss') return sign('sha256', bytes, key)
  return sign('sha256', bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 })
}

export type MessageWish = {
  readonly digest: Buffer
  readonly chain: readonly Buffer[]
  readonly content?: Buffer
  /** Another certificate than the one that the signed attributes name. */
  readonly shown?: Buffer
  readonly withoutName?: boolean
  readonly stamp?: (signature: Buffer) => Buffer
}

/** A signed message of our profile, or one that breaks it in a way that a test wants. */
export function buildMessage(signer: TestSigner, wish: MessageWish): Buffer {
  const { digest, chain, content, shown = signer.certificate } = wish
  const type = content ? CMS_OID.timestampInfo : CMS_OID.data
  const attributes = [
    attribute(CMS_OID.contentType, der.objectId(type)),
    attribute(CMS_OID.messageDigest, der.octets(digest)),
    ...(wish.withoutName
      ? []
      : [
          attribute(
            CMS_OID.signingCertificateV2,
            der.sequence(der.sequence(der.sequence(der.octets(sha256(signer.certificate))))),
          ),
        ]),
  ].toSorted(Buffer.compare)
  const signature = signWith(signer, der.writeDer(0x31, ...attributes))
  const own = readCertificate(shown)
  const info = der.sequence(
    der.integer(1),
    der.sequence(own.issuer, der.integer(own.serial)),
    hashId,
    der.writeDer(0xa0, ...attributes),
    ALGORITHMS[signer.kind],
    der.octets(signature),
    ...(wish.stamp ? [der.writeDer(0xa1, attribute(CMS_OID.timestampToken, wish.stamp(signature)))] : []),
  )
  return der.sequence(
    der.objectId(CMS_OID.signedData),
    der.explicit(
      0,
      der.sequence(
        der.integer(content ? 3 : 1),
        der.setOf(hashId),
        der.sequence(der.objectId(type), ...(content ? [der.explicit(0, der.octets(content))] : [])),
        der.writeDer(0xa0, shown, ...chain),
        der.setOf(info),
      ),
    ),
  )
}

/** A timestamp over bytes (RFC 3161 §2.4.2). */
export function buildToken(authority: Authority, bytes: Buffer, at = new Date()): Buffer {
  const info = der.sequence(
    der.integer(1),
    der.objectId('1.3.6.1.4.1.99999.1'),
    der.sequence(hashId, der.octets(sha256(bytes))),
    der.integer(randomBytes(8)),
    der.generalizedTime(at),
  )
  const signer: TestSigner = { ...authority.stamper, kind: 'ec' }
  return buildMessage(signer, { digest: sha256(info), chain: [authority.issuing.certificate], content: info })
}
