import { constants, createHash, type KeyObject, randomBytes, verify } from 'node:crypto'
import type { OutboundResponse } from '../../../kernel/outbound/message.ts'
import type { OutboundCalls } from '../../../kernel/outbound/outbound.ts'
import { OutboundError } from '../../../kernel/outbound/outbound-error.ts'
import { publicKeyOf } from '../../../kernel/x509/signed.ts'
import { identifyCitizen } from '../certificates/citizen.ts'
import {
  type CertificateRules,
  checkCertificate,
  readCitizenCertificate,
} from '../certificates/citizen-certificate.ts'
import {
  type Citizen,
  type EidPort,
  EidRefused,
  EidUnavailable,
  type Prompt,
  type Prompted,
  type Refusal,
} from '../provider/port.ts'

export type MobileIdOptions = {
  readonly relyingParty: { readonly base_url: string; readonly uuid: string; readonly name: string }
  readonly calls: OutboundCalls
  readonly rules: () => Omit<CertificateRules, 'calls' | 'now'>
}

/** The nonce is what was hashed and sent to the phone: the signature is checked over it. */
type Pending = { readonly session_id: string; readonly nonce: string; readonly asked: string }

type SessionAnswer = {
  readonly state?: unknown
  readonly result?: unknown
  readonly signature?: { readonly value?: unknown; readonly algorithm?: unknown }
  readonly cert?: unknown
}

const REASONS: Readonly<Record<string, Refusal>> = {
  USER_CANCELLED: 'user_refused',
  TIMEOUT: 'timed_out',
  PHONE_ABSENT: 'timed_out',
  NOT_MID_CLIENT: 'not_registered',
  SIGNATURE_HASH_MISMATCH: 'signature_wrong',
}

/** SK's documentation: a poll may take one and a half seconds longer than it waits. */
const MARGIN_MS = 1500
const PROMPT_TIMEOUT_MS = 15_000

/** Mobile-ID: the key lies in the SIM card of a phone number. Its wire has nothing of Smart-ID, and the port is the same. */
export function createMobileId(options: MobileIdOptions): EidPort {
  return {
    channels: ['digital_signature'],
    flows: ['notification'],
    needs_phone: true,
    prompt: prompt => beginSession(options, prompt),
    async await(given, { milliseconds, signal }) {
      const pending = given as Pending
      const path = `/authentication/session/${encodeURIComponent(pending.session_id)}?timeoutMs=${milliseconds}`
      const answer = jsonOf(await call(options, path, { timeout: milliseconds + MARGIN_MS, signal }))
      if (answer.state === 'RUNNING') return null
      if (answer.result !== 'OK') throw new EidRefused(REASONS[String(answer.result)] ?? 'provider_failed')
      return checkAnswer(answer, pending, { ...options.rules(), calls: options.calls, now: new Date() })
    },
  }
}

async function beginSession(options: MobileIdOptions, prompt: Prompt): Promise<Prompted> {
  const { relyingParty } = options
  const { national_id, phone } = prompt
  if (national_id === null || phone === null) throw new EidRefused('not_registered')
  const nonce = randomBytes(64)
  const hash = createHash('sha256').update(nonce).digest()
  const reply = await call(options, '/authentication', {
    timeout: PROMPT_TIMEOUT_MS,
    body: {
      relyingPartyUUID: relyingParty.uuid,
      relyingPartyName: relyingParty.name,
      phoneNumber: phone,
      nationalIdentityNumber: national_id,
      hash: hash.toString('base64'),
      hashType: 'SHA256',
      language: 'MON',
      displayText: prompt.text.slice(0, 20),
      displayTextFormat: 'UCS2',
    },
  })
  const session_id = String((jsonOf(reply) as { sessionID?: unknown }).sessionID ?? '')
  if (session_id === '') throw new EidRefused('answer_malformed')
  const pending: Pending = { session_id, nonce: nonce.toString('base64'), asked: national_id }
  return { pending, verification_code: verificationCode(hash) }
}

/** The first six and the last seven bits of the hash, as four digits. */
export const verificationCode = (hash: Buffer): string =>
  String(((hash[0]! >> 2) << 7) | (hash[hash.length - 1]! & 0x7f)).padStart(4, '0')

/** The certificate says nothing of a level beside it: Mobile-ID issues qualified ones alone. */
const LEVEL = 'QUALIFIED'

async function checkAnswer(
  answer: SessionAnswer,
  pending: Pending,
  rules: CertificateRules,
): Promise<Citizen> {
  const { signature, cert } = answer
  if (typeof signature?.value !== 'string' || typeof cert !== 'string')
    throw new EidRefused('answer_malformed')
  const certificate = readCitizenCertificate(cert)
  const signed = {
    nonce: Buffer.from(pending.nonce, 'base64'),
    value: Buffer.from(signature.value, 'base64'),
  }
  if (!isSignatureRight(publicKeyOf(certificate.spki), signed)) throw new EidRefused('signature_wrong')
  const level = await checkCertificate(certificate, LEVEL, rules)
  return identifyCitizen(certificate, level, { asked: pending.asked })
}

/** ECDSA comes as r‖s, RSA as PKCS #1. */
const isSignatureRight = (key: KeyObject, { nonce, value }: { nonce: Buffer; value: Buffer }): boolean =>
  key.asymmetricKeyType === 'ec'
    ? verify('sha256', nonce, { key, dsaEncoding: 'ieee-p1363' }, value)
    : verify('sha256', nonce, { key, padding: constants.RSA_PKCS1_PADDING }, value)

type Call = { readonly body?: object; readonly timeout: number; readonly signal?: AbortSignal }

async function call(
  { relyingParty, calls }: MobileIdOptions,
  path: string,
  { body, timeout, signal }: Call,
): Promise<OutboundResponse> {
  try {
    const reply = await calls.request({
      url: `${relyingParty.base_url}${path}`,
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      timeout,
      ...(signal && { signal }),
    })
    if (reply.status === 200) return reply
    throw new EidUnavailable(`status ${reply.status}`)
  } catch (error) {
    if (error instanceof OutboundError) throw new EidUnavailable(error.reason)
    throw error
  }
}

function jsonOf(reply: OutboundResponse): SessionAnswer {
  try {
    return reply.json() as SessionAnswer
  } catch {
    throw new EidRefused('answer_malformed')
  }
}
