import { route } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { readPersonOverview } from './person-overview.ts'
import { exportPersonAccess } from './person-pdf.ts'

export const personRoutes: RouteDefinition[] = [
  route(
    'GET',
    '/members/:id/overview',
    {
      summary:
        'Everything about a member: factors, roles with why and since, permissions, applications, reviews, risk',
      params: contract.PersonParams,
      reply: contract.PersonOverview,
    },
    (ctx, { params }) => readPersonOverview(ctx, params.id),
  ),
  route(
    'GET',
    '/members/:id/access.pdf',
    {
      summary: 'The access of a member as a PDF',
      name: 'access',
      params: contract.PersonParams,
      produces: ['application/pdf'],
    },
    (ctx, { params }) => exportPersonAccess(ctx, params.id),
  ),
]
