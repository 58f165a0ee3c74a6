import { created, type RouteDefinition, route } from '@tamga/core'
import * as contract from '../contract.ts'
import { changeSchedule, createSchedule, listSchedules, readSchedule, removeSchedule } from './schedules.ts'

const params = contract.CampaignParams
const reply = contract.Schedule

export const scheduleRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/schedules',
    {
      summary: 'What creates drafts at intervals, the next one first',
      query: contract.SchedulesQuery,
      reply: contract.ScheduleList,
    },
    (ctx, { query }) => listSchedules(ctx, query),
  ),
  route('GET', '/schedules/:id', { summary: 'One schedule', params, reply }, (ctx, { params }) =>
    readSchedule(ctx, params.id),
  ),
  route(
    'POST',
    '/schedules',
    { summary: 'Create drafts like a campaign at intervals', body: contract.NewSchedule, reply, status: 201 },
    async (ctx, { body }, tools) =>
      created(tools, '/api/v1/sso/reviews/schedules', await createSchedule(ctx, body)),
  ),
  route(
    'PUT',
    '/schedules/:id',
    {
      summary: 'Change a schedule',
      params,
      body: contract.ScheduleChange,
      reply,
      problems: ['stale_version'],
    },
    (ctx, { params, body }) => changeSchedule(ctx, params.id, body),
  ),
  route('DELETE', '/schedules/:id', { summary: 'Delete a schedule', params }, (ctx, { params }) =>
    removeSchedule(ctx, params.id),
  ),
]
