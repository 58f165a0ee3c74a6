export type RevocationStatus = 'good' | 'revoked' | 'unknown'

/** What somebody who may says of a certificate, and of which time it says so. */
export type RevocationStatement = {
  readonly status: RevocationStatus
  readonly from: Date
  readonly until: Date | null
  readonly revoked_at: Date | null
}
