import { recordSecurity } from '../../../kernel/audit/record.ts'
import {
  type Context,
  inTenant,
  type SessionContext,
  type TenantRef,
  type TenantScope,
  withTenant,
} from '../../../kernel/context.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import type { ExportedTable } from '../../../kernel/module/exported-table.ts'
import { recordPages } from '../../audit/index.ts'
import { readTenant } from '../tenants.ts'
import { ROWS_AT_ONCE, type Row, selectRowsAfter } from './export-store.ts'

/** Everything that a tenant owns, one JSON object per line. The export is recorded in the tenant's audit log. */
export async function exportTenant(ctx: SessionContext, id: string): Promise<Stream> {
  const tenant = await readTenant(ctx, id)
  const scope = withTenant(ctx, tenant)
  await recordCopy(ctx, tenant, 'tenant.exported')
  const filename = `${tenant.slug}-${new Date().toISOString().slice(0, 10)}.jsonl`
  return { type: 'application/jsonl; charset=utf-8', filename, chunks: linesOf(scope) }
}

/** The organisation can read in its own log that all of its data left, or came in. */
export async function recordCopy(
  ctx: Context,
  tenant: TenantRef,
  action: 'tenant.exported' | 'tenant.restored',
): Promise<void> {
  const scope = withTenant(ctx, tenant)
  const target = { type: 'tenant', id: tenant.id, name: tenant.name }
  await inTenant(scope, tx => recordSecurity(tx, scope, { action, target }))
}

/** The last line contains the number of lines: without it the export is incomplete. */
async function* linesOf(ctx: Context & TenantScope): AsyncGenerator<string> {
  let lines = 1
  yield line('export', { format: 1, exported_at: new Date().toISOString() })
  for await (const { type, rows } of pagesOf(ctx)) {
    lines += rows.length
    yield rows.map(row => line(type, row)).join('')
  }
  yield line('end', { lines })
}

const line = (type: string, data: object) => `${JSON.stringify({ type, data })}\n`

async function* pagesOf(ctx: Context & TenantScope): AsyncGenerator<{ type: string; rows: object[] }> {
  for (const table of ctx.services.modules.all.flatMap(module => module.exports ?? [])) {
    for await (const rows of tablePages(ctx, table)) yield { type: table.type, rows }
  }
  for await (const rows of recordPages(ctx, {})) yield { type: 'audit', rows }
}

/** Each page in a short transaction of its own: a slow reader holds no connection. */
async function* tablePages(ctx: Context & TenantScope, table: ExportedTable): AsyncGenerator<Row[]> {
  let last: Row | null = null
  for (;;) {
    const after: Row | null = last
    const rows: Row[] = await inTenant(ctx, tx => selectRowsAfter(tx, table, after))
    if (rows.length > 0) yield rows.map(row => pick(row, table.columns))
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)!
  }
}

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map(column => [column, row[column]]))
