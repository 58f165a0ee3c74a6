import type { Language } from '@tamga/formats'
import { inTenant, type TenantContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { refreshNotifications } from '../../../kernel/notifications/refresh-notifications.ts'
import type { SheetRow } from '../../../kernel/spreadsheets/cell.ts'
import { csvFile } from '../../../kernel/spreadsheets/csv.ts'
import { xlsxFile } from '../../../kernel/spreadsheets/xlsx.ts'
import { readerOf } from '../reader.ts'
import { countRows, selectInBatches } from '../run/cursor-store.ts'
import type { ResolvedQuery } from '../run/query.ts'
import type { Reader } from '../run/readable.ts'
import { resolveQuery } from '../run/resolve-query.ts'
import { refusalOf } from '../run/run-dataset.ts'
import {
  deleteParts,
  insertPart,
  type ReportExport,
  updateExportStatus,
  updateTotal,
} from './export-store.ts'
import { headLines } from './head.ts'
import { EXPORT_READY } from './ready.ts'
import { createRenderer } from './render.ts'

/** The same bound whichever way the rows leave. */
export const MOST_ROWS = 5_000_000
/** Rows that are fetched and written at a time. */
const BATCH = 200
const PART_BYTES = 256 * 1024
const SECONDS = 300

/** Reads with the rights that the maker has now, in one snapshot; a repeated job begins anew. */
export async function writeExport(
  ctx: TenantContext,
  id: string,
  { isLastAttempt }: { isLastAttempt: boolean },
): Promise<void> {
  const found = await inTenant(ctx, async tx => {
    await deleteParts(tx, id)
    return updateExportStatus(tx, id, { from: ['queued', 'running'], to: 'running' })
  })
  if (!found) return
  try {
    await writeRows(ctx, found)
    await inTenant(ctx, async tx => {
      await updateExportStatus(tx, id, { from: ['running'], to: 'ready' })
      await refreshNotifications(tx, ctx, { kind: EXPORT_READY, people: [found.created_by] })
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal instanceof AppError) return refuseExport(ctx, id, refusal.code)
    if (isLastAttempt) await refuseExport(ctx, id, 'internal_error')
    throw error
  }
}

const refuseExport = (ctx: TenantContext, id: string, problem: string): Promise<void> =>
  inTenant(ctx, async tx => {
    await deleteParts(tx, id)
    await updateExportStatus(tx, id, { from: ['running'], to: 'failed', problem })
  })

async function writeRows(ctx: TenantContext, found: ReportExport): Promise<void> {
  const reader = await readerOf(ctx, found.created_by, found.language as Language)
  if (!reader) throw new AppError(403, 'permission_denied')
  const now = Date.now()
  // A bound of the screen is none of the file, but one that the report itself names is.
  const limit = found.query.limit ?? MOST_ROWS
  const query = resolveQuery(reader, { ...found.query, limit }, { audience: 'person', now })
  await ctx.services.database.readInTenant(ctx.tenant.id, { seconds: SECONDS }, async tx => {
    const total = await countRows(tx, query)
    await inTenant(ctx, own => updateTotal(own, found.id, Math.min(total, limit)))
    const counted = { rows: 0 }
    const lines = linesOf(reader, query, { tx, counted, name: found.name, now })
    await keepParts(ctx, found, { chunks: fileOf(found, lines), counted })
  })
}

const fileOf = ({ format, name }: ReportExport, lines: AsyncGenerator<SheetRow[]>): AsyncGenerator<Buffer> =>
  format === 'xlsx' ? xlsxFile(name, lines) : csvFile(lines)

type Source = { tx: TenantTx; counted: { rows: number }; name: string; now: number }

async function* linesOf(
  reader: Reader,
  query: ResolvedQuery,
  { tx, counted, name, now }: Source,
): AsyncGenerator<SheetRow[]> {
  yield headLines(reader, query, { name, now }).map(cells => ({ cells, isHead: true }))
  const render = createRenderer(reader, query)
  for await (const batch of selectInBatches(tx, query, BATCH)) {
    yield batch.slice(0, query.limit - counted.rows).map(row => ({ cells: render(row) }))
    counted.rows += batch.length
  }
}

type Chunks = { chunks: AsyncGenerator<Buffer>; counted: { rows: number } }

/** Pieces are written beside the snapshot that is read, each in a short transaction of its own, all out of the same bytes. */
async function keepParts(
  ctx: TenantContext,
  { id }: ReportExport,
  { chunks, counted }: Chunks,
): Promise<void> {
  const bytes = Buffer.allocUnsafe(PART_BYTES)
  let filled = 0
  let position = 0
  const flush = async () => {
    const part = { position, body: bytes.subarray(0, filled), rows: counted.rows }
    if (!(await inTenant(ctx, tx => insertPart(tx, id, part)))) throw new AppError(409, 'wrong_state')
    filled = 0
    position += 1
  }
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const copied = chunk.copy(bytes, filled, from)
      from += copied
      filled += copied
      if (filled === PART_BYTES) await flush()
    }
  }
  if (filled > 0) await flush()
}
