/** Why the registry gave no answer that can be used. */
export type AwayReason =
  | 'unreachable'
  | 'timeout'
  | 'certificate_not_trusted'
  | 'answer_too_large'
  | 'answer_malformed'
  | 'registry_failed'
  | 'paused'
  | 'not_configured'

/** The registry answered and said no. HTTP does not tell it: refusals come with status 200 and a result code. */
export class RegistryRefused extends Error {
  override name = 'RegistryRefused'
  registryCode: number
  /** Seconds by which our clock is ahead of the registry's, where that is why our signature was not taken. */
  clockOffset: number | undefined

  constructor(registryCode: number, clockOffset?: number) {
    super(`the registry refused with code ${registryCode}`)
    this.registryCode = registryCode
    this.clockOffset = clockOffset
  }
}

/** The registry cannot be reached, is broken, or says what cannot be believed. The message holds nothing of the answer. */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable'
  reason: AwayReason
  registryCode: number | undefined
  /** Milliseconds after which another try makes sense, where known. */
  retryAfter: number | undefined

  constructor(reason: AwayReason, about: { registryCode?: number; retryAfter?: number } = {}) {
    super(reason)
    this.reason = reason
    this.registryCode = about.registryCode
    this.retryAfter = about.retryAfter
  }
}
