import { createHash, hash, randomBytes } from 'node:crypto'
import {
  certificateOf,
  createPersonKeys,
  type Issuing,
  type KeyKind,
  levelOf,
  type PersonKeys,
} from './person-certificate.ts'
import { documentNumberOf, PERSONS, personOf, type SimulatedPerson } from './persons.ts'
import { HASH_SIZES, signDigest, signPayload } from './raw-signature.ts'
import type { SimulatedSession } from './sessions.ts'

export { createPersonKeys }

export type Answering = Issuing & { readonly keys: PersonKeys }

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** What GET session answers. Signatures are made when it is asked: the session holds no more than the person's decision. */
export async function answerSession(session: SimulatedSession, answering: Answering): Promise<object> {
  const { end_result, civil_id } = session
  if (end_result === null) return { state: 'RUNNING' }
  if (end_result !== 'OK' || civil_id === null)
    return { state: 'COMPLETE', result: { endResult: end_result ?? 'TIMEOUT' } }
  const person = personOf(civil_id)
  const signer = person.behaviour === 'other_person' ? PERSONS[0]! : person
  const keyKind: KeyKind = person.behaviour === 'signing_certificate' ? 'signature' : session.kind
  const key = await answering.keys.of(signer, keyKind)
  const certificate = await certificateOf(signer, { kind: keyKind, publicKey: key.publicKey }, answering)
  return {
    state: 'COMPLETE',
    result: { endResult: 'OK', documentNumber: documentNumberOf(person) },
    ...(!session.is_certificate_choice && {
      signatureProtocol: protocolOf(session, person),
      signature:
        session.kind === 'authentication'
          ? proveChallenge(session, person, key)
          : proveDigest(session, person, key),
    }),
    cert: {
      value: certificate.toString('base64'),
      certificateLevel: person.behaviour === 'claims_qualified' ? 'QUALIFIED' : levelOf(signer),
    },
    interactionTypeUsed: interactionOf(session),
    person: describe(person),
  }
}

const protocolOf = ({ kind }: SimulatedSession, { behaviour }: SimulatedPerson): string => {
  const isRaw = (kind === 'signature') !== (behaviour === 'other_protocol')
  return isRaw ? 'RAW_DIGEST_SIGNATURE' : 'ACSP_V2'
}

/** The vendor's addition to Smart-ID: who this is, in the words of the registry. */
const describe = (person: SimulatedPerson) => ({
  givenName: person.given_name,
  surname: person.surname,
  givenNameEn: person.given_name_en,
  surnameEn: person.surname_en,
  civilId: person.civil_id,
  regNo: person.registry_number,
})

/** The first interaction that was asked for: the simulated phone can do all of them. */
export function interactionOf({ interactions }: SimulatedSession): string {
  try {
    const [first] = JSON.parse(Buffer.from(interactions, 'base64').toString('utf8')) as { type?: unknown }[]
    return typeof first?.type === 'string' ? first.type : 'displayTextAndPIN'
  } catch {
    return 'displayTextAndPIN'
  }
}

type Key = Awaited<ReturnType<PersonKeys['of']>>

const describeAlgorithm = ({ algorithm }: SimulatedSession) => ({
  signatureAlgorithm: algorithm.signatureAlgorithm,
  signatureAlgorithmParameters: {
    hashAlgorithm: algorithm.hashAlgorithm,
    ...(algorithm.signatureAlgorithm === 'rsassa-pss' && {
      maskGenAlgorithm: { algorithm: 'id-mgf1', parameters: { hashAlgorithm: algorithm.hashAlgorithm } },
      saltLength: HASH_SIZES[algorithm.hashAlgorithm],
      trailerField: '0xbc',
    }),
  },
})

function proveChallenge(session: SimulatedSession, { behaviour }: SimulatedPerson, key: Key) {
  const serverRandom = randomBytes(24).toString('base64')
  const userChallenge = randomBytes(32).toString('base64url')
  // Signed over what was really done; what the answer says may be forged.
  const signedFlow = session.flow
  const flowType = behaviour === 'forged_flow' ? 'App2App' : signedFlow
  const challenge = behaviour === 'other_digest' ? randomBytes(32).toString('base64') : session.challenge
  const payload = [
    'smart-id',
    'ACSP_V2',
    serverRandom,
    challenge,
    userChallenge,
    base64(session.rp_name),
    '',
    createHash('sha256').update(session.interactions, 'utf8').digest('base64'),
    interactionOf(session),
    session.callback,
    flowType,
  ].join('|')
  const value = signPayload(Buffer.from(payload, 'utf8'), key.privateKey, session.algorithm)
  return {
    value: value.toString('base64'),
    serverRandom,
    userChallenge,
    flowType,
    ...describeAlgorithm(session),
  }
}

function proveDigest(session: SimulatedSession, { behaviour }: SimulatedPerson, key: Key) {
  const given = Buffer.from(session.challenge, 'base64')
  const digest = behaviour === 'other_digest' ? otherDigest(given) : given
  return {
    value: signDigest(digest, key.privateKey, session.algorithm).toString('base64'),
    flowType: behaviour === 'forged_flow' ? 'App2App' : session.flow,
    ...describeAlgorithm(session),
  }
}

const otherDigest = (digest: Buffer): Buffer => hash('sha512', digest, 'buffer').subarray(0, digest.length)
