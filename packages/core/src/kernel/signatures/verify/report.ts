import type { Reason, SignatureStatus } from './reasons.ts'

export type SignatureLevel = 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'

/** Who signed, as the certificate says. */
export type SignerName = {
  readonly name: string
  readonly organisation: string | null
  readonly country: string | null
  readonly issuer: string
  /** Of the certificate, in hexadecimal digits. */
  readonly serial: string
}

export type SignatureReport = {
  readonly kind: 'signature' | 'timestamp'
  readonly field: string
  readonly status: SignatureStatus
  readonly reasons: readonly Reason[]
  readonly signer: SignerName | null
  /** Null for what is no PAdES signature. */
  readonly level: SignatureLevel | null
  readonly signed_at: Date | null
  /** Whether a timestamp proves the time, or the signer says it. */
  readonly is_time_proven: boolean
  readonly covers: { readonly revision: number; readonly of: number }
}

export type DocumentVerdict = 'valid' | 'valid_with_warnings' | 'invalid' | 'unknown'

export type DocumentReport = {
  readonly verdict: DocumentVerdict
  readonly revisions: number
  readonly signatures: readonly SignatureReport[]
}

/** What the signatures say together. A document that nobody signed proves nothing. */
export function verdictOf(signatures: readonly SignatureReport[]): DocumentVerdict {
  const has = (status: SignatureStatus): boolean => signatures.some(one => one.status === status)
  if (has('TOTAL_FAILED')) return 'invalid'
  const hasSigner = signatures.some(({ kind }) => kind === 'signature')
  if (!hasSigner || has('INDETERMINATE')) return 'unknown'
  return signatures.every(({ reasons }) => reasons.length === 0) ? 'valid' : 'valid_with_warnings'
}
