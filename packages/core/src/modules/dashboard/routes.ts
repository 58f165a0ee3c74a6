import { DaysQuery } from '../../kernel/days/day-contract.ts'
import { sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { readDashboard } from './service.ts'

export const routes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/dashboard',
    {
      summary: 'The numbers of the last 14 days and what needs attention, as far as the caller may see it',
      query: DaysQuery,
      reply: contract.Dashboard,
    },
    (ctx, { query }) => readDashboard(ctx, query.zone),
  ),
]
