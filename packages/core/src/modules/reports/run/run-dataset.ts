import { dayIn } from '../../../kernel/days/zone.ts'
import { AppError, invalid, overloaded } from '../../../kernel/http/problem.ts'
import type { Cell } from './cells.ts'
import { columnsOf, type ReportColumn, withNames } from './columns.ts'
import type { DatasetQuery, ResolvedQuery } from './query.ts'
import type { Audience, Reader } from './readable.ts'
import { MOST_SCREEN_ROWS, resolveQuery } from './resolve-query.ts'
import { selectRows } from './run-store.ts'
import { runBounded } from './running.ts'

export type ReportResult = {
  columns: ReportColumn[]
  rows: Cell[][]
  truncated: boolean
  generated_at: string
  zone: string
  range: { from: string; to: string } | null
  before: { from: string; to: string } | null
  as_of: string | null
}

export type RunOptions = {
  readonly signal?: AbortSignal | undefined
  readonly audience?: Audience
  /** Where the query names none. */
  readonly zone?: string
}

const INTERACTIVE_SECONDS = 10

/**
 * Runs a query with the rights that the reader has now: the one way for screens, links, the assistant and agents. What the reader may
 * not have is refused, never left out silently.
 */
export async function runDataset(
  reader: Reader,
  query: DatasetQuery,
  { signal, audience = 'person', zone }: RunOptions = {},
): Promise<ReportResult> {
  const now = Date.now()
  const bounded = { ...query, limit: Math.min(query.limit ?? MOST_SCREEN_ROWS, MOST_SCREEN_ROWS) }
  const resolved = resolveQuery(reader, query.limit === undefined ? query : bounded, {
    audience,
    now,
    ...(zone !== undefined && { zone }),
  })
  const found = await runBounded(reader, () => readRows(reader, resolved, signal))
  return resultOf(reader, resolved, { found, now })
}

function resultOf(
  reader: Reader,
  query: ResolvedQuery,
  { found, now }: { found: Cell[][]; now: number },
): ReportResult {
  const rows = found.slice(0, query.limit)
  return {
    columns: withNames(reader, query, { columns: columnsOf(reader, query), rows }),
    rows,
    truncated: found.length > query.limit,
    generated_at: new Date(now).toISOString(),
    zone: query.zone,
    range: spanOf(query.span),
    before: spanOf(query.before),
    as_of: query.asOf && dayIn(query.zone, query.asOf.getTime() - 1),
  }
}

const spanOf = (span: ResolvedQuery['span']): ReportResult['range'] =>
  span && { from: span.from.toISOString(), to: span.to.toISOString() }

const CANCELLED = '57014'
/** The server knows other zones than this process. */
const UNKNOWN_ZONE = '22023'
const RETRY_SECONDS = 10

async function readRows(reader: Reader, query: ResolvedQuery, signal?: AbortSignal): Promise<Cell[][]> {
  const { database } = reader.services
  try {
    return await database.readInTenant(reader.tenant.id, { seconds: INTERACTIVE_SECONDS, signal }, tx =>
      selectRows(tx, query),
    )
  } catch (error) {
    throw refusalOf(error)
  }
}

/** A report that took too long, or found no free connection, is no fault of the service. */
export function refusalOf(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code === CANCELLED) return new AppError(422, 'report_too_slow')
  if (code === UNKNOWN_ZONE) return invalid({ path: '/zone', code: 'unknown_zone' })
  if (typeof message === 'string' && message.startsWith('timeout exceeded when trying to connect'))
    return overloaded(RETRY_SECONDS)
  return error
}
