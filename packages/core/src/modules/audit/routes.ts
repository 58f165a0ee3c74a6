import { DayCounts, DaysQuery } from '../../kernel/days/day-contract.ts'
import { route, sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { exportRecords } from './export.ts'
import { listActivity, listRecordDays, listRecords, verifyRecords } from './service.ts'

export const routes: RouteDefinition[] = [
  route(
    'GET',
    '/audit',
    { summary: 'Who changed what and when', query: contract.AuditQuery, reply: contract.AuditList },
    (ctx, { query }) => listRecords(ctx, query),
  ),
  route(
    'GET',
    '/audit/days',
    {
      summary: 'How many records each of the last 30 days has',
      query: DaysQuery,
      reply: DayCounts,
    },
    (ctx, { query }) => listRecordDays(ctx, query.zone),
  ),
  route(
    'GET',
    '/audit/export',
    {
      summary: 'The audit log as a stream',
      query: contract.ExportQuery,
      produces: ['text/csv', 'application/jsonl'],
    },
    async (ctx, { query }) => exportRecords(ctx, query),
  ),
  route(
    'GET',
    '/audit/verify',
    { summary: 'Checks every seal against the records', reply: contract.VerifyReply },
    ctx => verifyRecords(ctx),
  ),
  sessionRoute(
    'GET',
    '/me/activity',
    { summary: 'What I did in this organisation', query: contract.ActivityQuery, reply: contract.AuditList },
    (ctx, { query }) => listActivity(ctx, query),
  ),
]
