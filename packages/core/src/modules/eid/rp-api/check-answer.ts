import { constants, verify } from 'node:crypto'
import type { Certificate } from '../../../kernel/x509/certificate.ts'
import { publicKeyOf } from '../../../kernel/x509/signed.ts'
import { identifyCitizen } from '../certificates/citizen.ts'
import {
  type CertificateRules,
  checkCertificate,
  readCitizenCertificate,
} from '../certificates/citizen-certificate.ts'
import { type Citizen, EidRefused } from '../provider/port.ts'
import { acspPayload, type SentQuestion } from './acsp-payload.ts'
import type { SessionAnswer } from './session-answer.ts'

export type Question = SentQuestion & {
  /** Flow types that the answer may have. */
  readonly flows: readonly string[]
  readonly asked: string | null
}

/**
 * `endResult=OK` alone proves nothing: whoever stands between could have written it. Answers with who was proven, or throws
 * the first thing that is wrong.
 */
export async function checkAnswer(
  answer: SessionAnswer,
  question: Question,
  rules: CertificateRules,
): Promise<Citizen> {
  if (answer.protocol !== 'ACSP_V2') throw new EidRefused('protocol_wrong')
  if (!question.flows.includes(answer.flow)) throw new EidRefused('flow_wrong')
  requireFresh(answer)
  const certificate = readCitizenCertificate(answer.certificate)
  if (!isSignatureRight(answer, question, certificate)) throw new EidRefused('signature_wrong')
  const level = await checkCertificate(certificate, answer.level, rules)
  return identifyCitizen(certificate, level, { asked: question.asked, described: answer.described })
}

const LEAST_RANDOM_BYTES = 18
const USER_CHALLENGE = /^[\w-]{43}$/

/** Both sides added something of their own to what was signed. */
function requireFresh({ server_random, user_challenge, interaction }: SessionAnswer): void {
  const isFresh =
    Buffer.from(server_random, 'base64').length >= LEAST_RANDOM_BYTES &&
    USER_CHALLENGE.test(user_challenge) &&
    // A separator in a field would let two different answers have one payload.
    [server_random, user_challenge, interaction].every(part => part !== '' && !part.includes('|'))
  if (!isFresh) throw new EidRefused('answer_malformed')
}

/** We ask for SHA-512 in this form; ECDSA with SHA-256 comes from older certificates. */
export const ASKED_ALGORITHM = { signatureAlgorithm: 'rsassa-pss', hashAlgorithm: 'SHA-512' } as const
const SALT_LENGTH = 64

function isSignatureRight(answer: SessionAnswer, question: Question, { spki }: Certificate): boolean {
  const key = publicKeyOf(spki)
  const payload = acspPayload(question, answer)
  const signature = Buffer.from(answer.value, 'base64')
  if (answer.algorithm === 'ecdsa-with-SHA256' && key.asymmetricKeyType === 'ec')
    return verify('sha256', payload, key, signature)
  const isAsked =
    answer.algorithm === ASKED_ALGORITHM.signatureAlgorithm &&
    answer.hash === ASKED_ALGORITHM.hashAlgorithm &&
    (answer.mask_hash === '' || answer.mask_hash === answer.hash) &&
    (answer.salt_length === null || answer.salt_length === SALT_LENGTH) &&
    key.asymmetricKeyType === 'rsa'
  if (!isAsked) throw new EidRefused('algorithm_wrong')
  const padding = constants.RSA_PKCS1_PSS_PADDING
  return verify('sha512', payload, { key, padding, saltLength: SALT_LENGTH }, signature)
}
