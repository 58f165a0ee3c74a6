import { inTenant, type TenantContext } from '../../../kernel/context.ts'
import { EvidenceUnavailable } from '../../../kernel/signatures/sign/collect-evidence.ts'
import { finishSigning } from '../../../kernel/signatures/sign/finish-signing.ts'
import { isSignatureOf } from '../../../kernel/signatures/signer/check-signature.ts'
import {
  type SignerPort,
  SignerRefused,
  SignerUnavailable,
  type SignerWait,
} from '../../../kernel/signatures/signer/port.ts'
import { TimestampUnavailable } from '../../../kernel/signatures/timestamp/request-timestamp.ts'
import { readTrust } from '../../verification/index.ts'
import type { JobRow } from '../tables.ts'
import { identityOf, signerOf, timestampAuthority } from './choose-signer.ts'
import { completeJob } from './complete-job.ts'
import { endJob } from './end-job.ts'
import { selectSignatureJob, updateJobSignature, updateJobStarted } from './job-store.ts'

const isOpen = ({ status }: JobRow): boolean => status === 'prepared' || status === 'awaiting_signer'

/**
 * Goes on with a job as far as it can be gone on with now: asks the signer, waits, asks for timestamp and evidence, adds the signed
 * version. Each step is written down before the next one begins, so that another process takes it up where this one ended.
 */
export async function advanceJob(ctx: TenantContext, id: string, wait: SignerWait): Promise<void> {
  const job = await load(ctx, id)
  if (!job || !isOpen(job)) return
  try {
    const started = job.status === 'prepared' ? await startJob(ctx, job) : job
    const signature = started && (started.signature ?? (await awaitSignature(ctx, started, wait)))
    if (started && signature) await finishJob(ctx, started, signature)
    else await expireJob(ctx, job)
  } catch (error) {
    await endBy(ctx, job, error)
  }
}

const load = (ctx: TenantContext, id: string): Promise<JobRow | undefined> =>
  inTenant(ctx, tx => selectSignatureJob(tx, id))

async function requireSigner(ctx: TenantContext, job: JobRow): Promise<SignerPort> {
  const port = await signerOf(ctx, job)
  if (!port) throw new SignerRefused('signer_gone')
  return port
}

/** For so long a request that is repeated is known to be the same one (Smart-ID RP-API v3: 15 seconds). */
const SAME_QUESTION_MS = 14_000

/**
 * A process may have ended after it asked the phone and before it wrote that down. Soon after, the same request finds the question that is
 * on the phone; later it would ask a second one, beside a code that nobody sees: then the person begins again.
 */
const isAskedUnknown = ({ method, created_at }: JobRow): boolean =>
  method === 'eid' && Date.now() - Date.parse(created_at) > SAME_QUESTION_MS

const keyOf = ({ id }: JobRow): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

async function startJob(ctx: TenantContext, job: JobRow): Promise<JobRow | undefined> {
  if (isAskedUnknown(job)) throw new SignerRefused('interrupted')
  const port = await requireSigner(ctx, job)
  // As it was written when the person began: their language is not that of a process that goes on later.
  const text = String(job.reference?.['prompt'] ?? '')
  const started = await port.start({ key: keyOf(job), identity: identityOf(job), digest: job.digest!, text })
  const isOurs = await inTenant(ctx, tx => updateJobStarted(tx, job.id, started))
  // Another process was faster, or the job was cancelled: that outcome stands.
  return isOurs ? load(ctx, job.id) : undefined
}

async function awaitSignature(ctx: TenantContext, job: JobRow, wait: SignerWait): Promise<Buffer | null> {
  const port = await requireSigner(ctx, job)
  const signature = await port.poll(job.reference!, wait)
  if (!signature) return null
  if (!isSignatureOf(identityOf(job), job.attributes!, signature)) throw new SignerRefused('signature_wrong')
  await inTenant(ctx, tx => updateJobSignature(tx, job.id, signature))
  return signature
}

async function finishJob(ctx: TenantContext, job: JobRow, signature: Buffer): Promise<void> {
  const [start, length, second, rest] = job.byte_range as [number, number, number, number]
  const prepared = {
    document: { bytes: job.prepared!, byteRange: [start, length, second, rest] as const },
    attributes: job.attributes!,
  }
  const { governmentOutbound } = ctx.services
  const signed = await finishSigning(
    { identity: identityOf(job), prepared, signature, level: job.level },
    {
      authority: timestampAuthority(ctx),
      calls: governmentOutbound.of('revocation'),
      trust: readTrust(ctx.services),
      now: new Date(),
    },
  )
  await completeJob(ctx, job, signed)
}

const isOver = ({ expires_at }: JobRow): boolean => Date.parse(expires_at) <= Date.now()

async function expireJob(ctx: TenantContext, job: JobRow): Promise<void> {
  if (isOver(job)) await endJob(ctx, job, { status: 'expired', failure: 'timed_out' })
}

const UNAVAILABLE = [SignerUnavailable, TimestampUnavailable, EvidenceUnavailable]

/** What the signer decided ends the job; what could not be reached is tried again until its time is over. */
async function endBy(ctx: TenantContext, job: JobRow, error: unknown): Promise<void> {
  if (error instanceof SignerRefused) {
    const status = error.reason === 'timed_out' ? 'expired' : isChoice(error.reason) ? 'refused' : 'failed'
    await endJob(ctx, job, { status, failure: error.reason })
    return
  }
  if (!UNAVAILABLE.some(kind => error instanceof kind)) throw error
  ctx.services.log.warn(
    { request_id: ctx.request_id, reason: (error as Error).message },
    'a signature has to wait for somebody who cannot be reached',
  )
  if (isOver(job)) await endJob(ctx, job, { status: 'failed', failure: 'unavailable' })
}

/** The person's own decision, and not something that went wrong. */
const isChoice = (reason: string): boolean => ['user_refused', 'wrong_code'].includes(reason)
