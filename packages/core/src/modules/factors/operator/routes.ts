import { operatorRoute } from '../../../kernel/http/route.ts'
import type { RouteDefinition } from '../../../kernel/http/route-definition.ts'
import * as contract from '../contract.ts'
import { readFactorsOfPerson, removeFactorsOfPerson } from './factors-of-people.ts'

/** Never a tenant's administrator: a person's factors open every tenant of theirs. */
export const operatorRoutes: RouteDefinition[] = [
  operatorRoute(
    'GET',
    '/platform/people/factors',
    {
      summary: 'Which factors a person has, by their address',
      query: contract.PersonQuery,
      reply: contract.FactorsOfPerson,
      problems: ['not_found'],
    },
    (ctx, { query }) => readFactorsOfPerson(ctx, query.email),
  ),
  operatorRoute(
    'DELETE',
    '/platform/people/:id/factors',
    {
      summary: 'Remove lost factors of a person, who is told; their sessions end',
      stepUp: true,
      params: contract.PasskeyParams,
      body: contract.RemovalBody,
      problems: ['last_login_method'],
    },
    (ctx, { params, body }) => removeFactorsOfPerson(ctx, params.id, body),
  ),
]
