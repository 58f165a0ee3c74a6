import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteEndedTokens } from './tokens/token-store.ts'

const BATCH = 1000

/** Deletes tokens that ended a month ago, and replaced secrets whose overlap is over. */
export const sweepApiTokens = defineSchedule('machine_access.sweep', 3600, async ctx => {
  while ((await inPlatform(ctx, 'sweep api tokens', tx => deleteEndedTokens(tx, BATCH))) >= BATCH);
})
