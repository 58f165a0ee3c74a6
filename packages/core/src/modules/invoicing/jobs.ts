import { inTenant, withTenant } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { tenantsUsing } from '../store/index.ts'
import { selectCurrentTenant } from '../tenancy/index.ts'
import { sendDueReminders } from './reminders/reminders.ts'

const HOUR = 3600

/** Looked after each hour, so that a day on which nothing ran for a while is not missed; a level is sent once. */
const reminders = defineSchedule('invoicing.reminders', HOUR, async ctx => {
  for (const id of await tenantsUsing(ctx, 'invoicing')) {
    const tenant = await inTenant(withTenant(ctx, { id }), selectCurrentTenant)
    if (tenant?.status === 'active')
      await sendDueReminders(withTenant({ ...ctx, language: tenant.default_language }, tenant))
  }
})

export const jobs = [reminders]
