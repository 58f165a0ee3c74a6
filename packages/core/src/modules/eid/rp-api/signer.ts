import { createHash, randomBytes } from 'node:crypto'
import type { OutboundCalls } from '../../../kernel/outbound/outbound.ts'
import type { SignatureAlgorithm } from '../../../kernel/signatures/cms/signature-algorithm.ts'
import {
  type SignerPort,
  type SignerReference,
  SignerRefused,
  SignerUnavailable,
  type SigningIdentity,
  type SigningRequest,
  type StartedSignature,
} from '../../../kernel/signatures/signer/port.ts'
import { findChain } from '../../../kernel/x509/chain.ts'
import { publicKeyOf } from '../../../kernel/x509/signed.ts'
import { identifyCitizen } from '../certificates/citizen.ts'
import {
  type CertificateRules,
  checkCertificate,
  readCitizenCertificate,
} from '../certificates/citizen-certificate.ts'
import { EidRefused, EidUnavailable } from '../provider/port.ts'
import { call, codeIn, interactionsOf, jsonOf, type RelyingParty, requiredText } from './call.ts'
import { readCertificateAnswer, readSessionAnswer } from './session-answer.ts'

export type EidSigning = {
  readonly relyingParty: RelyingParty
  readonly calls: OutboundCalls
  readonly rules: () => Omit<CertificateRules, 'calls' | 'now'>
  /** The identifier of the person whose e-ID it has to be, such as `PNOMN-111949212017`. */
  readonly subject: string
}

/** The answer takes a little longer than the wait. */
const MARGIN_MS = 5_000
const SHORTEST_WAIT_MS = 1000
const CHOICE_WAIT_MS = 20_000
const HASH = { name: 'sha256', asked: 'SHA-256', salt: 32 } as const

/** Signing with PIN2 on the phone (RP-API v3, RAW_DIGEST_SIGNATURE): only the digest leaves, and the certificate is known before it. */
export const createEidSigner = (signing: EidSigning): SignerPort => ({
  identify: () => told(() => identify(signing)),
  start: request => told(() => startSession(signing, request)),
  poll: (reference, { milliseconds, signal }) =>
    told(() => readSession(signing, reference, { milliseconds, signal })),
})

/** In the words of the port. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EidRefused) throw new SignerRefused(error.reason)
    if (error instanceof EidUnavailable) throw new SignerUnavailable(error.message)
    throw error
  }
}

/** The person says on the phone which of their documents signs; its certificate goes into what is signed. */
async function identify(signing: EidSigning): Promise<SigningIdentity> {
  const { relyingParty, subject, rules, calls } = signing
  const begun = await call(
    signing,
    `/signature/certificate-choice/notification/etsi/${encodeURIComponent(subject)}`,
    {
      body: {
        relyingPartyUUID: relyingParty.uuid,
        relyingPartyName: relyingParty.name,
        certificateLevel: rules().level,
        nonce: randomBytes(15).toString('base64'),
      },
    },
  )
  const id = requiredText((jsonOf(begun) as Record<string, unknown>)['sessionID'])
  const path = `/session/${encodeURIComponent(id)}?timeoutMs=${CHOICE_WAIT_MS}`
  const answer = readCertificateAnswer(
    jsonOf(await call(signing, path, { timeout: CHOICE_WAIT_MS + MARGIN_MS })),
  )
  if (!answer) throw new EidRefused('timed_out')
  const certificate = readCitizenCertificate(answer.certificate)
  const checked: CertificateRules = { ...rules(), purpose: 'signature', calls, now: new Date() }
  const level = await checkCertificate(certificate, answer.level, checked)
  const citizen = identifyCitizen(certificate, level, { asked: null })
  if (citizen.subject !== subject) throw new EidRefused('other_person')
  const chain = findChain(certificate, checked.trust, checked.now)!.slice(1, -1)
  return { certificate, chain, algorithm: algorithmOf(certificate.spki), account: answer.document_number }
}

/** PSS for RSA keys; older certificates have keys on a curve, and their answers say so. */
const algorithmOf = (spki: Buffer): SignatureAlgorithm => ({
  scheme: publicKeyOf(spki).asymmetricKeyType === 'ec' ? 'ecdsa' : 'rsa-pss',
  hash: HASH.name,
})

async function startSession(signing: EidSigning, request: SigningRequest): Promise<StartedSignature> {
  const { relyingParty, rules } = signing
  const { key, identity, digest, text } = request
  const reply = await call(
    signing,
    `/signature/notification/document/${encodeURIComponent(identity.account ?? '')}`,
    {
      body: {
        relyingPartyUUID: relyingParty.uuid,
        relyingPartyName: relyingParty.name,
        certificateLevel: rules().level,
        signatureProtocol: 'RAW_DIGEST_SIGNATURE',
        signatureProtocolParameters: {
          digest: digest.toString('base64'),
          signatureAlgorithm: 'rsassa-pss',
          signatureAlgorithmParameters: { hashAlgorithm: HASH.asked },
        },
        // A request that is the same in everything is answered with the session that it began, for some seconds.
        nonce: key.toString('base64'),
        interactions: interactionsOf(text),
      },
    },
  )
  const begun = jsonOf(reply) as Record<string, unknown>
  return {
    reference: {
      session_id: requiredText(begun['sessionID']),
      certificate: fingerprint(identity.certificate.raw),
      scheme: identity.algorithm.scheme,
    },
    verification_code: codeIn(begun['vc']),
  }
}

const fingerprint = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex')

async function readSession(
  signing: EidSigning,
  reference: SignerReference,
  { milliseconds, signal }: { milliseconds: number; signal: AbortSignal },
): Promise<Buffer | null> {
  const wait = Math.max(SHORTEST_WAIT_MS, milliseconds)
  const path = `/session/${encodeURIComponent(String(reference['session_id']))}?timeoutMs=${wait}`
  const answer = readSessionAnswer(jsonOf(await call(signing, path, { timeout: wait + MARGIN_MS, signal })))
  if (!answer) return null
  if (answer.protocol !== 'RAW_DIGEST_SIGNATURE') throw new EidRefused('protocol_wrong')
  if (answer.flow !== 'Notification') throw new EidRefused('flow_wrong')
  // Another certificate than the announced one is not what stands in the document.
  const raw = Buffer.from(answer.certificate, 'base64')
  if (fingerprint(raw) !== reference['certificate']) throw new EidRefused('other_person')
  const isEc = answer.algorithm === 'ecdsa-with-SHA256' && reference['scheme'] === 'ecdsa'
  const isPss =
    reference['scheme'] === 'rsa-pss' &&
    answer.algorithm === 'rsassa-pss' &&
    answer.hash === HASH.asked &&
    (answer.mask_hash === '' || answer.mask_hash === HASH.asked) &&
    (answer.salt_length === null || answer.salt_length === HASH.salt)
  if (!isEc && !isPss) throw new EidRefused('algorithm_wrong')
  return Buffer.from(answer.value, 'base64')
}
