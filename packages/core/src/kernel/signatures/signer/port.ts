import type { Certificate } from '../../x509/certificate.ts'
import type { SignatureAlgorithm } from '../cms/signature-algorithm.ts'

/** Who signs and how: known before the digest, because the certificate is among what is signed. */
export type SigningIdentity = {
  readonly certificate: Certificate
  /** The authorities above it, the nearest first, as far as they are known. */
  readonly chain: readonly Certificate[]
  readonly algorithm: SignatureAlgorithm
  /** Which of the signer's documents or keys was chosen, where there are several. */
  readonly account?: string
}

/** All that is needed to go on later, in another process too. It can be stored as JSON. */
export type SignerReference = Readonly<Record<string, unknown>>

export type StartedSignature = {
  readonly reference: SignerReference
  /** What the person compares with their phone; null where nobody is asked. */
  readonly verification_code: string | null
}

export type SigningRequest = {
  /** The same at each try of one signature (16 bytes): a signer who knows it goes on with the question that is asked already. */
  readonly key: Buffer
  readonly identity: SigningIdentity
  /** The digest of the signed attributes, by the hash of the identity's algorithm. Nothing else leaves. */
  readonly digest: Buffer
  /** What the person reads where they confirm. */
  readonly text: string
}

export type SignerWait = { readonly milliseconds: number; readonly signal: AbortSignal }

/**
 * A key that somebody or something else holds. One asynchronous shape serves a person at a phone (minutes, may be refused) and a hardware
 * module (milliseconds). Adapters throw SignerRefused or SignerUnavailable, and nothing else that is foreseen.
 */
export type SignerPort = {
  identify(): Promise<SigningIdentity>
  start(request: SigningRequest): Promise<StartedSignature>
  /** The signature; null while it is not decided. Whoever asked checks it: see check-signature.ts. */
  poll(reference: SignerReference, wait: SignerWait): Promise<Buffer | null>
}

/** It is decided: there will be no signature. */
export class SignerRefused extends Error {
  override name = 'SignerRefused'
  reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** The signer cannot be reached now: nobody's decision, and worth another try. */
export class SignerUnavailable extends Error {
  override name = 'SignerUnavailable'
}
