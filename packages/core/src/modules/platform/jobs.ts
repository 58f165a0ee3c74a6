import { inPlatform } from '../../kernel/context.ts'
import { AppError } from '../../kernel/http/problem.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { removeTenant } from './deletion.ts'
import { selectDueDeletions } from './store.ts'

/** Tenants whose delay is over. One that was restored in the last moment rolls everything back and stays. */
export const removeDueTenants = defineSchedule('tenants.delete', 60, async ctx => {
  for (const id of await inPlatform(ctx, 'delete tenants', selectDueDeletions)) {
    await removeTenant(ctx, id).catch(error => {
      if (!(error instanceof AppError)) throw error
    })
  }
})
