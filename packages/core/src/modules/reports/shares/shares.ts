import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../kernel/crypto/token.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import { readMoment } from '../../../kernel/http/moment.ts'
import { AppError, invalid, notFound } from '../../../kernel/http/problem.ts'
import { normaliseEmail } from '../../tenancy/index.ts'
import type { ShareBody, ShareReply } from '../contract.ts'
import { runDataset } from '../run/run-dataset.ts'
import { findReport } from '../saved/reports.ts'
import { zoneOf } from '../settings/report-settings.ts'
import { selectSettings } from '../settings/setting-store.ts'
import { countOpenShares, insertShare, type Share, selectShares, updateRevoked } from './share-store.ts'

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 7
export const MOST_DAYS = 90
const MOST_OPEN = 50

type Body = Static<typeof ShareBody>
export type ShareView = Static<typeof ShareReply>

/** The address is told once: the token stands in its fragment, which no server is sent, and here as a hash. */
export async function createShare(
  ctx: SessionContext,
  reportId: string,
  body: Body,
): Promise<ShareView & { url: string }> {
  const expires_at = endOf(body.expires_at)
  const emails = emailsOf(body)
  await requireAllowed(ctx, body)
  const report = await inTenant(ctx, tx => findReport(tx, ctx, reportId))
  const query = { ...report.query, zone: report.query.zone ?? (await zoneOf(ctx, ctx.person.id)) }
  // Run once in any case: what the giver may not see, or nobody may see who opens it, is refused now.
  const audience = body.audience === 'anyone' ? 'anyone' : 'person'
  const result = await runDataset(ctx, query, { audience })
  const token = newToken()
  const share = await inTenant(ctx, async tx => {
    if ((await countOpenShares(tx, reportId)) >= MOST_OPEN) throw new AppError(409, 'shares_full')
    const made = await insertShare(tx, {
      ...{ id: uuidv7(), report: reportId, name: report.name, query, token_hash: hashToken(token) },
      ...{ audience: body.audience, emails, mode: body.mode, expires_at, language: ctx.language },
      ...{ snapshot: body.mode === 'snapshot' ? result : null },
      ...{ created_by: ctx.person.id, created_by_name: ctx.person.name },
    })
    await recordChange(tx, ctx, {
      action: 'report.shared',
      target: targetOf(made),
      changes: {
        audience: [null, made.audience],
        mode: [null, made.mode],
        expires_at: [null, made.expires_at],
      },
    })
    return made
  })
  return { ...viewOf(share), url: `${ctx.services.settings.PUBLIC_ORIGIN}/share#token=${token}` }
}

function endOf(given: string | undefined): Date {
  const end = new Date(readMoment(given, '/expires_at') ?? Date.now() + DEFAULT_DAYS * DAY_MS)
  const left = end.getTime() - Date.now()
  if (left <= 0 || left > MOST_DAYS * DAY_MS) throw invalid({ path: '/expires_at', code: 'share_end' })
  return end
}

function emailsOf({ audience, emails = [] }: Body): string[] {
  if ((audience === 'emails') !== emails.length > 0) throw invalid({ path: '/emails', code: 'share_emails' })
  return [...new Set(emails.map(normaliseEmail))]
}

async function requireAllowed(ctx: SessionContext, { audience }: Body): Promise<void> {
  if (audience !== 'anyone') return
  const { links_for_anyone } = await inTenant(ctx, tx => selectSettings(tx, null))
  if (!links_for_anyone) throw new AppError(422, 'share_for_anyone_off')
}

export const listShares = (ctx: SessionContext, reportId: string) =>
  inTenant(ctx, async tx => {
    await findReport(tx, ctx, reportId)
    return { items: (await selectShares(tx, reportId)).map(viewOf) }
  })

export const revokeShare = (ctx: SessionContext, reportId: string, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const share = isUuid(id) ? await updateRevoked(tx, reportId, id) : undefined
    if (!share) throw notFound()
    await recordChange(tx, ctx, { action: 'report.share_revoked', target: targetOf(share) })
  })

export const targetOf = ({ id, name }: Pick<Share, 'id' | 'name'>) => ({ type: 'report_share', id, name })

function viewOf(share: Share): ShareView {
  const { id, name, audience, emails, mode, expires_at, revoked_at, opened, last_opened_at, created_at } =
    share
  const created_by = { id: share.created_by, name: share.created_by_name }
  return {
    id,
    name,
    audience,
    emails,
    mode,
    expires_at,
    revoked_at,
    opened,
    last_opened_at,
    created_at,
    created_by,
  }
}
