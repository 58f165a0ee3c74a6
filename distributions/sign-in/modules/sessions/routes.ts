import { DayCounts, DaysQuery, type RouteDefinition, route } from '@tamga/core'
import * as contract from './contract.ts'
import { endSession, endSessionsOf } from './end-sessions.ts'
import { exportEvents } from './export.ts'
import { listEventDays, listEvents } from './session-events.ts'
import { listSessionDays, listSessions, listSessionsOf } from './sessions.ts'

const reason = { query: contract.ReasonGiven, body: contract.ReasonGiven }

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '',
    {
      summary: 'Who is signed in to the organisation',
      query: contract.SessionsQuery,
      reply: contract.SessionList,
    },
    (ctx, { query }) => listSessions(ctx, query),
  ),
  route(
    'GET',
    '/days',
    {
      summary: 'How many of the present sessions began on each of the last 30 days',
      query: DaysQuery,
      reply: DayCounts,
    },
    (ctx, { query }) => listSessionDays(ctx, query.zone),
  ),
  route(
    'GET',
    '/events',
    { summary: 'Who ended which session, and why', query: contract.EventsQuery, reply: contract.EventList },
    (ctx, { query }) => listEvents(ctx, query),
  ),
  route(
    'GET',
    '/events/days',
    {
      summary: 'How many sessions ended on each of the last 30 days',
      query: DaysQuery,
      reply: DayCounts,
    },
    (ctx, { query }) => listEventDays(ctx, query.zone),
  ),
  route(
    'GET',
    '/events/export',
    {
      summary: 'The history of ended sessions as a stream',
      query: contract.ExportQuery,
      produces: ['text/csv', 'application/jsonl'],
    },
    async (ctx, { query }) => exportEvents(ctx, query),
  ),
  route(
    'GET',
    '/users/:user_id',
    {
      summary: 'Sessions of one person',
      params: contract.PersonParams,
      query: contract.PersonSessionsQuery,
      reply: contract.SessionList,
    },
    (ctx, { params, query }) => listSessionsOf(ctx, params.user_id, query),
  ),
  route(
    'DELETE',
    '/:id',
    { ...reason, summary: 'End a session', params: contract.SessionParams, problems: ['current_session'] },
    (ctx, { params, query, body }) => endSession(ctx, params.id, body.reason ?? query.reason),
  ),
  route(
    'DELETE',
    '/users/:user_id',
    {
      ...reason,
      summary: 'End all sessions of a person; callers keep the one they are using',
      params: contract.PersonParams,
      reply: contract.Terminated,
      problems: ['reason_required'],
    },
    (ctx, { params, query, body }) => endSessionsOf(ctx, params.user_id, body.reason ?? query.reason),
  ),
]
