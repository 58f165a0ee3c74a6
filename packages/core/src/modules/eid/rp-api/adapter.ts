import { randomBytes } from 'node:crypto'
import type { OutboundResponse } from '../../../kernel/outbound/message.ts'
import type { OutboundCalls } from '../../../kernel/outbound/outbound.ts'
import { OutboundError } from '../../../kernel/outbound/outbound-error.ts'
import type { CertificateRules } from '../certificates/citizen-certificate.ts'
import {
  type Channel,
  type EidPort,
  EidRefused,
  EidUnavailable,
  type PendingProof,
  type Prompt,
  type Prompted,
} from '../provider/port.ts'
import { ASKED_ALGORITHM, checkAnswer } from './check-answer.ts'
import { plainLink, signedLink } from './device-link.ts'
import { readSessionAnswer } from './session-answer.ts'

export type RelyingParty = {
  readonly base_url: string
  readonly uuid: string
  readonly secret: string
  readonly name: string
}

export type RpApiOptions = {
  readonly relyingParty: RelyingParty
  readonly channels: readonly Channel[]
  readonly deviceLink: 'signed' | 'plain'
  readonly calls: OutboundCalls
  readonly rules: () => Omit<CertificateRules, 'calls' | 'now'>
}

/** What goes on being needed after the prompt. */
type Pending = {
  readonly session_id: string
  readonly challenge: string
  readonly interactions: string
  readonly rp_name: string
  readonly asked: string | null
  readonly flows: readonly string[]
  readonly started_at: number
  readonly verification_code: string | null
  readonly token: string
  readonly secret: string
  readonly base: string
}

const PROMPT_TIMEOUT_MS = 15_000
/** The answer takes a little longer than the wait. */
const MARGIN_MS = 5_000
const SHORTEST_WAIT_MS = 1000
/** What Smart-ID shows of a text. */
const LONGEST_TEXT = 60

/** The e-ID by RP-API v3: Smart-ID's interface with a secret of the relying party. */
export function createRpApi(options: RpApiOptions): EidPort {
  return {
    channels: options.channels,
    flows: ['notification', 'device_link'],
    needs_phone: false,
    prompt: prompt => beginSession(options, prompt),
    async await(given, { milliseconds, signal }) {
      const pending = given as Pending
      const wait = Math.max(SHORTEST_WAIT_MS, milliseconds)
      const path = `/session/${encodeURIComponent(pending.session_id)}?timeoutMs=${wait}`
      const reply = await call(options, path, { timeout: wait + MARGIN_MS, signal })
      const answer = readSessionAnswer(jsonOf(reply))
      const rules = { ...options.rules(), calls: options.calls, now: new Date() }
      return answer && checkAnswer(answer, pending, rules)
    },
    async sendOtp(given, code) {
      const path = `/session/${encodeURIComponent((given as Pending).session_id)}/otp`
      const { status } = await call(options, path, { body: { otp: code }, accepts: [400] })
      return status < 300
    },
    deviceLinks: (given, seconds) => linksOf(given as Pending, options.deviceLink, seconds),
  }
}

function linksOf(pending: Pending, form: RpApiOptions['deviceLink'], seconds: number): string[] {
  const age = Math.max(0, Math.floor((Date.now() - pending.started_at) / 1000))
  return Array.from({ length: seconds }, (_, index) =>
    form === 'signed' ? signedLink(pending, pending, age + index) : plainLink(pending),
  )
}

async function beginSession(options: RpApiOptions, prompt: Prompt): Promise<Prompted> {
  const { relyingParty, rules } = options
  const isNotification = prompt.flow === 'notification'
  const challenge = randomBytes(64).toString('base64')
  const text = prompt.text.slice(0, LONGEST_TEXT)
  const interactions = Buffer.from(
    JSON.stringify([{ type: 'displayTextAndPIN', displayText60: text }]),
    'utf8',
  ).toString('base64')
  const reply = await call(options, pathOf(prompt), {
    timeout: PROMPT_TIMEOUT_MS,
    body: {
      relyingPartyUUID: relyingParty.uuid,
      relyingPartyName: relyingParty.name,
      certificateLevel: rules().level,
      signatureProtocol: 'ACSP_V2',
      signatureProtocolParameters: {
        rpChallenge: challenge,
        signatureAlgorithm: ASKED_ALGORITHM.signatureAlgorithm,
        signatureAlgorithmParameters: { hashAlgorithm: ASKED_ALGORITHM.hashAlgorithm },
      },
      interactions,
      // No field of the interface chooses a channel; a provider that declares several reads it here.
      ...(prompt.channel !== 'digital_signature' && { requestProperties: { channel: prompt.channel } }),
    },
  })
  const begun = jsonOf(reply) as Record<string, unknown>
  const verification_code = codeIn(begun['vc'])
  const pending: Pending = {
    session_id: requiredText(begun['sessionID']),
    challenge,
    interactions,
    rp_name: relyingParty.name,
    asked: prompt.national_id,
    flows: [isNotification ? 'Notification' : 'QR'],
    started_at: Date.now(),
    verification_code,
    token: String(begun['sessionToken'] ?? ''),
    secret: String(begun['sessionSecret'] ?? ''),
    base: isNotification ? '' : requiredText(begun['deviceLinkBase']),
  }
  return { pending: pending as PendingProof, verification_code }
}

const pathOf = ({ national_id, flow }: Prompt): string => {
  const way = flow === 'notification' ? 'notification' : 'device-link'
  const who = national_id === null ? 'anonymous' : `etsi/${encodeURIComponent(`PNOMN-${national_id}`)}`
  return `/authentication/${way}/${who}`
}

/** As the server says it: its length differs from vendor to vendor. */
function codeIn(vc: unknown): string | null {
  const value = typeof vc === 'object' && vc !== null ? (vc as { value?: unknown }).value : vc
  return typeof value === 'string' && /^\d{2,10}$/.test(value) ? value : null
}

function requiredText(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new EidRefused('answer_malformed')
  return value
}

type Call = {
  readonly body?: object
  readonly timeout?: number
  readonly signal?: AbortSignal
  /** Statuses beside success that the caller reads itself. */
  readonly accepts?: readonly number[]
}

async function call(
  { relyingParty, calls }: RpApiOptions,
  path: string,
  { body, timeout = PROMPT_TIMEOUT_MS, signal, accepts = [] }: Call,
): Promise<OutboundResponse> {
  let reply: OutboundResponse
  try {
    reply = await calls.request({
      url: `${relyingParty.base_url}${path}`,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${relyingParty.secret}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      timeout,
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof OutboundError) throw new EidUnavailable(error.reason)
    throw error
  }
  if (reply.status === 200 || accepts.includes(reply.status)) return reply
  // 404: nobody has this number, or no e-ID. 401 and 403 are about us, and 480 and 580 about the service.
  if (reply.status === 404) throw new EidRefused('not_registered')
  throw new EidUnavailable(`status ${reply.status}`)
}

function jsonOf(reply: OutboundResponse): unknown {
  try {
    return reply.json()
  } catch {
    throw new EidRefused('answer_malformed')
  }
}
