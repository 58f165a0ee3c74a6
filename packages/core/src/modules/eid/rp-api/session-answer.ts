import type { Described } from '../certificates/citizen.ts'
import { normaliseNationalId } from '../certificates/national-id.ts'
import { EidRefused, type Refusal } from '../provider/port.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A session as the interface tells it, with what the checks need. */
export type SessionAnswer = {
  readonly protocol: string
  readonly value: string
  readonly server_random: string
  readonly user_challenge: string
  readonly flow: string
  readonly algorithm: string
  readonly hash: string
  readonly mask_hash: string
  readonly salt_length: number | null
  readonly interaction: string
  readonly certificate: string
  readonly level: string
  readonly described: Described | undefined
}

/** Older end results have longer names for the same thing. */
const REASONS: readonly (readonly [RegExp, Refusal])[] = [
  [/^USER_REFUSED/, 'user_refused'],
  [/^TIMEOUT$/, 'timed_out'],
  [/^DOCUMENT_UNUSABLE$/, 'document_unusable'],
  [/^WRONG_VC$/, 'wrong_code'],
]

/** Null while the session runs. An end other than OK is a refusal. */
export function readSessionAnswer(body: unknown): SessionAnswer | null {
  const session = fieldsOf(body)
  if (session['state'] === 'RUNNING') return null
  if (session['state'] !== 'COMPLETE') throw new EidRefused('answer_malformed')
  const end = textOf(fieldsOf(session['result'])['endResult'])
  if (end !== 'OK')
    throw new EidRefused(REASONS.find(([pattern]) => pattern.test(end))?.[1] ?? 'provider_failed')
  const signature = fieldsOf(session['signature'])
  const parameters = fieldsOf(signature['signatureAlgorithmParameters'])
  const mask = fieldsOf(fieldsOf(parameters['maskGenAlgorithm'])['parameters'])
  const salt = parameters['saltLength']
  const certificate = fieldsOf(session['cert'])
  return {
    protocol: textOf(session['signatureProtocol']),
    value: textOf(signature['value']),
    server_random: textOf(signature['serverRandom']),
    user_challenge: textOf(signature['userChallenge']),
    flow: textOf(signature['flowType']),
    algorithm: textOf(signature['signatureAlgorithm']),
    hash: textOf(parameters['hashAlgorithm']),
    mask_hash: textOf(mask['hashAlgorithm']),
    salt_length: typeof salt === 'number' ? salt : null,
    interaction: textOf(session['interactionTypeUsed']),
    certificate: textOf(certificate['value']),
    level: textOf(certificate['certificateLevel']),
    described: describedIn(session['person']),
  }
}

/** The vendor's addition to Smart-ID. */
function describedIn(value: unknown): Described | undefined {
  const person = fieldsOf(value)
  const idIn = (name: string) => normaliseNationalId(textOf(person[name]))
  const nameIn = (name: string) => textOf(person[name]).trim().slice(0, 100) || null
  const described = {
    civil_id: idIn('civilId'),
    registration_number: idIn('regNo'),
    given_name: nameIn('givenName') ?? nameIn('givenNameEn'),
    family_name: nameIn('surname') ?? nameIn('surnameEn'),
  }
  return Object.values(described).every(one => one === null) ? undefined : described
}

/** The answer of a certificate choice: which document, and its certificate for signatures. */
export type CertificateAnswer = {
  readonly document_number: string
  readonly certificate: string
  readonly level: string
}

export function readCertificateAnswer(body: unknown): CertificateAnswer | null {
  const session = fieldsOf(body)
  if (session['state'] === 'RUNNING') return null
  const result = fieldsOf(session['result'])
  const end = textOf(result['endResult'])
  if (session['state'] !== 'COMPLETE') throw new EidRefused('answer_malformed')
  if (end !== 'OK')
    throw new EidRefused(REASONS.find(([pattern]) => pattern.test(end))?.[1] ?? 'provider_failed')
  const certificate = fieldsOf(session['cert'])
  const answer = {
    document_number: textOf(result['documentNumber']),
    certificate: textOf(certificate['value']),
    level: textOf(certificate['certificateLevel']),
  }
  if (answer.document_number === '' || answer.certificate === '') throw new EidRefused('answer_malformed')
  return answer
}
