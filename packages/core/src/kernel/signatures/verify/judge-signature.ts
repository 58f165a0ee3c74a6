import { createHash } from 'node:crypto'
import type { Certificate } from '../../x509/certificate.ts'
import type { TrustStore } from '../../x509/chain.ts'
import type { HashName } from '../../x509/signature-algorithm.ts'
import { readSignedData } from '../cms/read-signed-data.ts'
import type { SignedData } from '../cms/signed-data.ts'
import { CMS_OID } from '../object-ids.ts'
import type { PdfFile } from '../pdf/pdf-file.ts'
import { isName, isString } from '../pdf/pdf-value.ts'
import { type Coverage, digestOf, readCoverage } from './coverage.ts'
import type { FoundSignature } from './find-signatures.ts'
import { judgeMessage } from './judge-message.ts'
import { judgeTimestamp } from './judge-timestamp.ts'
import { maySignDocuments } from './judge-trust.ts'
import { type Reason, statusOf } from './reasons.ts'
import type { ValidationData } from './validation-data.ts'

export type Verification = {
  readonly file: PdfFile
  readonly trust: TrustStore
  readonly data: ValidationData
  readonly now: Date
}

/** What the signature says by itself, before anybody asks whom to trust and what happened afterwards. */
export type JudgedSignature = {
  readonly found: FoundSignature
  readonly kind: 'signature' | 'timestamp'
  readonly is_pades: boolean
  readonly reasons: readonly Reason[]
  readonly signer: Certificate | null
  readonly carried: readonly Certificate[]
  readonly claimed_at: Date | null
  /** The time that a timestamp proves. */
  readonly proven_at: Date | null
}

const DETACHED = ['ETSI.CAdES.detached', 'adbe.pkcs7.detached']

export function judgeSignature(verification: Verification, found: FoundSignature): JudgedSignature {
  const { entries } = found.dictionary
  const format = entries.get('SubFilter')
  const isTimestamp = isName(format, 'ETSI.RFC3161')
  const base = {
    found,
    kind: isTimestamp ? ('timestamp' as const) : ('signature' as const),
    is_pades: isName(format, DETACHED[0]!),
    signer: null,
    carried: [],
    claimed_at: claimedTime(entries.get('M')),
    proven_at: null,
  }
  const coverage = readCoverage(verification.file, found)
  if (typeof coverage === 'string') return { ...base, reasons: [coverage] }
  if (isTimestamp) return { ...base, ...judgeDocumentTimestamp(verification, coverage) }
  if (!isName(format) || !DETACHED.includes(format.value)) return { ...base, reasons: ['format_unknown'] }
  try {
    return { ...base, ...judgeDetached(verification, coverage, base.claimed_at) }
  } catch {
    return { ...base, reasons: ['message_malformed'] }
  }
}

function judgeDocumentTimestamp({ file, trust, data, now }: Verification, coverage: Coverage) {
  const digestWith = (hash: HashName): Buffer => digestOf(file, coverage, hash)
  const { reasons, at, authority } = judgeTimestamp(coverage.message, { trust, data, now, digestWith })
  return { reasons, signer: authority, claimed_at: null, proven_at: at }
}

function judgeDetached(verification: Verification, coverage: Coverage, dated: Date | null) {
  const { file, trust, data } = verification
  const message = readSignedData(coverage.message)
  if (message.content !== null || message.content_type !== CMS_OID.data) throw new Error('not detached')
  const others = [...trust.anchors, ...trust.intermediates, ...data.certificates]
  const judged = judgeMessage(message, {
    digest: digestOf(file, coverage, message.signer.hash),
    others,
    memo: trust.memo,
  })
  const reasons = [...judged.reasons]
  if (judged.signer && !maySignDocuments(judged.signer)) reasons.push('wrong_purpose')
  const stamp =
    statusOf(reasons) === 'TOTAL_FAILED'
      ? { reasons: [], at: null }
      : judgeSignatureTimestamp(verification, message)
  return {
    reasons: [...reasons, ...stamp.reasons],
    signer: judged.signer,
    carried: judged.certificates,
    claimed_at: judged.claimed_at ?? dated,
    proven_at: stamp.at,
  }
}

/** The timestamp over the signature's own value (ETSI EN 319 122-1 §5.3). */
function judgeSignatureTimestamp({ trust, data, now }: Verification, { signer }: SignedData) {
  const token = signer.unsigned.get(CMS_OID.timestampToken)
  if (!token) return { reasons: [], at: null }
  const digestWith = (hash: HashName): Buffer => createHash(hash).update(signer.signature).digest()
  return judgeTimestamp(token.raw, { trust, data, now, digestWith })
}

/** Not broken: nobody altered what it covers, and it is whose it says. */
export const isSound = ({ reasons }: JudgedSignature): boolean => statusOf(reasons) !== 'TOTAL_FAILED'

const DATE = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/

/** ISO 32000-1 §7.9.4. */
function claimedTime(value: Parameters<typeof isString>[0]): Date | null {
  const parts = isString(value) ? DATE.exec(value.bytes.toString('latin1')) : null
  if (!parts) return null
  const [year, month, day, hour, minute, second] = parts
    .slice(1, 7)
    .map((part, at) => Number(part ?? (at < 3 ? 1 : 0)))
  const offset = (Number(parts[8] ?? 0) * 60 + Number(parts[9] ?? 0)) * (parts[7] === '-' ? -1 : 1)
  const time = Date.UTC(year!, month! - 1, day!, hour!, minute! - offset, second!)
  return Number.isNaN(time) ? null : new Date(time)
}
