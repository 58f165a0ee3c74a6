import { defineJob } from '../../../kernel/jobs/define-job.ts'
import { JOIN_IMPORTED, type Joining, joinImported } from './join-imported.ts'

/** Makes members of people whose import ended before it could. */
export const joinImportedPeople = defineJob<Joining>(JOIN_IMPORTED, (ctx, { payload }) =>
  joinImported(ctx, payload.tenant, payload.people),
)
