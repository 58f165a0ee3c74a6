import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { KEY_USAGE } from '../../kernel/x509/certificate.ts'
import { OID } from '../../kernel/x509/object-ids.ts'
import { type Authorities, serialOf } from '../certificate-authority/authority.ts'
import { type Name, writeCertificate } from '../certificate-authority/write-certificate.ts'
import { readOrMake } from '../kept-file.ts'
import type { SimulatedPerson } from './persons.ts'

export type KeyKind = 'authentication' | 'signature'

/** Policies of Smart-ID, which the simulated authority follows. */
export const POLICIES = { QUALIFIED: '1.3.6.1.4.1.10015.17.2', ADVANCED: '1.3.6.1.4.1.10015.17.1' } as const

export type PersonKeys = {
  /** An RSA key of 2048 bits, made when it is first needed and kept. */
  of(person: SimulatedPerson, kind: KeyKind): Promise<{ privateKey: KeyObject; publicKey: KeyObject }>
}

export function createPersonKeys(dataDir: string): PersonKeys {
  return {
    async of({ civil_id }, kind) {
      const path = join(dataDir, 'simulators', 'eid', 'keys', `${civil_id}-${kind}.pem`)
      const privateKey = createPrivateKey(await readOrMake(path, makeKey))
      return { privateKey, publicKey: createPublicKey(privateKey) }
    },
  }
}

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return privateKey.export({ format: 'pem', type: 'pkcs8' }) as string
}

export const certificateSerial = ({ civil_id }: SimulatedPerson, kind: KeyKind): Buffer =>
  serialOf(`${kind} ${civil_id}`)

export const levelOf = ({ behaviour }: SimulatedPerson): 'ADVANCED' | 'QUALIFIED' =>
  behaviour === 'advanced_only' || behaviour === 'claims_qualified' ? 'ADVANCED' : 'QUALIFIED'

const nameOf = (person: SimulatedPerson): Name => [
  [OID.country, 'MN'],
  [OID.surname, person.surname],
  [OID.givenName, person.given_name],
  [OID.serialNumber, `PNOMN-${person.civil_id}`],
  [OID.commonName, `${person.surname},${person.given_name},PNOMN-${person.civil_id}`],
]

const DAY_MS = 86_400_000

export type Issuing = {
  readonly authorities: Authorities
  readonly origin: string
  readonly dataDir: string
  readonly now: Date
}

/**
 * A certificate for signatures is the same each time it is shown, because signatures name it; it is kept for each address of the process.
 * One that authenticates is written anew.
 */
export async function certificateOf(
  person: SimulatedPerson,
  of: { readonly kind: KeyKind; readonly publicKey: KeyObject },
  issuing: Issuing,
): Promise<Buffer> {
  if (of.kind === 'authentication') return issueCertificate(person, of, issuing)
  const place = createHash('sha256').update(issuing.origin).digest('hex').slice(0, 16)
  const file = join(issuing.dataDir, 'simulators', 'eid', 'certificates', `${person.civil_id}-${place}`)
  const kept = await readOrMake(file, async () => issueCertificate(person, of, issuing).toString('base64'))
  return Buffer.from(kept, 'base64')
}

/** Written anew each time, with the addresses of the process that answers: keys and serial numbers stay. */
export function issueCertificate(
  person: SimulatedPerson,
  of: { readonly kind: KeyKind; readonly publicKey: KeyObject },
  { authorities, origin, now }: Issuing,
): Buffer {
  const { behaviour } = person
  const issuer = behaviour === 'untrusted_issuer' ? authorities.untrusted : authorities.issuing
  const isOver = behaviour === 'expired'
  const isAuthentication = of.kind === 'authentication'
  const responder = behaviour === 'revocation_unknown' ? 'nowhere' : 'ocsp'
  return writeCertificate(
    {
      serial: certificateSerial(person, of.kind),
      issuer: issuer.name,
      subject: nameOf(person),
      from: new Date(now.getTime() - 400 * DAY_MS),
      until: new Date(now.getTime() + (isOver ? -30 : 700) * DAY_MS),
      publicKey: of.publicKey,
      usage: [isAuthentication ? KEY_USAGE.digitalSignature : KEY_USAGE.contentCommitment],
      ...(isAuthentication && { purposes: [OID.clientAuth, OID.smartIdAuth] }),
      policies: [POLICIES[levelOf(person)]],
      ocspUrl: `${origin}/sim/ca/${responder}`,
      crlUrl: `${origin}/sim/ca/${behaviour === 'revocation_unknown' ? 'nowhere' : 'issuing'}.crl`,
    },
    issuer,
  )
}
