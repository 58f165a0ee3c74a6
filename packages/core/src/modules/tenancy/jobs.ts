import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { sweepUnclaimedPeople } from './people/people.ts'

const BATCH = 500

/** Deletes people whom an unaccepted invitation or an unfinished sign-in left behind. */
export const sweepPeople = defineSchedule('people.sweep', 3600, async ctx => {
  await inPlatform(ctx, 'sweep people', tx => sweepUnclaimedPeople(tx, ctx, BATCH))
})
