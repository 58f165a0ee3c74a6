import type { SessionContext, Static, TenantTx } from '@tamga/core'
import type { CountedCampaign } from '../campaigns/campaign-store.ts'
import type { ReviewerProgress } from '../contract.ts'
import { wordsOf } from '../items/evidence.ts'
import type { ItemRow } from '../items/item-store.ts'
import { reasonsOf } from '../items/reasons.ts'
import { selectScopeRoles } from './report-store.ts'

export const moment = (at: string | null): string =>
  at === null ? '—' : `${at.slice(0, 16).replace('T', ' ')} UTC`

/** The head of the report: what was asked, when, and what came of it. */
export function factsOf(ctx: SessionContext, campaign: CountedCampaign): [string, string][] {
  const word = wordsOf(ctx)
  const { total, keep, remove } = campaign
  return [
    [word('report.organisation'), ctx.tenant.name],
    [word('report.status'), word(`status.${campaign.status}`)],
    [word('report.opened_at'), moment(campaign.opened_at)],
    [word('report.closed_at'), `${moment(campaign.closed_at)} ${campaign.closed_by_name ?? ''}`.trim()],
    [word('report.undecided_rule'), word(`decision.${campaign.on_undecided}`)],
    [word('report.total'), String(total)],
    [word('report.keep'), String(keep)],
    [word('report.remove'), String(remove)],
    [word('report.undecided'), String(total - keep - remove)],
    [word('report.made_at'), moment(new Date().toISOString())],
  ]
}

type Row = Static<typeof ReviewerProgress>['items'][number]

export const progressRow = (ctx: SessionContext, row: Row): string[] => [
  row.reviewer.name,
  String(row.total),
  String(row.decided),
  String(row.keep),
  String(row.remove),
  String(row.fast),
  row.rubber_stamp ? wordsOf(ctx)('report.rubber_stamp') : '',
]

export function itemRow(ctx: SessionContext, item: ItemRow): string[] {
  const word = wordsOf(ctx)
  const decision = item.decision ? word(`decision.${item.decision}`) : word('decision.none')
  const by = item.decided_by
    ? `${item.decided_by.name}, ${item.decided_at!.slice(0, 16).replace('T', ' ')}`
    : ''
  const outcome = item.outcome ? word(`outcome.${item.outcome}`) : ''
  const reason = item.outcome_reason ? word(`outcome_reason.${item.outcome_reason}`) : ''
  return [
    `${item.user.name} (${item.user.email})`,
    roleName(ctx, item.role),
    reasonsOf(ctx, item)
      .map(({ text }) => text)
      .join('; '),
    item.reviewer.name,
    [decision, by, item.comment ?? ''].filter(Boolean).join(' · '),
    [outcome, reason].filter(Boolean).join(' · '),
  ]
}

export const PROGRESS_HEAD = ['reviewer', 'total', 'decided', 'keep', 'remove', 'fast', 'notice']
export const ITEMS_HEAD = ['person', 'role', 'evidence', 'reviewer', 'decision', 'outcome']

export const headOf = (ctx: SessionContext, keys: readonly string[]): string[] =>
  keys.map(key => wordsOf(ctx)(`report.${key}`))

/** As every organisation gets them; what it has named otherwise keeps its name. */
const BUILT_IN: Readonly<Record<string, string>> = { admin: 'Админ', user: 'Хэрэглэгч' }

export const roleName = (ctx: SessionContext, { key, name }: { key: string; name: string }): string =>
  BUILT_IN[key] === name ? wordsOf(ctx)(`role.${key}`) : name

const MOST_NAMED = 6

/** The roles under review by name. */
export async function scopeOf(tx: TenantTx, ctx: SessionContext, campaign: CountedCampaign): Promise<string> {
  const names = (await selectScopeRoles(tx, campaign)).map(row => roleName(ctx, row))
  const more = names.length - MOST_NAMED
  return `${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` +${more}` : ''}` || '—'
}
