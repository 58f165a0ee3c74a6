export type GatewayRefusal =
  | 'denied'
  | 'code_refused'
  | 'answer_malformed'
  | 'service_refused'
  | 'number_missing'
  | 'organisation_login'

/** The gateway proved nobody. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused'
  reason: GatewayRefusal

  constructor(reason: GatewayRefusal) {
    super(reason)
    this.reason = reason
  }
}

/** The gateway cannot be reached, or is broken. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable'
}
