import { sealKeys } from '../../kernel/audit/seal-keys.ts'
import type { AuditRow } from '../../kernel/audit/tables.ts'
import { type AuditVerdict, verifyChain } from '../../kernel/audit/verify.ts'
import { type Context, inTenant, type SessionContext, type TenantScope } from '../../kernel/context.ts'
import type { PageQuery } from '../../kernel/database/keyset.ts'
import { zoneFor } from '../../kernel/days/reader-zone.ts'
import { readMoment } from '../../kernel/http/moment.ts'
import type { Page } from '../../kernel/http/page.ts'
import { roleNameFor } from '../access/index.ts'
import { type AuditFilter, selectAuditRecords, selectRecordDays } from './store.ts'

export type AuditQuery = {
  kind?: string
  actor?: string
  action?: string
  target?: string
  from?: string
  to?: string
  q?: string
}

export type ListedQuery = AuditQuery & PageQuery

export type AuditRecord = ReturnType<typeof recordOf>

/** The records of one chain, newest first: a tenant's own, or the platform's. */
export async function listRecords(
  ctx: Context & TenantScope,
  query: ListedQuery,
): Promise<Page<AuditRecord>> {
  const { limit, cursor, count, ...rest } = query
  const filter = filterOf(rest)
  const page = await inTenant(ctx, tx => selectAuditRecords(tx, filter, { limit, cursor, count }))
  return { ...page, items: page.items.map(row => recordOf(row, ctx)) }
}

export async function listRecordDays(ctx: SessionContext, asked?: string) {
  const zone = await zoneFor(ctx, asked)
  return { items: await inTenant(ctx, tx => selectRecordDays(tx, zone)) }
}

/** What a person did in the tenant they are in now. */
export function listActivity(ctx: SessionContext, query: PageQuery): Promise<Page<AuditRecord>> {
  return listRecords(ctx, { ...query, actor: ctx.person.id })
}

export function verifyRecords(ctx: Context & TenantScope): Promise<AuditVerdict> {
  return verifyChain(ctx.services.database, ctx.tenant.id, sealKeys(ctx.services.settings))
}

export function filterOf({ from, to, target, ...rest }: AuditQuery): AuditFilter {
  return {
    ...rest,
    from: readMoment(from, '/from'),
    to: readMoment(to, '/to'),
    target: target ? targetOf(target) : undefined,
  }
}

function targetOf(text: string): NonNullable<AuditFilter['target']> {
  const separator = text.indexOf(':')
  return separator < 0 ? { type: text } : { type: text.slice(0, separator), id: text.slice(separator + 1) }
}

type Reader = Pick<Context, 'services' | 'language'>

export function recordOf(row: AuditRow, reader: Reader) {
  const { translator } = reader.services
  const label = `audit.${row.action}`
  const { id, at, kind, action, changes, ip, user_agent, request_id } = row
  return {
    id,
    at,
    kind,
    actor: { id: row.actor_id, name: row.actor_name, email: row.actor_email },
    action,
    action_label: translator.has(label) ? translator.text(reader.language, label) : action,
    target:
      row.target_type === null
        ? null
        : { type: row.target_type, id: row.target_id ?? '', name: targetName(row, reader) },
    changes: changes as Record<string, unknown[]>,
    ip,
    user_agent,
    request_id,
  }
}

/** Built-in roles and apps are named in the reader's language; everything else as it was named then. */
function targetName({ target_type, target_id, target_name }: AuditRow, reader: Reader): string {
  if (target_type === 'role') return roleNameFor(reader, target_name ?? '')
  const label = `app.${target_id}.name`
  const isApp = target_type === 'app' && reader.services.translator.has(label)
  return isApp ? reader.services.translator.text(reader.language, label) : (target_name ?? '')
}
