import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { type Features, switchFeatures } from '../../store/index.ts'

/** Switches what is named; what is absent stays. A feature that this installation does not have is refused, and nothing changes. */
export async function changeFeatures(ctx: SessionContext, wanted: Features): Promise<Features> {
  requireKnown(ctx, Object.keys(wanted))
  return inTenant(ctx, async tx => {
    const { before, after } = await switchFeatures(tx, ctx, wanted)
    await recordChange(tx, ctx, {
      action: 'settings.updated',
      target: { type: 'settings', id: 'features', name: 'features' },
      changes: changesBetween(before, after),
    })
    return after
  })
}

function requireKnown(ctx: SessionContext, names: readonly string[]): void {
  const { features } = ctx.services.modules
  const unknown = names.filter(name => !features.has(name))
  if (unknown.length > 0) throw invalid(...unknown.map(name => ({ path: `/${name}`, code: 'unknown_field' })))
}
