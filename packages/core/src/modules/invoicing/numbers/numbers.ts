import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { requireDay } from '../../../kernel/days/day.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import type { NewSeries, Rate, RatesQuery, Series } from '../contract.ts'
import { refused } from '../errors.ts'
import { BOOK_CURRENCY } from '../money.ts'
import type { SeriesKind } from '../tables.ts'
import * as store from './number-store.ts'

type SeriesView = Static<typeof Series>
type RateView = Static<typeof Rate>

export const listSeries = (ctx: SessionContext, query: PageQuery): Promise<Page<SeriesView>> =>
  inTenant(ctx, async tx =>
    pageInMemory(await store.selectNumberSeries(tx), query, {
      keyOf: ({ kind, prefix }) => `${kind} ${prefix}`,
    }),
  )

export const createSeries = (
  ctx: SessionContext,
  { kind, prefix, next_number = 1 }: Static<typeof NewSeries>,
): Promise<SeriesView> =>
  inTenant(ctx, async tx => {
    const made = await store.insertNumberSeries(tx, { kind, prefix, next_number, is_default: false })
    if (!made) throw invalid({ path: '/prefix', code: 'not_unique' })
    await recordChange(tx, ctx, {
      action: 'invoicing.series_created',
      target: { type: 'number_series', id: made.id, name: made.prefix },
      changes: changesBetween<object>({}, { kind, prefix, next_number }),
    })
    return made
  })

const PREFIXES: Readonly<Record<SeriesKind, string>> = {
  invoice: 'INV-',
  bill: 'BILL-',
  credit_note: 'CN-',
  bill_credit: 'BC-',
  payment: 'PAY-',
  sale: 'POS-',
}

/** The next number of a series, of the ordinary one of its kind unless another is named. */
export async function takeNumber(
  tx: TenantTx,
  kind: SeriesKind,
  series: string | undefined,
): Promise<{ series_id: string; number: string }> {
  let id = series ?? (await store.selectDefaultSeries(tx, kind))
  if (id === undefined) {
    const made = await store.insertNumberSeries(tx, {
      kind,
      prefix: PREFIXES[kind],
      next_number: 1,
      is_default: true,
    })
    // Somebody else made it meanwhile, and is done.
    id = made?.id ?? (await store.selectDefaultSeries(tx, kind))
  }
  const number = id === undefined ? undefined : await store.updateNextNumber(tx, { id, kind })
  if (id === undefined || number === undefined) throw invalid({ path: '/series', code: 'unknown_series' })
  return { series_id: id, number }
}

export const listRates = (
  ctx: SessionContext,
  { currency, ...query }: Static<typeof RatesQuery>,
): Promise<Page<RateView>> =>
  inTenant(ctx, async tx =>
    pageInMemory(await store.selectRates(tx, currency), query, {
      keyOf: rate => `${rate.currency} ${rate.valid_from}`,
      descending: true,
    }),
  )

export const changeRate = (ctx: SessionContext, given: RateView): Promise<RateView> =>
  inTenant(ctx, async tx => {
    requireDay('/valid_from', given.valid_from)
    if (given.currency === BOOK_CURRENCY) throw invalid({ path: '/currency', code: 'currency_of_books' })
    if (Number(given.rate) === 0) throw invalid({ path: '/rate', code: 'too_small', params: { min: 0 } })
    const saved = await store.upsertRate(tx, given)
    await recordChange(tx, ctx, {
      action: 'invoicing.rate_changed',
      target: { type: 'exchange_rate', id: ctx.tenant.id, name: `${saved.currency} ${saved.valid_from}` },
      changes: { rate: [null, saved.rate] },
    })
    return saved
  })

/** What one unit of a currency is worth in the books on a day, unless the caller says it. */
export async function rateOn(
  tx: TenantTx,
  { currency, day }: { readonly currency: string; readonly day: string },
  given: string | undefined,
): Promise<string> {
  if (currency === BOOK_CURRENCY) return '1'
  const rate = given ?? (await store.selectRate(tx, currency, day))
  if (rate === undefined || Number(rate) === 0) throw refused('rate_missing')
  return rate
}
