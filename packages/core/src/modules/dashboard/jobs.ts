import { inTenant, withTenant } from '../../kernel/context.ts'
import { DEFAULT_ZONE } from '../../kernel/days/zone.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { COUNT_FIGURES, countFigures } from './figures.ts'

/** Keeps the figures of a large organisation young while somebody looks at them. */
export const recountFigures = defineJob<{ zone?: string }>(
  COUNT_FIGURES,
  async (ctx, { tenant_id, payload }) => {
    if (tenant_id === null) return
    await inTenant(withTenant(ctx, { id: tenant_id }), tx =>
      countFigures(tx, ctx, payload.zone ?? DEFAULT_ZONE),
    )
  },
)
