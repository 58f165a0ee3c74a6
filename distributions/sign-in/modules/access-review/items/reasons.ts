import { type Context, fmt } from '@tamga/core'
import type { ItemRow } from './item-store.ts'

type Facts = Pick<ItemRow, 'reasons' | 'days_unseen' | 'days_unused' | 'holders' | 'peers' | 'earlier_on'>

/** Kept as codes and numbers, told in the language of whoever reads them. */
export function reasonsOf(ctx: Context, item: Facts): { code: string; text: string }[] {
  const { translator } = ctx.services
  return item.reasons.map(code => ({
    code,
    text: translator.text(ctx.language, `review.reason.${code}`, factsOf(ctx, code, item)),
  }))
}

function factsOf({ language }: Context, code: string, item: Facts): Record<string, string | number> {
  if (code.endsWith('seen')) return { days: item.days_unseen ?? 0 }
  if (code.endsWith('used')) return { days: item.days_unused ?? 0 }
  if (code === 'peers') return { holders: item.holders, peers: item.peers }
  return { date: item.earlier_on ? fmt.date(language, new Date(item.earlier_on)) : '' }
}
