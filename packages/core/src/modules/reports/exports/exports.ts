import type { Static } from 'typebox'
import { recordSecurity } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { DEFAULT_ZONE, dayIn } from '../../../kernel/days/zone.ts'
import { AppError, notFound, tooManyRequests, wrongState } from '../../../kernel/http/problem.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import type { ExportReply } from '../contract.ts'
import type { DatasetQuery } from '../run/query.ts'
import { resolveQuery } from '../run/resolve-query.ts'
import { findReport } from '../saved/reports.ts'
import { zoneOf } from '../settings/report-settings.ts'
import {
  countExportBytes,
  countOpenExports,
  type Format,
  insertExport,
  type ReportExport,
  selectExport,
  selectExports,
  selectPart,
  updateExportStatus,
} from './export-store.ts'

export const WRITE_EXPORT = 'reports.write_export'
/** A fault of ours may pass: the file is begun anew so many times before its maker is told that there will be none. */
const MOST_ATTEMPTS = 3

const KEPT_MS = 86_400_000
const MOST_OPEN = 3
const MOST_BYTES = 2 * 1024 ** 3
const RETRY_SECONDS = 30

export type ExportView = Static<typeof ExportReply>

export type ExportOrder = { readonly name: string; readonly query: DatasetQuery; readonly format: Format }

/** Refused here is what could not run at all; the rows are read behind the answer, with the rights of that moment. */
export async function orderExport(
  ctx: SessionContext,
  { name, query, format }: ExportOrder,
): Promise<ExportView> {
  const { limit: _, ...unlimited } = query
  const zone = query.zone ?? (await zoneOf(ctx, ctx.person.id))
  resolveQuery(ctx, { ...unlimited, zone }, { audience: 'person', now: Date.now() })
  return inTenant(ctx, async tx => {
    if ((await countOpenExports(tx, ctx.person.id)) >= MOST_OPEN) throw tooManyRequests(RETRY_SECONDS)
    if ((await countExportBytes(tx)) > MOST_BYTES) throw new AppError(409, 'exports_full')
    const made = await insertExport(tx, {
      ...{ id: uuidv7(), name, query: { ...query, zone }, format, language: ctx.language },
      ...{ created_by: ctx.person.id, expires_at: new Date(Date.now() + KEPT_MS) },
    })
    await recordSecurity(tx, ctx, {
      action: 'report.exported',
      target: { type: 'report', id: made.id, name },
      changes: { format: [null, format], dataset: [null, query.dataset] },
    })
    await ctx.services.jobs.enqueue(tx, WRITE_EXPORT, {
      payload: { export_id: made.id },
      key: made.id,
      maxAttempts: MOST_ATTEMPTS,
    })
    return viewOf(ctx, made)
  })
}

/** Nobody but the maker knows of it. */
async function requireExport(tx: TenantTx, ctx: SessionContext, id: string): Promise<ReportExport> {
  const found = isUuid(id) ? await selectExport(tx, id) : undefined
  if (!found || found.created_by !== ctx.person.id) throw notFound()
  return found
}

export const readExport = (ctx: SessionContext, id: string): Promise<ExportView> =>
  inTenant(ctx, async tx => viewOf(ctx, await requireExport(tx, ctx, id)))

export const listExports = (ctx: SessionContext, query: PageQuery) =>
  inTenant(ctx, async tx => {
    const page = await selectExports(tx, ctx.person.id, query)
    return { ...page, items: page.items.map(found => viewOf(ctx, found)) }
  })

export const cancelExport = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    await requireExport(tx, ctx, id)
    if (!(await updateExportStatus(tx, id, { from: ['queued', 'running'], to: 'cancelled' })))
      throw wrongState()
  })

const TYPES: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export async function readExportContent(ctx: SessionContext, id: string): Promise<Stream> {
  const found = await inTenant(ctx, tx => requireExport(tx, ctx, id))
  if (found.status !== 'ready') throw wrongState()
  // A right that was taken away since the file was written takes the file along.
  resolveQuery(ctx, found.query, { audience: 'person', now: Date.now() })
  const day = dayIn(found.query.zone ?? DEFAULT_ZONE, Date.parse(found.created_at))
  return { type: TYPES[found.format], filename: `report-${day}.${found.format}`, chunks: partsOf(ctx, id) }
}

async function* partsOf(ctx: SessionContext, id: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position++) {
    const part = await inTenant(ctx, tx => selectPart(tx, id, position))
    if (part === undefined) return
    yield part
  }
}

type Words = Pick<SessionContext, 'services' | 'language'>

function viewOf(
  words: Words,
  { total, query: _, language: _language, created_by: _maker, ...rest }: ReportExport,
): ExportView {
  const progress = rest.status === 'ready' ? 1 : total ? Math.min(1, rest.rows / total) : 0
  return { ...rest, progress, reason: rest.problem && reasonOf(words, rest.problem) }
}

/** Why there is no file, as one says it of a file that was asked for some time ago. */
function reasonOf({ services: { translator }, language }: Words, problem: string): string {
  const key = `reports.export_failed.${problem}`
  return translator.text(language, translator.has(key) ? key : `problem.${problem}`)
}

/** Of a report, with what the screen changed in it. */
export async function orderExportOf(
  ctx: SessionContext,
  reportId: string,
  { format, query }: { format: Format; query?: DatasetQuery },
): Promise<ExportView> {
  const report = await inTenant(ctx, tx => findReport(tx, ctx, reportId))
  return orderExport(ctx, { name: report.name, query: query ?? report.query, format })
}
