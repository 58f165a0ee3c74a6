import { defineJob } from '../../kernel/jobs/define-job.ts'
import { FORGET_OBJECT, forgetObject } from './content/objects.ts'
import { RETENTION, removeDueDocuments } from './retention/remove-due.ts'
import { INDEX, type Indexed, indexDocument } from './search/index-document.ts'
import { END_UPLOAD, endUpload } from './uploads/uploads.ts'

/** Reading a file takes a thread, so few run at once. */
const indexing = defineJob<Indexed>(
  INDEX,
  async (ctx, { tenant_id, payload }) => {
    if (tenant_id !== null) await indexDocument({ ...ctx, tenant: { id: tenant_id } }, payload)
  },
  { concurrency: 1 },
)

const endUploads = defineJob<{ upload_id: string }>(END_UPLOAD, async (ctx, { tenant_id, payload }) => {
  if (tenant_id !== null) await endUpload({ ...ctx, tenant: { id: tenant_id } }, payload.upload_id)
})

const forgetting = defineJob<{ sha256: string }>(
  FORGET_OBJECT,
  async (ctx, { tenant_id, payload }) => {
    if (tenant_id !== null) await forgetObject({ ...ctx, tenant: { id: tenant_id } }, payload.sha256)
  },
  { concurrency: 1 },
)

/** One organisation after the other: nobody waits for it. */
const retention = defineJob<object>(
  RETENTION,
  async (ctx, { tenant_id }) => {
    if (tenant_id !== null) await removeDueDocuments({ ...ctx, tenant: { id: tenant_id } })
  },
  { concurrency: 1 },
)

export const jobs = [indexing, endUploads, forgetting, retention]
