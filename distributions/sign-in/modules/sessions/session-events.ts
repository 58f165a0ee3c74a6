import { inTenant, type Page, type PageQuery, readMoment, type SessionContext, zoneFor } from '@tamga/core'
import { type EventFilter, type SessionEvent, selectEventDays, selectEvents } from './event-store.ts'

export type EventFields = Omit<EventFilter, 'from' | 'to'> & { from?: string; to?: string }
export type EventQuery = EventFields & PageQuery

/** The history of endings: who ended which session, and why. */
export async function listEvents(ctx: SessionContext, query: EventQuery): Promise<Page<SessionEvent>> {
  const filter = filterOf(query)
  return inTenant(ctx, tx => selectEvents(tx, filter, query))
}

export async function listEventDays(ctx: SessionContext, asked?: string) {
  const zone = await zoneFor(ctx, asked)
  return { items: await inTenant(ctx, tx => selectEventDays(tx, zone)) }
}

export function filterOf({ user, cause, terminated_by, from, to }: EventFields): EventFilter {
  return { user, cause, terminated_by, from: readMoment(from, '/from'), to: readMoment(to, '/to') }
}
