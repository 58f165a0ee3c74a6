import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { type FactorState, selectFactorState } from './missing-factor-store.ts'

export type { FactorState }

/** Whether a member has a second factor and whether the tenant requires one. */
export async function readFactorState(ctx: SessionContext, personId: string): Promise<FactorState> {
  const state = await inPlatform(ctx, 'factor of a member', tx =>
    selectFactorState(tx, ctx.tenant.id, personId),
  )
  return state ?? { present: false, required: false, due_at: null }
}
