import { inTenant, invalid, type Page, type PageQuery, type SessionContext } from '@tamga/core'
import { type EventFilter, type SessionEvent, selectEvents } from './event-store.ts'

export type EventFields = Omit<EventFilter, 'from' | 'to'> & { from?: string; to?: string }
export type EventQuery = EventFields & PageQuery

/** The history of endings: who ended which session, and why. */
export async function listEvents(ctx: SessionContext, query: EventQuery): Promise<Page<SessionEvent>> {
  const filter = filterOf(query)
  return inTenant(ctx, tx => selectEvents(tx, filter, query))
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
