import type { Static } from 'typebox'
import { inPlatform, inTenant, type SessionContext } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { ADMIN } from '../access/index.ts'
import { isOperator } from '../tenancy/index.ts'
import type { Dashboard } from './contract.ts'
import { dayStarts, levelsBack, seriesOf, sum } from './days.ts'
import {
  countByDay,
  countPresent,
  type DayCount,
  type Figures,
  type Present,
  selectFigures,
  upsertFigures,
} from './store.ts'

type Reply = Static<typeof Dashboard>
type Attention = Reply['attention'][number]

/** With more members and sessions than this, counting them is kept for a while. */
const LARGE = 10_000

export async function readDashboard(ctx: SessionContext, utcOffset: number): Promise<Reply> {
  const { present, counts } = await inTenant(ctx, async tx => {
    const kept = await selectFigures(tx, utcOffset)
    if (kept) return kept
    const figures = await countFigures(tx, ctx, utcOffset)
    if (figures.present.members + figures.present.sessions > LARGE)
      await upsertFigures(tx, utcOffset, figures)
    return figures
  })
  const seesNumbers = ctx.permissions.has('audit.read')
  return {
    numbers: seesNumbers ? numbersOf(present, counts) : null,
    attention: await attentionOf(ctx, present),
  }
}

async function countFigures(tx: TenantTx, ctx: SessionContext, utcOffset: number): Promise<Figures> {
  return {
    present: await countPresent(tx, { administratorRole: ADMIN, requiredApps: requiredApps(ctx) }),
    counts: await countByDay(tx, dayStarts(Date.now(), utcOffset)),
  }
}

/** They are there for good, also where they wait to be switched on. */
const requiredApps = (ctx: SessionContext): string[] =>
  ctx.services.modules.all.flatMap(({ slug, required }) => (slug && required ? [slug] : []))

function numbersOf(present: Present, counts: readonly DayCount[]): NonNullable<Reply['numbers']> {
  const started = seriesOf(counts, 'started')
  const refused = seriesOf(counts, 'refused')
  const sessions = levelsBack(present.sessions, seriesOf(counts, 'opened'), seriesOf(counts, 'ended'))
  const members = levelsBack(present.members, seriesOf(counts, 'joined'))
  return {
    sign_ins: { total: sum(started), days: started },
    refused: { total: sum(refused), days: refused },
    sessions: { now: present.sessions, days: sessions },
    members: { now: present.members, days: members, invited: present.invited },
  }
}

async function attentionOf(ctx: SessionContext, present: Present): Promise<Attention[]> {
  const seen = (permission: string, count: number) => (ctx.permissions.has(permission) ? count : 0)
  const list: Attention[] = [
    { kind: 'secret_key_missing', count: (await lacksSecretKey(ctx)) ? 1 : 0 },
    { kind: 'single_administrator', count: seen('organisation.read', present.administrators === 1 ? 1 : 0) },
    { kind: 'mails_failed', count: seen('organisation.read', present.mails_failed) },
    { kind: 'invitations_expired', count: seen('organisation.read', present.invitations_expired) },
    { kind: 'members_never_seen', count: seen('organisation.read', present.members_never_seen) },
    { kind: 'apps_stopped', count: seen('store.read', present.apps_stopped) },
  ]
  return list.filter(({ count }) => count > 0)
}

/** The operator alone can set it, and nobody else needs to know. */
async function lacksSecretKey(ctx: SessionContext): Promise<boolean> {
  if (ctx.services.settings.SSO_SECRET_KEY !== undefined) return false
  return !ctx.session.confined && inPlatform(ctx, 'operator attention', tx => isOperator(tx, ctx.person.id))
}
