import { type Context, inTenant, type TenantScope } from '../../kernel/context.ts'
import { everyPage, type PageQuery } from '../../kernel/database/keyset.ts'
import type { Stream } from '../../kernel/http/route-definition.ts'
import { csvHead, csvLine } from '../../kernel/spreadsheets/csv.ts'
import { type AuditQuery, type AuditRecord, filterOf, recordOf } from './service.ts'
import { type AuditFilter, selectAuditRecords } from './store.ts'

const RECORDS_AT_ONCE = 500

type Form = { type: string; head: string; line(record: AuditRecord): string }

const COLUMNS = [
  'id',
  'at',
  'kind',
  'action',
  'action_label',
  'actor_id',
  'actor_name',
  'actor_email',
  'target_type',
  'target_id',
  'target_name',
  'changes',
  'ip',
  'user_agent',
  'request_id',
]

const CSV: Form = {
  type: 'text/csv; charset=utf-8',
  head: csvHead(COLUMNS),
  line: csvRecord,
}

const JSON_LINES: Form = {
  type: 'application/jsonl; charset=utf-8',
  head: '',
  line: record => `${JSON.stringify(record)}\n`,
}

/** The whole log as a stream. What is wrong with the filter is told before the first byte. */
export function exportRecords(
  ctx: Context & TenantScope,
  { format, ...query }: AuditQuery & { format: string },
): Stream {
  const filter = filterOf(query)
  const form = format === 'csv' ? CSV : JSON_LINES
  const filename = `audit-${new Date().toISOString().slice(0, 10)}.${format}`
  return { type: form.type, filename, chunks: linesOf(ctx, filter, form) }
}

async function* linesOf(ctx: Context & TenantScope, filter: AuditFilter, form: Form): AsyncGenerator<string> {
  if (form.head) yield form.head
  for await (const records of recordPages(ctx, filter)) yield records.map(form.line).join('')
}

/**
 * Pages by number, newest first, each in a short transaction of its own: a slow reader holds no connection, and since the
 * numbers only go down, records written meanwhile do not make it endless.
 */
export async function* recordPages(
  ctx: Context & TenantScope,
  filter: AuditFilter,
): AsyncGenerator<AuditRecord[]> {
  const read = (query: PageQuery) => inTenant(ctx, tx => selectAuditRecords(tx, filter, query))
  for await (const rows of everyPage(read, RECORDS_AT_ONCE)) yield rows.map(row => recordOf(row, ctx))
}

function csvRecord({ actor, target, changes, ...record }: AuditRecord): string {
  return csvLine([
    record.id,
    record.at,
    record.kind,
    record.action,
    record.action_label,
    actor.id,
    actor.name,
    actor.email,
    target?.type ?? null,
    target?.id ?? null,
    target?.name ?? null,
    JSON.stringify(changes),
    record.ip,
    record.user_agent,
    record.request_id,
  ])
}
