import { defineJob } from '../../../kernel/jobs/define-job.ts'
import { deliverMessage } from './deliver.ts'
import { DELIVER } from './queue-message.ts'

export const deliverQueued = defineJob<{ id: string }>(
  DELIVER,
  (ctx, { payload }) => deliverMessage(ctx, payload.id),
  { concurrency: 8 },
)
