import { randomBytes } from 'node:crypto'
import type { OutboundCalls } from '../../../kernel/outbound/outbound.ts'
import type { CertificateRules } from '../certificates/citizen-certificate.ts'
import type { Channel, EidPort, PendingProof, Prompt, Prompted } from '../provider/port.ts'
import {
  call,
  codeIn,
  interactionsOf,
  jsonOf,
  PROMPT_TIMEOUT_MS,
  type RelyingParty,
  requiredText,
} from './call.ts'
import { ASKED_ALGORITHM, checkAnswer } from './check-answer.ts'
import { plainLink, signedLink } from './device-link.ts'
import { readSessionAnswer } from './session-answer.ts'

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

/** The answer takes a little longer than the wait. */
const MARGIN_MS = 5_000
const SHORTEST_WAIT_MS = 1000

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
  const interactions = interactionsOf(prompt.text)
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
