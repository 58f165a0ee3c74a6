import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { closeAccount } from './closing/close-account.ts'
import { updateNextDue } from './closing/closing-store.ts'
import { deleteOldChanges } from './email-change/email-change-store.ts'

/** Closes the accounts whose delay is over, one after the other. */
export const closeDueAccounts = defineSchedule('accounts.close', 60, async ctx => {
  for (;;) {
    const personId = await inPlatform(ctx, 'close account', updateNextDue)
    if (personId === undefined) return
    await closeAccount(ctx, personId)
  }
})

export const sweepChanges = defineSchedule('accounts.sweep', 86_400, ctx =>
  inPlatform(ctx, 'sweep changes of address', deleteOldChanges),
)
