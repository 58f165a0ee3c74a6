import type { DerValue } from '../../der/read-der.ts'
import type { HashName, SignatureAlgorithm } from '../../x509/signature-algorithm.ts'

export type Attributes = ReadonlyMap<string, DerValue>

/** A signed message with one signer (RFC 5652 §5). Everything is a slice of the bytes that were read. */
export type SignedData = {
  readonly content_type: string
  /** Absent where the signature stands apart from what it signs. */
  readonly content: Buffer | null
  readonly certificates: readonly Buffer[]
  readonly crls: readonly Buffer[]
  readonly signer: SignerInfo
}

export type SignerInfo = {
  readonly issuer: Buffer
  readonly serial: Buffer
  readonly hash: HashName
  readonly algorithm: SignatureAlgorithm
  readonly signature: Buffer
  /** The only value of each attribute, by object id. */
  readonly signed: Attributes
  readonly unsigned: Attributes
  /** What the signature is over: the signed attributes, encoded as a set. */
  readonly signed_bytes: Buffer
}
