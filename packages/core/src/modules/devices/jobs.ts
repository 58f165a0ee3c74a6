import { inPlatform } from '../../kernel/context.ts'
import { defineSchedule } from '../../kernel/jobs/define-job.ts'
import { deleteOldHandoffs } from './handoff/handoff-store.ts'
import { deleteOldShellGrants } from './registry/shell-grant-store.ts'

export const sweepHandoffs = defineSchedule('devices.sweep', 600, ctx =>
  inPlatform(ctx, 'sweep handoffs', async tx => {
    await deleteOldHandoffs(tx)
    await deleteOldShellGrants(tx)
  }),
)
