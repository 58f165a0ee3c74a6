import type { Static } from 'typebox'
import { inPlatform, type SessionContext } from '../../kernel/context.ts'
import { zoneFor } from '../../kernel/days/reader-zone.ts'
import { isOperator } from '../tenancy/index.ts'
import type { Dashboard } from './contract.ts'
import { levelsBack, seriesOf, sum } from './days.ts'
import { readFigures } from './figures.ts'
import type { DayCount, Present } from './store.ts'

type Reply = Static<typeof Dashboard>
type Attention = Reply['attention'][number]

export async function readDashboard(ctx: SessionContext, asked?: string): Promise<Reply> {
  const { present, counts } = await readFigures(ctx, await zoneFor(ctx, asked))
  const seesNumbers = ctx.permissions.has('audit.read')
  return {
    numbers: seesNumbers ? numbersOf(present, counts) : null,
    attention: await attentionOf(ctx, present),
  }
}

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
