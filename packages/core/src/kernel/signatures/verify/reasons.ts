export type SignatureStatus = 'TOTAL_PASSED' | 'INDETERMINATE' | 'TOTAL_FAILED'

/**
 * What can be said against a signature, and how much it weighs: it proves nothing any more, nobody can tell, or it holds
 * and there is something to know (after ETSI EN 319 102-1 §5).
 */
export const REASONS = Object.freeze({
  dictionary_malformed: 'TOTAL_FAILED',
  coverage_incomplete: 'TOTAL_FAILED',
  contents_malformed: 'TOTAL_FAILED',
  message_malformed: 'TOTAL_FAILED',
  digest_mismatch: 'TOTAL_FAILED',
  signature_invalid: 'TOTAL_FAILED',
  signing_certificate_mismatch: 'TOTAL_FAILED',
  changed_afterwards: 'TOTAL_FAILED',
  certification_violated: 'TOTAL_FAILED',
  wrong_purpose: 'TOTAL_FAILED',
  revoked: 'TOTAL_FAILED',
  timestamp_invalid: 'TOTAL_FAILED',
  format_unknown: 'INDETERMINATE',
  attribute_unknown: 'INDETERMINATE',
  certificate_unverified: 'INDETERMINATE',
  signing_certificate_missing: 'INDETERMINATE',
  untrusted: 'INDETERMINATE',
  expired: 'INDETERMINATE',
  not_yet_valid: 'INDETERMINATE',
  weak_key: 'INDETERMINATE',
  revocation_unknown: 'INDETERMINATE',
  timestamp_untrusted: 'INDETERMINATE',
  revocation_not_published: 'TOTAL_PASSED',
  metadata_changed: 'TOTAL_PASSED',
  timestamp_authority_expired: 'TOTAL_PASSED',
} satisfies Record<string, SignatureStatus>)

export type Reason = keyof typeof REASONS

const RANK: readonly SignatureStatus[] = ['TOTAL_PASSED', 'INDETERMINATE', 'TOTAL_FAILED']

/** The worst of what is said. */
export const statusOf = (reasons: readonly Reason[]): SignatureStatus =>
  RANK[Math.max(0, ...reasons.map(reason => RANK.indexOf(REASONS[reason])))]!
