import type { TrustStore } from '../../x509/chain.ts'
import { attemptPdf, newestOf, type PdfFile, type PdfOutcome } from '../pdf/pdf-file.ts'
import { permittedLater } from './certification.ts'
import { findSignatures } from './find-signatures.ts'
import { type Change, judgeChange } from './judge-changes.ts'
import { isSound, type JudgedSignature, judgeSignature, type Verification } from './judge-signature.ts'
import { judgeTrust } from './judge-trust.ts'
import { type Reason, statusOf } from './reasons.ts'
import { type DocumentReport, type SignatureLevel, type SignatureReport, verdictOf } from './report.ts'
import { signerNameOf } from './signer-name.ts'
import { readValidationData } from './validation-data.ts'

export type VerifyOptions = { readonly trust: TrustStore; readonly now: Date }

/** Judges every signature of a file. Total: whatever the bytes are, the answer is a report or a fault. */
export const verifyPdf = (bytes: Buffer, options: VerifyOptions): PdfOutcome<DocumentReport> =>
  attemptPdf(bytes, file => verifyFile(file, options))

function verifyFile(file: PdfFile, { trust, now }: VerifyOptions): DocumentReport {
  const verification: Verification = { file, trust, now, data: readValidationData(file) }
  const judged = findSignatures(file).map(found => judgeSignature(verification, found))
  const changes = judgeChanges(file, judged)
  const stamps = judged.filter(
    one => one.kind === 'timestamp' && one.proven_at && reasonsOfChanges(one, changes, judged).length === 0,
  )
  const signatures = judged.map(one => report(verification, one, { changes, stamps, judged }))
  return { verdict: verdictOf(signatures), revisions: file.revisions.length, signatures }
}

/** What each save did to the one before it, from the first signature on. */
function judgeChanges(file: PdfFile, judged: readonly JudgedSignature[]): readonly (Change | undefined)[] {
  const sound = new Map(judged.filter(isSound).map(({ found, kind }) => [found.place, kind]))
  const first = Math.min(...judged.map(({ found }) => found.revision))
  return file.revisions
    .slice(0, -1)
    .map((_, revision) =>
      revision < first ? undefined : judgeChange(file, { revision, signatureAt: place => sound.get(place) }),
    )
}

/** What later saves mean for a signature. */
function reasonsOfChanges(
  { found }: JudgedSignature,
  changes: readonly (Change | undefined)[],
  judged: readonly JudgedSignature[],
): Reason[] {
  const later = changes.slice(found.revision)
  if (later.includes('forbidden')) return ['changed_afterwards']
  const permitted = permittedLater(
    found,
    judged.map(one => one.found),
  )
  if (!permitted || later.some(change => change && !permitted.includes(change)))
    return ['certification_violated']
  return later.includes('metadata') ? ['metadata_changed'] : []
}

type Context = {
  readonly changes: readonly (Change | undefined)[]
  readonly stamps: readonly JudgedSignature[]
  readonly judged: readonly JudgedSignature[]
}

function report(verification: Verification, one: JudgedSignature, context: Context): SignatureReport {
  const { found, kind, signer } = one
  const later = context.stamps.filter(stamp => stamp.found.revision > found.revision)
  const proven = earliest([one.proven_at, ...later.map(stamp => stamp.proven_at)])
  const trusted =
    kind === 'signature' && signer && isSound(one) ? judgeSigner(verification, one, proven) : undefined
  const reasons = [
    ...one.reasons,
    ...reasonsOfChanges(one, context.changes, context.judged),
    ...(trusted?.reasons ?? []),
  ]
  const isKnown = trusted?.is_revocation_known === true && hasEvidence(verification)
  return {
    kind,
    field: found.field,
    status: statusOf(reasons),
    reasons: [...new Set(reasons)],
    signer: signer ? signerNameOf(signer) : null,
    level: one.is_pades ? levelOf({ proven, isKnown, isStampedLater: later.length > 0 }) : null,
    signed_at: one.proven_at ?? proven ?? one.claimed_at,
    is_time_proven: proven !== null,
    covers: { revision: found.revision + 1, of: newestOf(verification.file) + 1 },
  }
}

const judgeSigner = ({ trust, data, now }: Verification, one: JudgedSignature, proven: Date | null) =>
  judgeTrust(one.signer!, { trust, data, carried: one.carried, now, at: proven ?? now })

const hasEvidence = ({ data }: Verification): boolean => data.crls.length + data.ocsps.length > 0

const earliest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, time) => (time && (!first || time < first) ? time : first), null)

type Reached = { readonly proven: Date | null; readonly isKnown: boolean; readonly isStampedLater: boolean }

/** ETSI EN 319 142-1 §6: with a time, with what it is judged by, with a time over that. */
function levelOf({ proven, isKnown, isStampedLater }: Reached): SignatureLevel {
  if (!proven) return 'B-B'
  if (!isKnown) return 'B-T'
  return isStampedLater ? 'B-LTA' : 'B-LT'
}
