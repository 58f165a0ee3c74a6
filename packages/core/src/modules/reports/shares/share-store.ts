import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { DatasetQuery } from '../run/query.ts'
import type { ReportResult } from '../run/run-dataset.ts'

export type Audience = 'tenant' | 'emails' | 'anyone'

export type Share = {
  id: string
  report: string
  name: string
  query: DatasetQuery
  audience: Audience
  emails: string[]
  mode: 'live' | 'snapshot'
  language: string
  expires_at: string
  revoked_at: string | null
  opened: number
  last_opened_at: string | null
  created_by: string
  created_by_name: string
  created_at: string
}

const VIEW = sql`
  id, report, name, query, audience, emails, mode, language, expires_at, revoked_at, opened, last_opened_at, created_by,
  created_by_name, created_at`

export type NewShare = Omit<
  Share,
  'revoked_at' | 'opened' | 'last_opened_at' | 'created_at' | 'expires_at'
> & {
  readonly expires_at: Date
  readonly token_hash: Buffer
  readonly snapshot: ReportResult | null
}

export async function insertShare(tx: TenantTx, share: NewShare): Promise<Share> {
  const { id, report, name, query, token_hash, audience, emails, mode, snapshot, language } = share
  const { rows } = await sql<Share>`
    insert into report_share (id, report, name, query, token_hash, audience, emails, mode, snapshot, language, expires_at,
                              created_by, created_by_name)
    values (${id}, ${report}, ${name}, ${JSON.stringify(query)}::jsonb, ${token_hash}, ${audience}, ${emails}::text[], ${mode},
            ${snapshot ? JSON.stringify(snapshot) : null}::jsonb, ${language}, ${share.expires_at}, ${share.created_by},
            ${share.created_by_name})
    returning ${VIEW}`.execute(tx)
  return rows[0]!
}

/** Of one report, newest first, also ended ones. */
export async function selectShares(tx: TenantTx, report: string): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select ${VIEW} from report_share where tenant_id = ${tx.tenantId} and report = ${report}
     order by id desc limit 200`.execute(tx)
  return rows
}

export async function countOpenShares(tx: TenantTx, report: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from report_share
     where tenant_id = ${tx.tenantId} and report = ${report} and revoked_at is null and expires_at > now()`.execute(
    tx,
  )
  return rows[0]!.count
}

/** Undefined: there is none, or it is revoked already. */
export async function updateRevoked(tx: TenantTx, report: string, id: string): Promise<Share | undefined> {
  const { rows } = await sql<Share>`
    update report_share set revoked_at = date_trunc('milliseconds', now())
     where tenant_id = ${tx.tenantId} and report = ${report} and id = ${id}::uuid and revoked_at is null
    returning ${VIEW}`.execute(tx)
  return rows[0]
}

/** Whose link it is. */
export async function selectShareTenant(tx: PlatformTx, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ tenant_id: string }>`
    select tenant_id from report_share where token_hash = ${tokenHash}`.execute(tx)
  return rows[0]?.tenant_id
}

export async function selectOpenShare(tx: TenantTx, tokenHash: Buffer): Promise<Share | undefined> {
  const { rows } = await sql<Share>`
    select ${VIEW} from report_share
     where token_hash = ${tokenHash} and tenant_id = ${tx.tenantId} and revoked_at is null and expires_at > now()`.execute(
    tx,
  )
  return rows[0]
}

export async function selectSnapshot(tx: TenantTx, id: string): Promise<ReportResult> {
  const { rows } = await sql<{ snapshot: ReportResult }>`
    select snapshot from report_share where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
  return rows[0]!.snapshot
}

/** Counts an opening. False: it was opened too often within the minute. */
export async function updateOpened(tx: TenantTx, id: string, perMinute: number): Promise<boolean> {
  const { rows } = await sql`
    update report_share set opened = opened + 1, last_opened_at = date_trunc('milliseconds', now()),
           minute_opened = case when minute_at < now() - interval '1 minute' then 1 else minute_opened + 1 end,
           minute_at = case when minute_at < now() - interval '1 minute' then now() else minute_at end
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid
       and (minute_at < now() - interval '1 minute' or minute_opened < ${perMinute}::integer)
    returning 1`.execute(tx)
  return rows.length > 0
}

export type ShareCode = { readonly share_id: string; readonly email: string; readonly code_hash: Buffer }

/** False: the one that was sent before is young, or all its tries were used: the next comes when it has ended. */
export async function upsertShareCode(
  tx: TenantTx,
  { share_id, email, code_hash }: ShareCode,
): Promise<boolean> {
  const { rows } = await sql`
    insert into report_share_code as c (share_id, email, code_hash, expires_at)
    values (${share_id}::uuid, ${email}, ${code_hash}, now() + interval '10 minutes')
    on conflict (tenant_id, share_id, email) do update
       set code_hash = excluded.code_hash, expires_at = excluded.expires_at,
           tries = case when c.expires_at < now() then 0 else c.tries end
     where c.expires_at < now() + interval '9 minutes' and (c.tries < 5 or c.expires_at < now())
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Takes one of five tries. False: no code, too late, or too many tries. */
export async function updateCodeTries(
  tx: TenantTx,
  shareId: string,
  email: string,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ code_hash: Buffer }>`
    update report_share_code set tries = tries + 1
     where tenant_id = ${tx.tenantId} and share_id = ${shareId}::uuid and email = ${email} and expires_at > now() and tries < 5
    returning code_hash`.execute(tx)
  return rows[0]?.code_hash
}

export async function deleteOldShares(tx: TenantTx): Promise<void> {
  await sql`
    delete from report_share
     where tenant_id = ${tx.tenantId} and expires_at < now() - interval '90 days'`.execute(tx)
}
