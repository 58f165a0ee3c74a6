import type { SessionContext, TenantContext } from '../context.ts'
import { invalid } from '../http/problem.ts'
import { defineExtensionPoint } from '../module/extension-point.ts'
import { DEFAULT_ZONE, isZone } from './zone.ts'

/** Knows which time zone a person chose, or their organisation. */
export type ZoneSource = { zoneOf(ctx: TenantContext, personId: string | null): Promise<string> }

/** The module that keeps these choices gives one. */
export const zoneSources = defineExtensionPoint<ZoneSource>('zone_sources')

/** Where a day begins for the caller: as the request says, else as they or their organisation chose. */
export async function zoneFor(ctx: SessionContext, asked?: string): Promise<string> {
  if (asked === undefined) {
    const [source] = ctx.services.modules.extensions(zoneSources)
    return source ? source.zoneOf(ctx, ctx.person.id) : DEFAULT_ZONE
  }
  if (!isZone(asked)) throw invalid({ path: '/zone', code: 'unknown_zone' })
  return asked
}
