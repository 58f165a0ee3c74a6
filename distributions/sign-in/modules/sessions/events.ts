import {
  decodeCursor,
  inTenant,
  invalid,
  invalidCursor,
  isUuid,
  type Page,
  type SessionContext,
  toPage,
} from '@tamga/core'
import { countEvents, type EventFilter, type Position, readEvents, type SessionEvent } from './event-store.ts'

export type EventFields = Omit<EventFilter, 'from' | 'to'> & { from?: string; to?: string }
export type EventQuery = EventFields & { limit?: number; cursor?: string; count?: boolean }

/** The history of endings: who ended which session, and why. */
export async function listEvents(ctx: SessionContext, query: EventQuery): Promise<Page<SessionEvent>> {
  const filter = filterOf(query)
  const after = positionIn(query.cursor)
  const limit = query.limit ?? 50
  return inTenant(ctx, async tx => {
    const rows = await readEvents(tx, filter, { after, limit: limit + 1 })
    const page = toPage(rows, limit, row => [row.at, row.id])
    return query.count ? { ...page, total: await countEvents(tx, filter) } : page
  })
}

export function filterOf({ user, cause, terminated_by, from, to }: EventFields): EventFilter {
  return { user, cause, terminated_by, from: momentOf(from, '/from'), to: momentOf(to, '/to') }
}

// A date-time that the schema lets pass may still name no moment (a leap second).
function momentOf(text: string | undefined, path: string): number | undefined {
  if (text === undefined) return undefined
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw invalid({ path, code: 'format', params: { format: 'date-time' } })
  return moment
}

function positionIn(cursor: string | undefined): Position | null {
  const values = decodeCursor(cursor, 2)
  if (values === null) return null
  const [at, id] = values
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || !isUuid(id)) throw invalidCursor()
  return { at: new Date(at).toISOString(), id }
}
