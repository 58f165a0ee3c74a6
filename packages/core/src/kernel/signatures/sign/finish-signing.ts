import type { OutboundCalls } from '../../outbound/outbound.ts'
import type { Certificate } from '../../x509/certificate.ts'
import { findChain, type TrustStore } from '../../x509/chain.ts'
import { buildSignedData } from '../cms/build-signed-data.ts'
import { addEvidence } from '../pdf/write/add-evidence.ts'
import { digestOfDocument, embedSignature, prepareSignature } from '../pdf/write/prepare-signature.ts'
import { isSignatureOf } from '../signer/check-signature.ts'
import { SignerRefused, type SigningIdentity } from '../signer/port.ts'
import {
  requestTimestamp,
  requestTimestampOfDigest,
  type TimestampAuthority,
  TimestampUnavailable,
} from '../timestamp/request-timestamp.ts'
import { authorityOfToken, certificatesOfToken } from '../timestamp/token-certificates.ts'
import { collectEvidence, EvidenceUnavailable } from './collect-evidence.ts'
import { needsEvidence, needsTimestamp, type SignatureLevel } from './levels.ts'
import type { PreparedSigning } from './prepare-signing.ts'

export type Surroundings = {
  readonly authority: TimestampAuthority | undefined
  /** For OCSP and revocation lists. */
  readonly calls: OutboundCalls
  readonly trust: TrustStore
  readonly now: Date
}

export type ReceivedSignature = {
  readonly identity: SigningIdentity
  readonly prepared: Omit<PreparedSigning, 'digest'>
  readonly signature: Buffer
  readonly level: SignatureLevel
}

/**
 * The signed document at the wanted level. Everything that has to be asked of others is asked here, after the signer: what fails can be
 * tried again with the same signature.
 */
export async function finishSigning(received: ReceivedSignature, around: Surroundings): Promise<Buffer> {
  const { identity, prepared, signature, level } = received
  const { certificate, chain, algorithm } = identity
  if (!isSignatureOf(identity, prepared.attributes, signature)) throw new SignerRefused('signature_wrong')
  const timestamp = needsTimestamp(level)
    ? await requestTimestamp(requireAuthority(around), signature)
    : undefined
  const signedData = buildSignedData({
    certificate,
    chain,
    algorithm,
    attributes: prepared.attributes,
    signature,
    timestamp,
  })
  const signed = embedSignature(prepared.document, signedData)
  if (!needsEvidence(level) || !timestamp) return signed
  const withEvidence = addEvidence(signed, await evidenceOf(identity, timestamp, around))
  return level === 'B-LTA' ? stampDocument(withEvidence, requireAuthority(around)) : withEvidence
}

function requireAuthority({ authority }: Surroundings): TimestampAuthority {
  if (!authority) throw new TimestampUnavailable('no timestamp authority is configured')
  return authority
}

function evidenceOf(identity: SigningIdentity, timestamp: Buffer, { calls, trust, now }: Surroundings) {
  const authority = authorityOfToken(timestamp)
  const chainOf = (certificate: Certificate | undefined, more: readonly Certificate[]) => {
    const intermediates = [...trust.intermediates, ...more]
    const chain = certificate && findChain(certificate, { anchors: trust.anchors, intermediates }, now)
    if (!chain) throw new EvidenceUnavailable('no chain leads to a trusted root')
    return chain
  }
  const chains = [
    chainOf(identity.certificate, identity.chain),
    chainOf(authority, certificatesOfToken(timestamp)),
  ]
  return collectEvidence(calls, chains, now)
}

/** A timestamp over the whole document, as a save of its own. */
async function stampDocument(document: Buffer, authority: TimestampAuthority): Promise<Buffer> {
  const prepared = prepareSignature(document, { kind: 'timestamp' })
  const token = await requestTimestampOfDigest(authority, digestOfDocument(prepared, 'sha256'))
  return embedSignature(prepared, token)
}
