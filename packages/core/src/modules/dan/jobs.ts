import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteOldGatewayAttempts } from './sign-in/attempt-store.ts'

/** Sign-ins that never came back. */
export const sweepAttempts = defineSchedule('dan.sweep', 300, ctx =>
  inPlatform(ctx, 'sweep gateway sign-ins', deleteOldGatewayAttempts),
)
