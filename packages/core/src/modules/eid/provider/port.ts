/** What the sign-in needs of an e-ID, whichever vendor it is of. */

export const CHANNELS = ['digital_signature', 'mobile_otp', 'bank', 'face'] as const
export type Channel = (typeof CHANNELS)[number]

export const FLOWS = ['notification', 'device_link'] as const
export type Flow = (typeof FLOWS)[number]

export const LEVELS = ['ADVANCED', 'QUALIFIED'] as const
export type Level = (typeof LEVELS)[number]

/** Somebody whom the e-ID has proven, and whose proof was checked. */
export type Citizen = {
  /** Who this is for ever: the identifier in the certificate, such as `PNOMN-111949212017`. */
  readonly subject: string
  readonly civil_id: string | null
  readonly registration_number: string | null
  readonly given_name: string | null
  readonly family_name: string | null
  readonly level: Level
}

/** Why nobody was proven: one for each thing that can be wrong, for the audit log. People read one message for all of them. */
export const REFUSALS = [
  'user_refused',
  'timed_out',
  'document_unusable',
  'wrong_code',
  'not_registered',
  'provider_failed',
  'answer_malformed',
  'protocol_wrong',
  'flow_wrong',
  'algorithm_wrong',
  'signature_wrong',
  'issuer_untrusted',
  'certificate_expired',
  'certificate_revoked',
  'revocation_unknown',
  'purpose_wrong',
  'level_too_low',
  'level_forged',
  'other_person',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** Thrown by an adapter when the e-ID's answer proves nobody. */
export class EidRefused extends Error {
  override name = 'EidRefused'
  reason: Refusal

  constructor(reason: Refusal) {
    super(reason)
    this.reason = reason
  }
}

/** Thrown when the e-ID cannot be reached or does not know us: nobody's answer, and worth another try. */
export class EidUnavailable extends Error {
  override name = 'EidUnavailable'
}

export type Prompt = {
  /** Whom to ask, as they typed it: civil id or registry number; null: whoever scans the code. */
  readonly national_id: string | null
  readonly phone: string | null
  readonly flow: Flow
  readonly channel: Channel
  readonly text: string
}

/** All that is needed to go on later, in another process too. It can be stored as JSON and holds secrets. */
export type PendingProof = Readonly<Record<string, unknown>>

export type Prompted = {
  readonly pending: PendingProof
  /** What the person compares with their phone; null where the provider has none. */
  readonly verification_code: string | null
}

export type EidPort = {
  readonly channels: readonly Channel[]
  readonly flows: readonly Flow[]
  readonly needs_phone: boolean
  prompt(prompt: Prompt): Promise<Prompted>
  /** Waits for the person; null while they have not decided. */
  await(pending: PendingProof, wait: { milliseconds: number; signal: AbortSignal }): Promise<Citizen | null>
  /** Passes on a code that the person got by text message; false when it is wrong. */
  sendOtp?(pending: PendingProof, code: string): Promise<boolean>
  /** Addresses for a QR code, one for each of the coming seconds. */
  deviceLinks?(pending: PendingProof, seconds: number): string[]
}
