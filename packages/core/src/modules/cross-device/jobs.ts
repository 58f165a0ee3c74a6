import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteOldRequests } from './store.ts'

export const sweepRequests = defineSchedule('cross-device.sweep', 300, ctx =>
  inPlatform(ctx, 'sweep waiting browsers', deleteOldRequests),
)
