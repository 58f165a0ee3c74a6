import type { Context } from '../../kernel/context.ts'
import { AppError, overloaded, tooManyRequests } from '../../kernel/http/problem.ts'
import { defineProcessValue } from '../../kernel/process-values.ts'
import { SemaphoreFullError } from '../../kernel/reliability/semaphore.ts'
import type { DocumentReport, SignatureReport } from '../../kernel/signatures/verify/report.ts'
import {
  createVerifyPool,
  VerifyGaveUp,
  type VerifyPool,
} from '../../kernel/signatures/workers/verify-pool.ts'
import { subscriberNetwork } from '../../kernel/visitor/networks.ts'
import type { VerifyReply } from './contract.ts'
import { findKnown, knownAs, verdictOf } from './known/known-files.ts'
import { readTrust } from './trust.ts'

type State = { readonly atOnce: Map<string, number>; pool: VerifyPool | undefined }

const state = defineProcessValue('verification.state', (): State => ({ atOnce: new Map(), pool: undefined }))

/** The threads of this process that verify: for the open route and for batches. */
export function poolOf({ services }: Pick<Context, 'services'>): VerifyPool {
  const kept = services.processValues.of(state)
  kept.pool ??= createVerifyPool({ trust: readTrust(services) })
  return kept.pool
}

/** The report of a file; a file that cannot be judged is refused with its reason. */
export async function judgeFile(
  ctx: Pick<Context, 'services'>,
  key: string,
  bytes: Buffer,
): Promise<DocumentReport & { sha256: string }> {
  try {
    const { sha256, outcome } = await poolOf(ctx).verify(key, bytes)
    if (!outcome.ok) throw new AppError(422, `pdf_${outcome.fault}`)
    return { sha256, ...outcome.value }
  } catch (error) {
    if (error instanceof VerifyGaveUp) throw new AppError(422, 'pdf_too_complex')
    if (error instanceof SemaphoreFullError) throw overloaded(5)
    throw error
  }
}

const MOST_AT_ONCE = 2

/** Verifies a file that anybody sent. Nothing of it is kept, not even that somebody asked. */
export async function verifyFile(ctx: Context, bytes: Buffer): Promise<VerifyReply> {
  const { atOnce } = ctx.services.processValues.of(state)
  const network = ctx.ip === null ? 'none' : subscriberNetwork(ctx.ip)
  const count = atOnce.get(network) ?? 0
  if (count >= MOST_AT_ONCE) throw tooManyRequests(2)
  atOnce.set(network, count + 1)
  try {
    const report = await judgeFile(ctx, `address ${network}`, bytes)
    return await replyOf(ctx, report)
  } finally {
    const left = atOnce.get(network)! - 1
    if (left > 0) atOnce.set(network, left)
    else atOnce.delete(network)
  }
}

/** What the register knows of a file that was judged, and everything in the words of the caller's language. */
export async function replyOf(
  ctx: Context,
  report: DocumentReport & { sha256: string },
): Promise<VerifyReply> {
  const found = await findKnown(ctx, report.sha256)
  const known = knownAs(found)
  const { sha256, signatures } = report
  return {
    known,
    verdict: verdictOf(report.verdict, known),
    sha256,
    ...(found && { revision: { revision: found.revision, of: found.of } }),
    signatures: signatures.map(one => inWords(ctx, one)),
  }
}

export function inWords(ctx: Pick<Context, 'services' | 'language'>, one: SignatureReport) {
  const { translator } = ctx.services
  return {
    ...one,
    reasons: one.reasons.map(code => ({
      code,
      message: translator.text(ctx.language, `verify.reason.${code}`),
    })),
    signed_at: one.signed_at?.toISOString() ?? null,
  }
}
