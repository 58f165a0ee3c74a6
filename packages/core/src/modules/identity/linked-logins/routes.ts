import { sessionRoute } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from './contract.ts'
import { listOwnLogins, unlinkOwnLogin } from './own-logins.ts'

export const routes: RouteDefinition[] = [
  sessionRoute(
    'GET',
    '/me/identities',
    {
      summary: 'Own logins at other providers; `blocked` says why one cannot be taken away now',
      query: contract.OwnLoginsQuery,
      reply: contract.OwnLogins,
    },
    (ctx, { query }) => listOwnLogins(ctx, query),
  ),
  sessionRoute(
    'DELETE',
    '/me/identities/:id',
    {
      summary: 'Take an own login at another provider away; the sessions that came by it end',
      params: contract.LoginParams,
      problems: ['current_session', 'last_login_method'],
    },
    (ctx, { params }) => unlinkOwnLogin(ctx, params.id),
  ),
]
