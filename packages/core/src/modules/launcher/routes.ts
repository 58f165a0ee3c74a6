import { sessionRoute } from '../../kernel/http/route.ts'
import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { listOwnApplications, markApplication } from './service.ts'

const params = contract.ApplicationParams

export const routes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/me/applications',
    {
      summary: 'The applications that the caller may open, by name',
      query: contract.ApplicationsQuery,
      reply: contract.Applications,
    },
    (ctx, { query }) => listOwnApplications(ctx, query),
  ),
  sessionRoute(
    'PUT',
    '/me/applications/:client_id/favourite',
    { summary: 'Mark an application as a favourite', params },
    (ctx, { params: { client_id } }) => markApplication(ctx, { client_id, favourite: true }),
  ),
  sessionRoute(
    'DELETE',
    '/me/applications/:client_id/favourite',
    { summary: 'Take the mark of a favourite away', params },
    (ctx, { params: { client_id } }) => markApplication(ctx, { client_id, favourite: false }),
  ),
  sessionRoute(
    'POST',
    '/me/applications/:client_id/opened',
    { summary: 'Note that the caller opened an application', params },
    (ctx, { params: { client_id } }) => markApplication(ctx, { client_id, opened: true }),
  ),
]
