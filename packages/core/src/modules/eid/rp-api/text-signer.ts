import { createHash, hash, randomBytes, verify } from 'node:crypto'
import type { Certificate } from '../../../kernel/x509/certificate.ts'
import { publicKeyOf } from '../../../kernel/x509/signed.ts'
import { identifyCitizen } from '../certificates/citizen.ts'
import { checkCertificate, readCitizenCertificate } from '../certificates/citizen-certificate.ts'
import { EidRefused } from '../provider/port.ts'
import { call, codeIn, interactionsOf, jsonOf, requiredText } from './call.ts'
import { readSessionAnswer, type SessionAnswer } from './session-answer.ts'
import type { EidSigning } from './signer.ts'

export type TextToSign = {
  /** Whose signature it has to be: registry number or civil id. */
  readonly national_id: string
  readonly text: string
}

export type TextSignature = { readonly signature: string; readonly certificate_fingerprint: string }

/** A citizen signs a short text with PIN2. Unlike for a document, the certificate need not be known before: one question is enough. */
export type TextSigner = {
  start(
    order: TextToSign & { readonly shown: string },
  ): Promise<{ session_id: string; verification_code: string | null }>
  /** Null while the citizen has not decided; throws EidRefused or EidUnavailable. */
  poll(
    order: TextToSign & { readonly session_id: string },
    wait: { milliseconds: number; signal: AbortSignal },
  ): Promise<TextSignature | null>
}

type Signing = Omit<EidSigning, 'subject'>

const MARGIN_MS = 5_000
const SHORTEST_WAIT_MS = 1000
/** Those who check such signatures know PKCS #1 alone. */
const ALGORITHM = 'sha256WithRSAEncryption'
const ALGORITHM_OF_OLD_CARDS = 'ecdsa-with-SHA256'

export const createTextSigner = (signing: Signing): TextSigner => ({
  async start({ national_id, text, shown }) {
    const { relyingParty, rules } = signing
    const path = `/signature/notification/etsi/${encodeURIComponent(`PNOMN-${national_id}`)}`
    const reply = await call(signing, path, {
      body: {
        relyingPartyUUID: relyingParty.uuid,
        relyingPartyName: relyingParty.name,
        certificateLevel: rules().level,
        signatureProtocol: 'RAW_DIGEST_SIGNATURE',
        signatureProtocolParameters: {
          digest: hash('sha256', text, 'base64'),
          signatureAlgorithm: ALGORITHM,
          signatureAlgorithmParameters: { hashAlgorithm: 'SHA-256' },
        },
        nonce: randomBytes(15).toString('base64'),
        interactions: interactionsOf(shown),
      },
    })
    const begun = jsonOf(reply) as Record<string, unknown>
    return { session_id: requiredText(begun['sessionID']), verification_code: codeIn(begun['vc']) }
  },
  async poll({ session_id, ...order }, { milliseconds, signal }) {
    const wait = Math.max(SHORTEST_WAIT_MS, milliseconds)
    const path = `/session/${encodeURIComponent(session_id)}?timeoutMs=${wait}`
    const reply = await call(signing, path, { timeout: wait + MARGIN_MS, signal })
    const answer = readSessionAnswer(jsonOf(reply))
    return answer && checkSignature(signing, answer, order)
  },
})

/** The answer proves something only when all of it holds: certificate, person and signature. */
async function checkSignature(
  { rules, calls }: Signing,
  answer: SessionAnswer,
  { national_id, text }: TextToSign,
): Promise<TextSignature> {
  if (answer.protocol !== 'RAW_DIGEST_SIGNATURE') throw new EidRefused('protocol_wrong')
  if (answer.flow !== 'Notification') throw new EidRefused('flow_wrong')
  const certificate = readCitizenCertificate(answer.certificate)
  const checked = { ...rules(), purpose: 'signature' as const, calls, now: new Date() }
  const level = await checkCertificate(certificate, answer.level, checked)
  identifyCitizen(certificate, level, { asked: national_id, described: answer.described })
  const signature = Buffer.from(answer.value, 'base64')
  requireSigned(certificate, { text, signature, algorithm: answer.algorithm })
  return {
    signature: signature.toString('base64'),
    certificate_fingerprint: createHash('sha256').update(certificate.raw).digest('hex'),
  }
}

type Claimed = { readonly text: string; readonly signature: Buffer; readonly algorithm: string }

function requireSigned({ spki }: Certificate, { text, signature, algorithm }: Claimed): void {
  const key = publicKeyOf(spki)
  const expected = key.asymmetricKeyType === 'ec' ? ALGORITHM_OF_OLD_CARDS : ALGORITHM
  if (algorithm !== expected) throw new EidRefused('algorithm_wrong')
  if (!verify('sha256', Buffer.from(text), key, signature)) throw new EidRefused('signature_wrong')
}
