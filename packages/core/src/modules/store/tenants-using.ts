import { type Context, inPlatform } from '../../kernel/context.ts'
import { selectTenantsUsing } from './store.ts'

/** For work above the tenants: those in which an app is active, to be entered one by one; of one person, where one is named. */
export const tenantsUsing = (ctx: Context, app: string, personId?: string): Promise<string[]> =>
  inPlatform(ctx, 'tenants that use an app', tx => selectTenantsUsing(tx, app, personId))
