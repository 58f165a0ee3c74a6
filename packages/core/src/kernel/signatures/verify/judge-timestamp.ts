import { createHash } from 'node:crypto'
import type { Certificate } from '../../x509/certificate.ts'
import type { TrustStore } from '../../x509/chain.ts'
import type { HashName } from '../../x509/signature-algorithm.ts'
import { readToken, type TimestampToken } from '../timestamp/read-token.ts'
import { judgeMessage } from './judge-message.ts'
import { judgeTrust, maySignTimestamps } from './judge-trust.ts'
import { REASONS, type Reason } from './reasons.ts'
import type { ValidationData } from './validation-data.ts'

export type JudgedTimestamp = {
  readonly reasons: readonly Reason[]
  readonly at: Date | null
  readonly authority: Certificate | null
}

export type TimestampQuestion = {
  readonly trust: TrustStore
  readonly data: ValidationData
  readonly now: Date
  digestWith(hash: HashName): Buffer
}

/** Allowed difference between our clock and that of an authority. */
const SKEW_MS = 5 * 60_000

const INVALID: JudgedTimestamp = { reasons: ['timestamp_invalid'], at: null, authority: null }

/** Whether somebody whom we trust confirms that the bytes existed, and when. */
export function judgeTimestamp(bytes: Buffer, question: TimestampQuestion): JudgedTimestamp {
  try {
    const token = readToken(bytes)
    return judgeToken(token, question)
  } catch {
    return INVALID
  }
}

function judgeToken(token: TimestampToken, question: TimestampQuestion): JudgedTimestamp {
  const { message, hash, imprint, at } = token
  const { trust, data, now, digestWith } = question
  const digest = createHash(message.signer.hash).update(message.content!).digest()
  const others = [...trust.anchors, ...trust.intermediates, ...data.certificates]
  const judged = judgeMessage(message, { digest, others, memo: trust.memo })
  const authority = judged.signer
  const isOfUs = imprint.equals(digestWith(hash)) && at.getTime() <= now.getTime() + SKEW_MS
  const isSound = isOfUs && judged.reasons.every(reason => REASONS[reason] !== 'TOTAL_FAILED')
  if (!authority || !isSound || !maySignTimestamps(authority)) return INVALID
  const answer = judgeTrust(authority, { trust, data, carried: judged.certificates, now, at })
  if (answer.reasons.includes('revoked')) return INVALID
  const isTrusted = judged.reasons.length === 0 && !answer.reasons.some(isAboutTrust)
  if (!isTrusted) return { reasons: ['timestamp_untrusted'], at: null, authority }
  return { reasons: authority.not_after < now ? ['timestamp_authority_expired'] : [], at, authority }
}

/** Nobody embeds what is said about the authority of the last timestamp: that it is not known weighs nothing. */
const isAboutTrust = (reason: Reason): boolean => !reason.startsWith('revocation_')
