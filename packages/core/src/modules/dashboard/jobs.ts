import { inTenant, withTenant } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { COUNT_FIGURES, countFigures } from './figures.ts'

/** Keeps the figures of a large organisation young while somebody looks at them. */
export const recountFigures = defineJob<{ utc_offset: number }>(
  COUNT_FIGURES,
  async (ctx, { tenant_id, payload }) => {
    if (tenant_id === null) return
    await inTenant(withTenant(ctx, { id: tenant_id }), tx => countFigures(tx, ctx, payload.utc_offset))
  },
)
