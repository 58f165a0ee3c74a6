import { sessionRoute } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { listOwnConsents, withdrawOwnConsent } from './service.ts'

export const routes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/me/consents',
    {
      summary: 'Applications that the person allowed something in this tenant',
      query: contract.ConsentsQuery,
      reply: contract.Consents,
    },
    (ctx, { query }) => listOwnConsents(ctx, query),
  ),
  sessionRoute(
    'DELETE',
    '/me/consents/:client_id',
    { summary: 'Take a consent back; its tokens end at once', params: contract.ClientParams },
    (ctx, { params }) => withdrawOwnConsent(ctx, params.client_id),
  ),
]
