import { type Context, inTenant, type SessionContext } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { lastDays } from '../../kernel/days/zone.ts'
import { ADMIN } from '../access/index.ts'
import { DAYS } from './days.ts'
import { countByDay, countPresent, type Figures, selectFigures, upsertFigures } from './store.ts'

/** Named here and defined in jobs.ts, which calls back. */
export const COUNT_FIGURES = 'dashboard.count_figures'

/** With more members and sessions than this, counting them is kept for a while. */
const LARGE = 10_000

/**
 * A small organisation is counted each time. The figures of a large one are those of a moment ago: when they grow old, they are
 * counted again behind the answer, so that nobody waits for it, and once for all who ask.
 */
export function readFigures(ctx: SessionContext, zone: string): Promise<Figures> {
  return inTenant(ctx, async tx => {
    const today = lastDays(zone, DAYS).at(-1)!
    const kept = await selectFigures(tx, zone, today)
    if (!kept) return countFigures(tx, ctx, zone)
    if (kept.is_old)
      await ctx.services.jobs.enqueue(tx, COUNT_FIGURES, {
        payload: { zone },
        key: ctx.tenant.id,
      })
    return kept.figures
  })
}

export async function countFigures(
  tx: TenantTx,
  ctx: Pick<Context, 'services'>,
  zone: string,
): Promise<Figures> {
  const figures = {
    present: await countPresent(tx, { administratorRole: ADMIN, requiredApps: requiredApps(ctx) }),
    counts: await countByDay(tx, lastDays(zone, DAYS)),
  }
  if (figures.present.members + figures.present.sessions > LARGE) await upsertFigures(tx, zone, figures)
  return figures
}

/** They are there for good, also where they wait to be switched on. */
const requiredApps = (ctx: Pick<Context, 'services'>): string[] =>
  ctx.services.modules.all.flatMap(({ slug, required }) => (slug && required ? [slug] : []))
