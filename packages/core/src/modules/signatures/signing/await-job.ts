import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { wrongState } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { advanceJob } from './advance-job.ts'
import { updateJobEnded } from './job-store.ts'
import { findJob, type JobView, readJob } from './job-view.ts'

/** Waits until the signer has decided, or as long as the caller wants; 0 answers at once with what is known. */
export async function awaitJob(
  ctx: SessionContext,
  id: string,
  { reply, seconds }: { reply: ReplyTools; seconds: number },
): Promise<JobView> {
  const job = await findJob(ctx, id)
  if (seconds > 0)
    await reply.wait(job.id, signal =>
      advanceJob(ctx, job.id, { milliseconds: seconds * 1000, signal }).catch((error: unknown) => {
        // The caller left, or this process stops: the next poll goes on.
        if (!signal.aborted) throw error
      }),
    )
  return readJob(ctx, id)
}

/** The person changed their mind at the browser; the phone's question runs out by itself. */
export async function cancelJob(ctx: SessionContext, id: string): Promise<void> {
  const job = await findJob(ctx, id)
  await inTenant(ctx, async tx => {
    if (!(await updateJobEnded(tx, job.id, { status: 'cancelled' }))) throw wrongState()
  })
}
