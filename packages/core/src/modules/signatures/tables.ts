import type { HashName, Scheme } from '../../kernel/signatures/cms/signature-algorithm.ts'
import type { SignatureLevel } from '../../kernel/signatures/sign/levels.ts'
import type { SignerReference } from '../../kernel/signatures/signer/port.ts'

export type Method = 'eid' | 'seal'

export type JobStatus =
  | 'prepared'
  | 'awaiting_signer'
  | 'signed'
  | 'refused'
  | 'expired'
  | 'cancelled'
  | 'failed'

/** A job with all that is needed to go on with it. */
export type JobRow = {
  id: string
  document_id: string
  version_no: number
  person_id: string
  person_name: string
  person_email: string | null
  method: Method
  level: SignatureLevel
  reason: string | null
  status: JobStatus
  failure: string | null
  seal_id: string | null
  certificate: Buffer
  chain: Buffer[]
  scheme: Scheme
  hash: HashName
  sha256_before: Buffer
  prepared: Buffer | null
  byte_range: number[] | null
  attributes: Buffer | null
  digest: Buffer | null
  account: string | null
  reference: SignerReference | null
  verification_code: string | null
  signature: Buffer | null
  batch_id: string | null
  created_at: string
  expires_at: string
}

export type SealStatus = 'awaiting_certificate' | 'active' | 'retired'

export type SealRow = {
  id: string
  kind: 'rsa-3072' | 'rsa-4096' | 'ec-p256' | 'ec-p384'
  spki: Buffer
  request: Buffer
  status: SealStatus
  certificate: Buffer | null
  chain: Buffer[]
  created_at: string
  created_by_name: string
  activated_at: string | null
  retired_at: string | null
}
