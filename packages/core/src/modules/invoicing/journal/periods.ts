import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { notFound, staleVersion } from '../../../kernel/http/problem.ts'
import type { Period, PeriodChange } from '../contract.ts'
import type { PeriodRow } from '../tables.ts'
import * as store from './journal-store.ts'

type PeriodView = Static<typeof Period>

const viewOf = ({ month, closed_at, closed_by, version }: PeriodRow): PeriodView => ({
  month: month.slice(0, 7),
  closed: closed_at !== null,
  closed_at,
  closed_by,
  version,
})

export const listPeriods = (ctx: SessionContext, query: PageQuery): Promise<Page<PeriodView>> =>
  inTenant(ctx, async tx =>
    pageInMemory((await store.selectPeriods(tx)).map(viewOf), query, {
      keyOf: ({ month }) => month,
      descending: true,
    }),
  )

/** Waits for whoever posts into the month at this moment; whoever comes later is refused. */
export const changePeriod = (
  ctx: SessionContext,
  month: string,
  { closed, version }: Static<typeof PeriodChange>,
): Promise<PeriodView> =>
  inTenant(ctx, async tx => {
    if (!/^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month)) throw notFound()
    const before = await store.lockPeriodRow(tx, `${month}-01`)
    if (version !== undefined && version !== before?.version) throw staleVersion()
    if (before && (before.closed_at !== null) === closed) return viewOf(before)
    const after = await store.upsertPeriod(tx, `${month}-01`, { closed, by: ctx.actor.name })
    await recordChange(tx, ctx, {
      action: closed ? 'invoicing.period_closed' : 'invoicing.period_opened',
      target: { type: 'ledger_period', id: ctx.tenant.id, name: month },
      changes: { closed: [!closed, closed] },
    })
    return viewOf(after)
  })
