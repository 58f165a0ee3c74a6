import { inTenant, type TenantContext } from '../../../kernel/context.ts'
import { type JobEnd, updateJobEnded } from './job-store.ts'

/** False: it had ended already. */
export const endJob = (ctx: TenantContext, { id }: { id: string }, end: JobEnd): Promise<boolean> =>
  inTenant(ctx, tx => updateJobEnded(tx, id, end))
