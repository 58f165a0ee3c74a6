import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteExpired } from './mfa/waiting-store.ts'

/** Sign-ins that nobody ended, challenges that nobody answered, and devices that are remembered no longer. */
export const sweepFactors = defineSchedule('factors.sweep', 600, ctx =>
  inPlatform(ctx, 'sweep factors', deleteExpired),
)
