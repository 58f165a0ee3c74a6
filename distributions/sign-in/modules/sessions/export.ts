import {
  csvHead,
  csvLine,
  everyPage,
  inTenant,
  type PageQuery,
  type SessionContext,
  type Stream,
} from '@tamga/core'
import { type EventFilter, type SessionEvent, selectEvents } from './event-store.ts'
import { type EventFields, filterOf } from './session-events.ts'

const EVENTS_AT_ONCE = 500

const COLUMNS = [
  'id',
  'at',
  'session_id',
  'user_id',
  'user_name',
  'user_email',
  'cause',
  'terminated_by_id',
  'terminated_by_name',
  'terminated_by_email',
  'reason',
  'ip',
]

type Form = { type: string; head: string; line(event: SessionEvent): string }

const FORMS: Readonly<Record<'csv' | 'jsonl', Form>> = {
  csv: { type: 'text/csv; charset=utf-8', head: csvHead(COLUMNS), line: csvEvent },
  jsonl: {
    type: 'application/jsonl; charset=utf-8',
    head: '',
    line: event => `${JSON.stringify(event)}\n`,
  },
}

/** The whole history as a stream. What is wrong with the filter is told before the first byte. */
export function exportEvents(
  ctx: SessionContext,
  { format, ...fields }: EventFields & { format: 'csv' | 'jsonl' },
): Stream {
  const filter = filterOf(fields)
  const form = FORMS[format]
  const filename = `session-events-${new Date().toISOString().slice(0, 10)}.${format}`
  return { type: form.type, filename, chunks: linesOf(ctx, filter, form) }
}

/** Each page in a short transaction of its own: a slow reader holds no connection. */
async function* linesOf(ctx: SessionContext, filter: EventFilter, form: Form): AsyncGenerator<string> {
  if (form.head) yield form.head
  const read = (query: PageQuery) => inTenant(ctx, tx => selectEvents(tx, filter, query))
  for await (const events of everyPage(read, EVENTS_AT_ONCE)) yield events.map(form.line).join('')
}

function csvEvent({ user, terminated_by, ...event }: SessionEvent): string {
  return csvLine([
    event.id,
    event.at,
    event.session_id,
    user.id,
    user.name,
    user.email,
    event.cause,
    terminated_by?.id ?? null,
    terminated_by?.name ?? null,
    terminated_by?.email ?? null,
    event.reason,
    event.ip,
  ])
}
