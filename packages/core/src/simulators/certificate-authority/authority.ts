import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { KEY_USAGE } from '../../kernel/x509/certificate.ts'
import { OID } from '../../kernel/x509/object-ids.ts'
import { SIMULATOR_ORGANISATION } from '../../kernel/x509/simulator-mark.ts'
import { readOrMake } from '../kept-file.ts'
import { type Name, type NewCertificate, type Signer, writeCertificate } from './write-certificate.ts'

export type AuthorityKey = Signer & { readonly name: Name; readonly certificate: Buffer }

/** A root, the authority below it that issues to citizens and its OCSP responder, and one that nobody trusts. */
export type Authorities = Readonly<Record<'root' | 'issuing' | 'responder' | 'untrusted', AuthorityKey>>

type Kept = Readonly<Record<keyof Authorities, { readonly key: string; readonly certificate: string }>>

const nameOf = (commonName: string): Name => [
  [OID.country, 'MN'],
  [OID.organisation, SIMULATOR_ORGANISATION],
  [OID.commonName, commonName],
]

const NAMES = {
  root: nameOf('Simulated Root CA'),
  issuing: nameOf('Simulated e-ID Issuing CA'),
  responder: nameOf('Simulated OCSP Responder'),
  untrusted: nameOf('Simulated Unknown CA'),
}

const YEAR_MS = 365 * 86_400_000

/** Serial numbers are made from what they stand for, so that every process of an installation gives the same one. */
export const serialOf = (what: string): Buffer => {
  const serial = hash('sha256', `tamga simulator ${what}`, 'buffer').subarray(0, 12)
  serial[0]! &= 0x7f
  serial[0]! |= 0x40
  return serial
}

const file = (dataDir: string): string => join(dataDir, 'simulators', 'certificate-authority.json')

/** Made at the first start and kept in DATA_DIR: sessions that are under way go on after a restart. */
export async function readAuthorities(dataDir: string): Promise<Authorities> {
  const kept = JSON.parse(
    await readOrMake(file(dataDir), async () => JSON.stringify(makeAuthorities())),
  ) as Kept
  const read = (which: keyof Authorities): AuthorityKey => {
    const privateKey = createPrivateKey(kept[which].key)
    return {
      name: NAMES[which],
      privateKey,
      publicKey: createPublicKey(privateKey),
      certificate: Buffer.from(kept[which].certificate, 'base64'),
    }
  }
  return {
    root: read('root'),
    issuing: read('issuing'),
    responder: read('responder'),
    untrusted: read('untrusted'),
  }
}

function makeAuthorities(): Kept {
  const keys = {
    root: newKey(),
    issuing: newKey(),
    responder: newKey(),
    untrusted: newKey(),
  }
  const issue = (which: keyof Authorities, by: keyof Authorities, more: Partial<NewCertificate>) => ({
    key: exportKey(keys[which].privateKey),
    certificate: writeCertificate(
      {
        serial: serialOf(`authority ${which}`),
        issuer: NAMES[by],
        subject: NAMES[which],
        from: new Date(Date.now() - 86_400_000),
        until: new Date(Date.now() + 10 * YEAR_MS),
        publicKey: keys[which].publicKey,
        usage: [KEY_USAGE.keyCertSign, KEY_USAGE.cRLSign],
        ...more,
      },
      keys[by],
    ).toString('base64'),
  })
  return {
    root: issue('root', 'root', { authority: { pathLength: null } }),
    issuing: issue('issuing', 'root', { authority: { pathLength: 0 } }),
    responder: issue('responder', 'issuing', {
      usage: [KEY_USAGE.digitalSignature],
      purposes: [OID.ocspSigning],
    }),
    untrusted: issue('untrusted', 'untrusted', { authority: { pathLength: null } }),
  }
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' })

const exportKey = (key: KeyObject): string => key.export({ format: 'pem', type: 'pkcs8' }) as string

export const toPem = (certificate: Buffer): string => {
  const lines = certificate.toString('base64').match(/.{1,64}/g)!
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
