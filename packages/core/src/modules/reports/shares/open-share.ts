import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Language } from '@tamga/formats'
import { recordSecurity } from '../../../kernel/audit/record.ts'
import {
  type Context,
  inPlatform,
  inTenant,
  type SessionContext,
  type TenantContext,
  withTenant,
} from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import { AppError, notFound, tooManyRequests, unauthenticated } from '../../../kernel/http/problem.ts'
import { queueMail } from '../../../kernel/mail/outbox/outbox.ts'
import { normaliseEmail, selectCurrentTenant } from '../../tenancy/index.ts'
import { type Member, readerOf } from '../reader.ts'
import { resolveQuery } from '../run/resolve-query.ts'
import { type ReportResult, runDataset } from '../run/run-dataset.ts'
import { selectSettings } from '../settings/setting-store.ts'
import {
  type Share,
  selectOpenShare,
  selectShareTenant,
  selectSnapshot,
  updateCodeTries,
  updateOpened,
  upsertShareCode,
} from './share-store.ts'
import { targetOf } from './shares.ts'

const OPENS_PER_MINUTE = 30
const MINUTE = 60
// At five tries in ten minutes, guessing for the ninety days of a link succeeds once in 1,500 times.
const CODE_DIGITS = 8

export type Opening = { readonly token: string; readonly email?: string; readonly code?: string }
export type Opened = { name: string; given_by: string; expires_at: string; result: ReportResult }

type Found = { ctx: TenantContext; share: Share; giver: Member }

/**
 * Whoever holds the token of a link for named addresses or for anyone. What is wrong, ended or no longer permitted is the same 404.
 * Undefined: a code is on its way to the address, if it is one of those named.
 */
export async function openShare(
  ctx: Context,
  opening: Opening,
  signal: AbortSignal,
): Promise<Opened | undefined> {
  const found = await requireShare(ctx, opening.token)
  if (found.share.audience === 'tenant') throw unauthenticated()
  if (found.share.audience === 'emails' && !(await proveAddress(found, opening))) return undefined
  const isProven = found.share.audience === 'emails' && opening.email !== undefined
  return show(found, { signal, by: isProven ? normaliseEmail(opening.email) : null })
}

/** A member of the organisation opens a link for its members. */
export async function openShareAsMember(
  ctx: SessionContext,
  token: string,
  signal: AbortSignal,
): Promise<Opened> {
  const found = await requireShare(ctx, token)
  if (found.ctx.tenant.id !== ctx.tenant.id || found.share.audience !== 'tenant') throw notFound()
  return show({ ...found, ctx: { ...found.ctx, actor: ctx.actor } }, { signal, by: ctx.person.email })
}

/** The link stands, and the giver may still read and share what it shows. */
async function requireShare(ctx: Context, token: string): Promise<Found> {
  const hash = hashToken(token)
  const tenantId = await inPlatform(ctx, 'shared report', tx => selectShareTenant(tx, hash))
  if (tenantId === undefined) throw notFound()
  const [tenant, share] = await inTenant(withTenant(ctx, { id: tenantId }), async tx => {
    const link = await selectOpenShare(tx, hash)
    const isAllowed = link?.audience !== 'anyone' || (await selectSettings(tx, null)).links_for_anyone
    return [await selectCurrentTenant(tx), isAllowed ? link : undefined] as const
  })
  if (tenant?.status !== 'active' || !share) throw notFound()
  const scope = withTenant(ctx, tenant)
  const giver = await readerOf(scope, share.created_by, share.language as Language)
  if (!giver?.permissions.has('reports.share') || !mayRead(giver, share)) throw notFound()
  return { ctx: scope, share, giver }
}

const audienceOf = ({ audience }: Share) =>
  (audience === 'anyone' ? 'anyone' : 'person') as 'anyone' | 'person'

function mayRead(giver: Member, share: Share): boolean {
  try {
    resolveQuery(giver, share.query, { audience: audienceOf(share), now: Date.now() })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

const codeHash = (share: Share, email: string, code: string): Buffer =>
  hashToken(`${share.id} ${email} ${code}`)

/** Without a code one is sent, to a named address alone; whoever asks learns nothing of that. */
async function proveAddress({ ctx, share }: Found, { email, code }: Opening): Promise<boolean> {
  if (email === undefined) throw notFound()
  const address = normaliseEmail(email)
  const isNamed = share.emails.includes(address)
  if (code === undefined) {
    if (isNamed) await sendCode(ctx, share, address)
    return false
  }
  const kept = isNamed ? await inTenant(ctx, tx => updateCodeTries(tx, share.id, address)) : undefined
  if (!kept || !timingSafeEqual(kept, codeHash(share, address, code))) throw new AppError(401, 'invalid_code')
  return true
}

async function sendCode(ctx: TenantContext, share: Share, email: string): Promise<void> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await inTenant(ctx, async tx => {
    if (!(await upsertShareCode(tx, { share_id: share.id, email, code_hash: codeHash(share, email, code) })))
      return
    await queueMail(tx, ctx, {
      kind: 'report_code',
      tenant_id: ctx.tenant.id,
      person_id: null,
      language: share.language as Language,
      params: { code, report: share.name },
      address: email,
      path: '/share',
      isSecurity: true,
    })
  })
}

/** Each opening is recorded before anything is shown. */
async function show(
  { ctx, share, giver }: Found,
  { signal, by }: { signal: AbortSignal; by: string | null },
): Promise<Opened> {
  const snapshot = await inTenant(ctx, async tx => {
    if (!(await updateOpened(tx, share.id, OPENS_PER_MINUTE))) throw tooManyRequests(MINUTE)
    await recordSecurity(tx, ctx, {
      action: 'report.share_opened',
      target: targetOf(share),
      changes: { by: [null, by], audience: [null, share.audience] },
    })
    return share.mode === 'snapshot' ? selectSnapshot(tx, share.id) : null
  })
  const result = snapshot ?? (await runDataset(giver, share.query, { signal, audience: audienceOf(share) }))
  return { name: share.name, given_by: share.created_by_name, expires_at: share.expires_at, result }
}
