import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import type { SignatureLevel } from '../../../kernel/signatures/sign/levels.ts'
import { readableAmong } from '../../documents/index.ts'
import type { JobRow, JobStatus, Method } from '../tables.ts'
import { selectSignatureJob } from './job-store.ts'

/** The task that goes on with jobs whose caller left. */
export const ADVANCE = 'signatures.advance'

export type JobView = {
  id: string
  document_id: string
  method: Method
  level: SignatureLevel
  status: JobStatus
  failure: string | null
  verification_code?: string
  expires_at: string
}

export const viewOf = (job: JobRow): JobView => ({
  id: job.id,
  document_id: job.document_id,
  method: job.method,
  level: job.level,
  status: job.status,
  failure: job.failure,
  ...(job.verification_code !== null && { verification_code: job.verification_code }),
  expires_at: job.expires_at,
})

/** A job of the caller's own: what others sign is theirs until it is signed. */
export const findJob = (ctx: SessionContext, id: string): Promise<JobRow> =>
  inTenant(ctx, async tx => {
    const job = isUuid(id) ? await selectSignatureJob(tx, id) : undefined
    const isOwn = job?.person_id === ctx.person.id
    if (!job || !isOwn || !(await readableAmong(tx, ctx, [job.document_id])).has(job.document_id))
      throw notFound()
    return job
  })

export const readJob = async (ctx: SessionContext, id: string): Promise<JobView> =>
  viewOf(await findJob(ctx, id))
